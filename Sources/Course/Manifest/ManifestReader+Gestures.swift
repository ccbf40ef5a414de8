import LayoutTrace
import Yams

extension ManifestReader {
  /// How long a script may take, all its gestures together, in seconds on the virtual clock.
  static let longestScript = 60.0

  /// How many gestures a script may have.
  static let mostGestures = 100

  /// How far a finger may move in points, and how fast in points a second.
  static let farthestMove = 10_000.0

  /// A script: a named one, or a list of gestures.
  mutating func script(_ node: Node, in context: Context) -> [Gesture] {
    if let name = node.scalar?.string, name != "rest", name != "release" {
      guard let script = context.scripts[name] else {
        let nearest = Spelling.nearest(to: name, among: context.scripts.keys.sorted())
        note(
          "no gesture is called `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
          at: node)
        return []
      }
      return script
    }
    slack = 0
    let script = elements(node).compactMap { gesture($0, in: context) }
    if script.reduce(slack, { $0 + $1.seconds }) > Self.longestScript {
      note("a script takes at most \(Self.longestScript.brief) seconds", at: node)
    }
    if script.count > Self.mostGestures {
      note("a script has at most \(Self.mostGestures) gestures", at: node)
    }
    return script
  }

  /// One gesture: `{drag: {down: 300, seconds: 1}}`, `release`, `{wait: 0.5}`.
  private mutating func gesture(_ node: Node, in context: Context) -> Gesture? {
    if let word = node.scalar?.string {
      switch word {
      case "release": return .release
      case "rest": return .wait(seconds: 0)
      default:
        let nearest = Spelling.nearest(to: word, among: Self.gestureNames)
        note(
          "`\(word)` is no gesture; "
            + (nearest.map { "did you mean `\($0)`?" }
              ?? "there are \(Self.gestureNames.joined(separator: ", "))"),
          at: node)
        return nil
      }
    }
    let pairs = pairs(node, known: Self.gestureNames, of: "a gesture")
    guard pairs.count == 1, let (name, _, value) = pairs.first else {
      if pairs.count > 1 { note("one gesture a line: begin each with a dash", at: node) }
      return nil
    }
    switch name {
    case "drag": return drag(value)
    case "fling":
      let options = numbers(value, known: ["down", "up", "left", "right"], of: "a fling")
      return .fling(velocity: displacement(options, at: value))
    case "scroll": return scroll(value)
    case "set offset":
      return setOffset(value)
    case "constant": return setConstant(value, constraints: context.constraints)
    case "wait":
      return given(value, "a wait").map { .wait(seconds: seconds($0, at: value)) }
    case "text": return setText(value, views: context.views)
    default: return rotate(value)
    }
  }

  static let gestureNames = [
    "drag", "release", "fling", "scroll", "set offset", "wait", "rotate", "text", "constant",
  ]

  private mutating func drag(_ node: Node) -> Gesture? {
    let options = numbers(
      node, known: ["down", "up", "left", "right", "seconds"], of: "a drag")
    let duration = options["seconds"] ?? GivenNumber(1)
    return .drag(
      by: displacement(options, at: node),
      duration: seconds(duration, at: node.mapping?["seconds"] ?? node))
  }

  private mutating func setOffset(_ node: Node) -> Gesture? {
    var target: ScrollTarget?
    var isAnimated = false
    for (key, _, value) in pairs(node, known: ["to", "animated"], of: "`set offset`") {
      if key == "to" {
        target = self.target(value)
      } else if let flag = value.bool {
        isAnimated = flag
      } else {
        note("`animated` is true or false", at: value)
      }
    }
    guard let target else {
      note("`set offset` says where: {to: 100}", at: node)
      return nil
    }
    return .setOffset(to: target, animated: isAnimated)
  }

  private mutating func scroll(_ node: Node) -> Gesture? {
    var from: ScrollTarget?
    var to: ScrollTarget?
    var duration = 1.0
    for (key, _, value) in pairs(node, known: ["from", "to", "seconds"], of: "a scroll") {
      switch key {
      case "from": from = target(value)
      case "to": to = target(value)
      default:
        duration = given(value, "the seconds of a scroll").map { seconds($0, at: value) } ?? 1
      }
    }
    guard let to else {
      note("a scroll says where to: {to: end}", at: node)
      return nil
    }
    return .scroll(from: from, to: to, duration: duration)
  }

  /// `120`, `top`, `end`, `end + 60`, `top - 100`.
  private mutating func target(_ node: Node) -> ScrollTarget? {
    let text = node.scalar?.string ?? ""
    if let offset = drawn(node)?.value ?? Double(text), offset.isFinite { return .offset(offset) }
    if let match = text.wholeMatch(of: /(top|end)(?:\s*([+-])\s*(\d+(?:\.\d+)?))?/) {
      let distance = match.3.flatMap { Double($0) } ?? 0
      let plus = match.2 == "-" ? -distance : distance
      return match.1 == "top" ? .top(plus: plus) : .end(plus: plus)
    }
    note("an offset is a number, `top`, `end`, `top - 100` or `end + 60`", at: node)
    return nil
  }

  private mutating func rotate(_ node: Node) -> Gesture? {
    let word = node.scalar?.string ?? ""
    guard let orientation = Gesture.Orientation(rawValue: word) else {
      let known = Gesture.Orientation.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: word, among: known)
      note(
        nearest.map { "the phone does not turn to `\(word)`; did you mean `\($0)`?" }
          ?? "the phone turns to portrait, portraitUpsideDown, landscapeLeft or landscapeRight",
        at: node)
      return nil
    }
    return .rotate(to: orientation)
  }

  private mutating func numbers(
    _ node: Node, known: [String], of what: String
  ) -> [String: GivenNumber] {
    var numbers: [String: GivenNumber] = [:]
    for (key, _, value) in pairs(node, known: known, of: what) {
      numbers[key] = given(value, "`\(key)` of \(what)")
    }
    return numbers
  }

  private mutating func displacement(_ options: [String: GivenNumber], at node: Node) -> Point {
    func number(_ way: String) -> GivenNumber { options[way] ?? GivenNumber(0) }
    let (x, y) = (number("right") - number("left"), number("down") - number("up"))
    let limits = -Self.farthestMove...Self.farthestMove
    if !x.lies(in: limits) || !y.lies(in: limits) {
      note("a finger moves at most \(Self.farthestMove.brief) points", at: node)
    }
    return Point(x: x.value, y: y.value)
  }

  /// How long a gesture takes.
  mutating func seconds(_ seconds: GivenNumber, at node: Node) -> Double {
    guard seconds.lies(in: 0...Self.longestScript) else {
      note("a gesture takes 0 to \(Int(Self.longestScript)) seconds", at: node)
      return 0
    }
    slack += seconds.range.upperBound - seconds.value
    return seconds.value
  }
}

extension Gesture {
  /// How long it takes at least, in seconds.
  fileprivate var seconds: Double {
    switch self {
    case .drag(_, let seconds), .scroll(_, _, let seconds), .wait(let seconds),
      .setConstant(_, _, _, let seconds):
      seconds
    case .release, .fling, .setOffset, .rotate, .setText: 0
    }
  }
}
