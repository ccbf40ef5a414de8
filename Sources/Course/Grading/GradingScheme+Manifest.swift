import LayoutTrace
import Yams

extension GradingScheme {
  /// Reads a `grading.yml`.
  ///
  /// - Parameters:
  ///   - text: the YAML.
  ///   - file: its name, for messages.
  ///   - course: the course that it adds to.
  ///   - seed: draws what is random; nil for the file's own, or one that follows from its text.
  ///   - due: when the work was due, in seconds since 1970; nil for what the file says.
  /// - Throws: `CourseError` with every mistake, not only the first.
  package init(
    manifest text: String, file: String, course: Course, seed: UInt64?, due: Int? = nil
  ) throws(CourseError) {
    let root = try ManifestReader.compose(text, file: file, what: "the grading scheme")
    var reader = ManifestReader(file: file, hasFile: { _ in true })
    var parts: [String: Node] = [:]
    for (key, _, value) in reader.pairs(root, known: Self.keys, of: "a grading scheme") {
      parts[key] = value
    }
    if let format = parts["format"] {
      reader.checkFormat(format, of: "grading scheme", reads: Self.currentFormat)
    } else {
      reader.note("a grading scheme has `format`", at: root)
    }
    if let node = parts["course"], node.scalar?.string != course.name {
      reader.note(
        "this scheme is for `\(node.scalar?.string ?? "")`, not for `\(course.name)`", at: node)
    }
    self.init(of: course, seed: seed ?? Self.seed(of: text, parts["seed"], with: &reader))
    if let node = parts["steps"] { steps = reader.steps(node, of: course.steps.map(\.tag)) }
    if let node = parts["credit"] { credit = Self.credit(node, with: &reader) }
    let late = parts["late"].map { ($0, Self.late($0, with: &reader)) }
    let written = parts["due"].flatMap { Self.due($0, with: &reader) }
    if let due = due ?? written {
      deadline = late?.1 ?? Deadline(due: due)
      deadline?.due = due
    } else if let late, parts["due"] == nil {
      reader.note(
        "what is late has a day on which it was due: `due: …` here, or `--due`", at: late.0)
    }
    readBehaviours(parts, course: course, with: &reader)
    if let node = parts["points"] {
      points = Self.numbers(
        node, of: "`points`", among: course.behaviours.map(\.id) + hidden.map(\.id), with: &reader)
    }
    if let node = parts["weights"] {
      weights = Self.numbers(node, of: "`weights`", among: course.steps.map(\.tag), with: &reader)
    }
    if let node = parts["after"] {
      prerequisites = Self.prerequisites(
        node, among: course.behaviours.map(\.id) + hidden.map(\.id), with: &reader)
    }
    try reader.finish()
  }

  static let keys = [
    "format", "course", "steps", "seed", "due", "late", "credit", "points", "weights", "after",
    "devices", "views", "constraints", "gestures", "behaviours", "again",
  ]

  private static func seed(
    of text: String, _ node: Node?, with reader: inout ManifestReader
  ) -> UInt64 {
    guard let node else { return GradingScheme.seed(of: text) }
    guard let seed = node.scalar.flatMap({ UInt64($0.string) }) else {
      reader.note("`seed` is a whole number, 0 or more", at: node)
      return 0
    }
    return seed
  }

  /// A seed that follows from a text: the same for everybody who has the text, and for nobody else.
  package static func seed(of text: String) -> UInt64 {
    var dice = Dice(seed: 0, for: text)
    return UInt64(dice.next(below: 1_000_000_000))
  }

  private static func credit(_ node: Node, with reader: inout ManifestReader) -> Credit {
    guard let credit = node.scalar.flatMap({ Credit(rawValue: $0.string) }) else {
      reader.note("`credit` is whole or shared", at: node)
      return .whole
    }
    return credit
  }

  private static func due(_ node: Node, with reader: inout ManifestReader) -> Int? {
    let due = node.scalar.flatMap { Deadline.moment($0.string) }
    if due == nil {
      reader.note("`due` is a moment with its zone: 2026-11-20T23:59:00+01:00", at: node)
    }
    return due
  }

  /// What becomes of late work; when it was due is said elsewhere.
  private static func late(_ late: Node, with reader: inout ManifestReader) -> Deadline {
    var deadline = Deadline(due: 0)
    for (key, _, value) in reader.pairs(
      late, known: ["free days", "percent per day", "most days"], of: "`late`")
    {
      let number = reader.number(value, "`\(key)`") ?? 0
      let isWhole = key == "percent per day" || number == number.rounded()
      let most = key == "percent per day" ? 100.0 : 3650.0
      guard isWhole, (0...most).contains(number) else {
        reader.note(
          "`\(key)` is \(isWhole ? "a" : "a whole") number from 0 to \(Int(most))", at: value)
        continue
      }
      switch key {
      case "free days": deadline.freeDays = Int(number)
      case "percent per day": deadline.percentPerDay = number
      default: deadline.mostDays = Int(number)
      }
    }
    return deadline
  }

  /// Numbers from 0 by names that have to be known.
  private static func numbers(
    _ node: Node, of what: String, among known: [String], with reader: inout ManifestReader
  ) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for (name, _, value) in reader.pairs(node, known: known, of: what) {
      numbers[name] = reader.points(value, "`\(name)`")
    }
    return numbers
  }

  private static func prerequisites(
    _ node: Node, among known: [String], with reader: inout ManifestReader
  ) -> [String: [String]] {
    var before: [String: [String]] = [:]
    for (name, nameNode, value) in reader.pairs(node, known: known, of: "`after`") {
      for element in reader.elements(value) {
        guard let other = reader.text(element, "a behaviour") else { continue }
        guard known.contains(other) else {
          let nearest = Spelling.nearest(to: other, among: known)
          reader.note(
            "there is no behaviour `\(other)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
            at: element)
          continue
        }
        before[name, default: []].append(other)
      }
      if leads(name, to: name, in: before) {
        reader.note("`\(name)` would have to wait for itself", at: nameNode)
        before[name] = nil
      }
    }
    return before
  }

  /// Whether one behaviour waits for another, at however many removes. There are no circles yet but
  /// through the first one.
  private static func leads(
    _ name: String, to other: String, in before: [String: [String]]
  ) -> Bool {
    before[name, default: []].contains { $0 == other || leads($0, to: other, in: before) }
  }
}
