import LayoutTrace
import Yams

extension GradingScheme {
  /// Reads what the scheme adds of behaviours, and what they speak of.
  mutating func readBehaviours(
    _ parts: [String: Node], course: Course, with reader: inout ManifestReader
  ) {
    views = parts["views"].map { reader.views($0) } ?? []
    if let node = parts["views"] {
      let known = Set(course.views.map(\.name))
      for view in views where known.contains(view.name) {
        reader.note("`\(view.name)` is a view of the course already", at: node)
      }
    }
    let views = course.views + views
    constraints = parts["constraints"].map { reader.constraints($0, views: views) } ?? []
    let devices =
      parts["devices"].map { draw($0, for: "devices", with: &reader) } ?? course.devices
    var context = ManifestReader.Context(
      devices: devices, views: views, constraints: course.constraints + constraints,
      steps: course.steps.map(\.tag), scripts: course.gestures)
    if let gestures = parts["gestures"] {
      for (key, _, value) in reader.pairs(gestures, known: nil, of: "`gestures`") {
        reader.dice = Dice(seed: seed, for: "gesture \(key)")
        context.scripts[key] = reader.script(value, in: context)
        reader.dice = nil
      }
    }
    if let node = parts["behaviours"] {
      for (id, idNode, value) in reader.pairs(node, known: nil, of: "`behaviours`") {
        if course.behaviours.contains(where: { $0.id == id }) {
          reader.note("`\(id)` is a behaviour of the course already", at: idNode)
        }
        reader.scriptDice = Dice(seed: seed, for: "behaviour \(id)")
        hidden.append(reader.behaviour(id, idNode, value, in: context))
        reader.scriptDice = nil
      }
    }
    if let node = parts["again"] { hidden += again(node, of: course, with: &reader) }
  }

  /// The course's own behaviours once more, on other devices.
  private func again(
    _ node: Node, of course: Course, with reader: inout ManifestReader
  ) -> [Behaviour] {
    var chosen = course.behaviours
    var devices: [Device] = []
    var points: Double?
    for (key, _, value) in reader.pairs(
      node, known: ["behaviours", "devices", "points"], of: "`again`")
    {
      switch key {
      case "behaviours" where value.scalar?.string == "all": break
      case "behaviours": chosen = behaviours(value, of: course, with: &reader)
      case "devices": devices = draw(value, for: "again", with: &reader)
      default: points = reader.number(value, "`points`")
      }
    }
    if devices.isEmpty {
      reader.note("`again` says on which devices: {devices: [random 2 phones]}", at: node)
    }
    return chosen.compactMap { behaviour in
      var copy = behaviour
      copy.id += "-again"
      copy.points = points ?? behaviour.points
      copy.devices = devices.filter { device in
        behaviour.audience.contains { $0.matches(device) }
          && !behaviour.expectations(on: device).isEmpty
      }
      return copy.devices.isEmpty ? nil : copy
    }
  }

  private func behaviours(
    _ node: Node, of course: Course, with reader: inout ManifestReader
  ) -> [Behaviour] {
    reader.elements(node).compactMap { element in
      guard let id = reader.text(element, "a behaviour") else { return nil }
      if let found = course.behaviours.first(where: { $0.id == id }) { return found }
      let nearest = Spelling.nearest(to: id, among: course.behaviours.map(\.id))
      reader.note(
        "the course has no behaviour `\(id)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
        at: element)
      return nil
    }
  }

  /// Devices by name, and so many at random: `[iPhone 15, random 2 phones]`.
  private func draw(
    _ node: Node, for purpose: String, with reader: inout ManifestReader
  ) -> [Device] {
    var dice = Dice(seed: seed, for: purpose)
    var drawn: [Device] = []
    for element in reader.elements(node) {
      guard let text = reader.text(element, "a device") else { continue }
      guard let match = text.wholeMatch(of: /random (\d{1,3})(?: (.+))?/) else {
        drawn += Course.devices(element, with: &reader).filter { !drawn.contains($0) }
        continue
      }
      let kind = match.2.map { DeviceSelector.Kind(rawValue: String($0)) } ?? .all
      guard let kind else {
        let known = DeviceSelector.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        reader.note("devices at random are of a kind: \(known)", at: element)
        continue
      }
      var left = DeviceCatalog.devices.filter {
        DeviceSelector.kind(kind).matches($0) && !drawn.contains($0)
      }
      guard let count = Int(match.1), count > 0, count <= left.count else {
        reader.note("there are only \(left.count) such devices to draw from", at: element)
        continue
      }
      for _ in 0..<count { drawn.append(left.remove(at: dice.next(below: left.count))) }
    }
    return drawn
  }
}
