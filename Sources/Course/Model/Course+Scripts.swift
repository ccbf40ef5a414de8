import LayoutTrace

extension Course {
  /// The scripts of the course, or of one of its behaviours, each once and on the main device, as
  /// behaviours that expect nothing: what two steps are compared under.
  package func playedScripts(of behaviour: String? = nil) -> [Behaviour] {
    var scripts: [[Gesture]] = []
    for known in behaviours where behaviour == nil || known.id == behaviour {
      if !scripts.contains(known.script) { scripts.append(known.script) }
    }
    return scripts.map { .playing($0, on: Array(devices.prefix(1))) }
  }

  /// The behaviour of an id; nil if there is none.
  package func behaviour(named id: String) -> Behaviour? {
    behaviours.first { $0.id == id }
  }
}
