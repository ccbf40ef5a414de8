import LayoutTrace
import Yams

extension ManifestReader {
  /// What the behaviours of a course refer to.
  struct Context {
    var devices: [Device]
    var views: [ViewName]
    var constraints: [ConstraintName]
    var steps: [String]
    var scripts: [String: [Gesture]]
  }

  static let behaviourKeys =
    ["says", "kind", "steps", "points", "devices", "do"]
    + Expectation.Scope.allCases.map(\.rawValue)

  mutating func behaviour(
    _ id: String, _ idNode: Node, _ node: Node, in context: Context
  ) -> Behaviour {
    if id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil {
      note("a behaviour's name is small letters and digits with hyphens: header-sticks", at: idNode)
    }
    var behaviour = Behaviour(
      id: id, says: "", kind: .promise, steps: [], points: 1, audience: [], devices: [],
      script: [], expectations: [])
    var isExpecting = false
    for (key, _, value) in pairs(node, known: Self.behaviourKeys, of: "`\(id)`") {
      switch key {
      case "says": behaviour.says = text(value, "`says`") ?? ""
      case "kind": behaviour.kind = kind(value)
      case "steps": behaviour.steps = steps(value, of: context.steps)
      case "points": behaviour.points = points(value, "`points`") ?? 1
      case "devices": behaviour.audience = audience(value, of: context.devices)
      case "do":
        dice = scriptDice
        behaviour.script = script(value, in: context)
        dice = nil
      default:
        guard let scope = Expectation.Scope(rawValue: key) else { continue }
        let conditions = elements(value)
        // One with a mistake in it is a condition as well.
        isExpecting = isExpecting || !conditions.isEmpty
        behaviour.expectations += conditions.compactMap {
          expectation($0, scope: scope, in: context)
        }
      }
    }
    if behaviour.audience.isEmpty {
      behaviour.audience = context.devices.prefix(1).map { .named($0.name) }
    }
    behaviour.devices = context.devices.filter { device in
      behaviour.audience.contains { $0.matches(device) }
    }
    if behaviour.says.isEmpty { note("`\(id)` has no sentence: says: ...", at: idNode) }
    if behaviour.steps.isEmpty { note("`\(id)` holds in no step: steps: ...", at: idNode) }
    if !isExpecting {
      note("`\(id)` expects nothing, so it could never fail: always: ...", at: idNode)
    }
    return behaviour
  }

  private mutating func kind(_ node: Node) -> Behaviour.Kind {
    guard let kind = node.scalar.flatMap({ Behaviour.Kind(rawValue: $0.string) }) else {
      let known = Behaviour.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      note("a kind is one of \(known)", at: node)
      return .promise
    }
    return kind
  }

  /// `all`, `Step-1`, `Step-2...Step-6`, `Step-2...`, several parted by commas or in a list.
  mutating func steps(_ node: Node, of known: [String]) -> [String] {
    var chosen: Set<String> = []
    for element in elements(node) {
      for part in (element.scalar?.string ?? "").split(separator: ",") {
        let text = part.trimmed()
        guard text != "all" else {
          chosen.formUnion(known)
          continue
        }
        let ends =
          text.contains("...")
          ? text.ranges(of: "...").first.map {
            (String(text[..<$0.lowerBound]).trimmed(), String(text[$0.upperBound...]).trimmed())
          } : nil
        let first = ends?.0 ?? text
        let last = ends.map { $0.1.isEmpty ? (known.last ?? "") : $0.1 } ?? text
        guard let start = known.firstIndex(of: first), let end = known.firstIndex(of: last),
          start <= end
        else {
          note("`\(text)` names no steps; there are \(known.joined(separator: ", "))", at: element)
          continue
        }
        chosen.formUnion(known[start...end])
      }
    }
    return known.filter(chosen.contains)
  }

  /// `all`, `phones`, `home button`, or names of the course's devices.
  private mutating func audience(_ node: Node, of known: [Device]) -> [DeviceSelector] {
    elements(node).compactMap { element in
      guard let name = text(element, "a device") else { return nil }
      if let kind = DeviceSelector.Kind(rawValue: name) {
        guard known.contains(where: DeviceSelector.kind(kind).matches) else {
          note("none of the course's devices is of this kind", at: element)
          return nil
        }
        return .kind(kind)
      }
      guard let device = known.first(where: { $0.name.lowercased() == name.lowercased() }) else {
        let names = known.map(\.name) + DeviceSelector.Kind.allCases.map(\.rawValue)
        note(
          "this is none of the course's devices: \(names.joined(separator: ", "))", at: element)
        return nil
      }
      return .named(device.name)
    }
  }

  /// A condition by itself, or `{on: devices, when: condition, expect: condition}`.
  private mutating func expectation(
    _ node: Node, scope: Expectation.Scope, in context: Context
  ) -> Expectation? {
    guard node.mapping != nil else {
      return expression(node, in: context).map {
        Expectation(scope: scope, when: nil, expect: $0)
      }
    }
    var audience = [DeviceSelector.kind(.all)]
    var when: Expression?
    var expect: Expression?
    let known = ["on", "when", "expect"]
    for (key, _, value) in pairs(node, known: known, of: "an expectation") {
      switch key {
      case "on": audience = self.audience(value, of: context.devices)
      case "when": when = expression(value, in: context)
      default: expect = expression(value, in: context)
      }
    }
    if node.mapping?["expect"] == nil {
      note("an expectation says what it expects: {when: ..., expect: ...}", at: node)
    }
    guard let expect else { return nil }
    return Expectation(scope: scope, audience: audience, when: when, expect: expect)
  }
}

extension StringProtocol {
  fileprivate func trimmed() -> String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
