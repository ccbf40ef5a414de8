import LayoutTrace
import Yams

extension GradingScheme {
  /// Reads what the scheme adds of behaviours, and what they speak of.
  mutating func readBehaviours(
    _ parts: [String: Node], course: Course, with reader: inout ManifestReader
  ) {
    let (known, joined) = (course.views.map(\.name), course.constraints.map(\.name))
    Self.refuse(known, "a view", in: parts["views"], with: &reader)
    Self.refuse(joined, "a constraint", in: parts["views"], with: &reader)
    Self.refuse(joined, "a constraint", in: parts["constraints"], with: &reader)
    Self.refuse(course.gestures.keys, "a gesture", in: parts["gestures"], with: &reader)
    views = parts["views"].map { reader.views($0) } ?? []
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

  /// Notes the names that the course has given already: whoever reads one there would not know of
  /// which of the two it speaks.
  private static func refuse(
    _ names: some Collection<String>, _ what: String, in node: Node?,
    with reader: inout ManifestReader
  ) {
    for (key, _) in node?.mapping ?? [:] {
      guard let name = key.scalar?.string, names.contains(name) else { continue }
      reader.note("`\(name)` is \(what) of the course already", at: key)
    }
  }

  /// The course's own behaviours once more, on other devices.
  private func again(
    _ node: Node, of course: Course, with reader: inout ManifestReader
  ) -> [Behaviour] {
    var chosen = course.behaviours.map { (behaviour: $0, node: node) }
    var devices: [Device] = []
    var points: Double?
    for (key, _, value) in reader.pairs(
      node, known: ["behaviours", "devices", "points"], of: "`again`")
    {
      switch key {
      case "behaviours" where value.scalar?.string == "all": break
      case "behaviours": chosen = behaviours(value, of: course, with: &reader)
      case "devices": devices = draw(value, for: "again", with: &reader)
      default: points = reader.points(value, "`points`")
      }
    }
    if devices.isEmpty {
      reader.note("`again` says on which devices: {devices: [random 2 phones]}", at: node)
    }
    var taken = course.behaviours.map(\.id) + hidden.map(\.id)
    return chosen.compactMap { behaviour, place in
      var copy = behaviour
      copy.id += "-again"
      guard !taken.contains(copy.id) else {
        reader.note(
          "`again` calls `\(behaviour.id)` `\(copy.id)`, and so is another behaviour called",
          at: place)
        return nil
      }
      taken.append(copy.id)
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
  ) -> [(behaviour: Behaviour, node: Node)] {
    var chosen: [(behaviour: Behaviour, node: Node)] = []
    for element in reader.elements(node) {
      guard let id = reader.text(element, "a behaviour") else { continue }
      if chosen.contains(where: { $0.behaviour.id == id }) {
        reader.note("`\(id)` stands there twice", at: element)
        continue
      }
      if let found = course.behaviours.first(where: { $0.id == id }) {
        chosen.append((found, element))
        continue
      }
      let nearest = Spelling.nearest(to: id, among: course.behaviours.map(\.id))
      reader.note(
        "the course has no behaviour `\(id)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
        at: element)
    }
    return chosen
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
