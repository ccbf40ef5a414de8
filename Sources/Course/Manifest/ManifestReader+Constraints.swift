import LayoutTrace
import Yams

extension ManifestReader {
  /// UIKit's names of what a constraint can speak of.
  static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// The constraints of a course: a name each, with the ways in which it is looked for.
  mutating func constraints(_ node: Node, views: [ViewName]) -> [ConstraintName] {
    pairs(node, known: nil, of: "`constraints`").map { name, keyNode, value in
      if views.contains(where: { $0.name == name }) {
        note("`\(name)` is a view already", at: keyNode)
      }
      checkName(name, of: "a constraint", at: keyNode)
      return ConstraintName(
        name: name, candidates: elements(value).compactMap { constraint($0, views: views) })
    }
  }

  /// `bannerHeight`, `{identifier: banner-height}`, `thumbnail.right == banner.left @999`,
  /// `banner.height == constant`.
  private mutating func constraint(_ node: Node, views: [ViewName]) -> ConstraintCandidate? {
    if node.mapping != nil {
      let pairs = pairs(node, known: ["identifier"], of: "a constraint")
      return pairs.first.flatMap { text($0.value, "an identifier") }.map { .identifier($0) }
    }
    guard let text = text(node, "a constraint") else { return nil }
    if text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_.\[\]]*/) != nil { return .property(text) }
    let form = /([^\s=<>]+)\s*(==|<=|>=)\s*([^\s=<>@]+)(?:\s*@\s*([0-9.]+))?/
    guard let match = text.wholeMatch(of: form),
      let relation = ConstraintIdentity.Relation(rawValue: String(match.2))
    else {
      note(
        "a constraint is found by a property, by {identifier: ...}, or by what it joins:"
          + " thumbnail.right == banner.left @999, banner.height == constant", at: node)
      return nil
    }
    let priority = match.4.map { Double($0) ?? 0 }
    if let priority, !(priority > 0 && priority <= 1000) {
      note("a priority is above 0 and at most 1000", at: node)
    }
    guard let first = side(match.1, of: text, at: node, views: views) else { return nil }
    guard match.3 != "constant" else {
      return .joining(
        ConstraintPattern(first: first, relation: relation, second: nil, priority: priority))
    }
    guard let second = side(match.3, of: text, at: node, views: views) else { return nil }
    return .joining(
      ConstraintPattern(first: first, relation: relation, second: second, priority: priority))
  }

  /// Another constant for a constraint of the app: `{of: bannerHeight, to: 60}`, or on the way,
  /// `{of: follow, from: -30, to: 200, seconds: 2}`.
  mutating func setConstant(_ node: Node, constraints: [ConstraintName]) -> Gesture? {
    var constraint: ConstraintName?
    var numbers: [String: Double] = [:]
    for (key, _, value) in pairs(
      node, known: ["of", "from", "to", "seconds"], of: "a constant")
    {
      switch key {
      case "of": constraint = named(value, among: constraints)
      case "seconds":
        numbers[key] = given(value, "`seconds` of a constant").map { seconds($0, at: value) }
      default:
        numbers[key] = given(value, "`\(key)` of a constant").map { constant($0, at: value) }
      }
    }
    guard let mapping = node.mapping else { return nil }
    if mapping["of"] == nil || mapping["to"] == nil {
      note("a constant says of which constraint and to what: {of: bannerHeight, to: 60}", at: node)
    }
    guard let constraint, let to = numbers["to"] else { return nil }
    return .setConstant(
      of: constraint, from: numbers["from"], to: to, duration: numbers["seconds"] ?? 0)
  }

  private mutating func named(
    _ node: Node, among constraints: [ConstraintName]
  ) -> ConstraintName? {
    guard let name = text(node, "`of`") else { return nil }
    let found = constraints.first { $0.name == name }
    if found == nil {
      let nearest = Spelling.nearest(to: name, among: constraints.map(\.name))
      note(
        "the course has no constraint `\(name)`"
          + (nearest.map { "; did you mean `\($0)`?" } ?? ""), at: node)
    }
    return found
  }

  /// How far a constant may move things, in points.
  private static let greatestConstant = 10_000.0

  private mutating func constant(_ number: GivenNumber, at node: Node) -> Double {
    guard number.lies(in: -Self.greatestConstant...Self.greatestConstant) else {
      note("a constant is at most \(Self.greatestConstant.brief) points", at: node)
      return 0
    }
    return number.value
  }

  /// `banner.left`, `root.safeAreaLayoutGuide.top`.
  private mutating func side(
    _ side: Substring, of text: String, at node: Node, views: [ViewName]
  ) -> ConstraintPattern.Side? {
    let parts = side.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let offset = text.distance(from: text.startIndex, to: side.startIndex)
    guard (2...3).contains(parts.count), let attribute = parts.last else {
      note(
        "`\(side)` is no side of a constraint: a view and what of it, such as banner.left",
        at: node, offset: Self.column(offset, in: node))
      return nil
    }
    guard let view = views.first(where: { $0.name == parts[0] }) else {
      let nearest = Spelling.nearest(to: parts[0], among: views.map(\.name))
      note(
        "no view is called `\(parts[0])`"
          + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
        at: node, offset: Self.column(offset, in: node))
      return nil
    }
    guard Self.attributes.contains(attribute) else {
      let nearest = Spelling.nearest(to: attribute, among: Self.attributes)
      note(
        "no constraint speaks of a view's `\(attribute)`"
          + (nearest.map { "; did you mean `\($0)`?" } ?? ""),
        at: node,
        offset: Self.column(offset + side.count - attribute.count, in: node))
      return nil
    }
    return ConstraintPattern.Side(
      view: view, guide: parts.count == 3 ? parts[1] : nil, attribute: attribute)
  }
}
