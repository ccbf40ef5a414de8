import LayoutTrace
import Yams

extension ManifestReader {
  /// The views of a course: a name each, with the places where it is looked for.
  mutating func views(_ node: Node) -> [ViewName] {
    pairs(node, known: nil, of: "`views`").map { name, keyNode, value in
      checkName(name, of: "a view", at: keyNode)
      return ViewName(name: name, candidates: elements(value).compactMap { candidate($0) })
    }
  }

  /// Notes a name that expressions could not use.
  mutating func checkName(_ name: String, of what: String, at node: Node) {
    if Vocabulary.takenNames.contains(name) {
      note("`\(name)` is a word of the language and cannot name \(what)", at: node)
    } else if name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil {
      note("\(what)'s name is one word of letters and digits", at: node)
    }
  }

  /// `imageView`, `infoText.superview`, `{identifier: header}`, `{class: UILabel, number: 2}`.
  private mutating func candidate(_ node: Node) -> ViewCandidate? {
    if let path = node.scalar?.string {
      var parts = path.split(separator: ".").map(String.init)
      var superviews = 0
      while parts.count > 1, parts.last == "superview" {
        parts.removeLast()
        superviews += 1
      }
      guard !parts.isEmpty else {
        note("a view is found by a property: imageView, infoText.superview", at: node)
        return nil
      }
      return ViewCandidate(
        start: .property(parts.joined(separator: ".")), superviews: superviews)
    }
    var start: ViewCandidate.Start?
    var className: String?
    var rank = 1
    var superviews = 0
    let known = ["identifier", "class", "number", "superviews"]
    for (key, _, value) in pairs(node, known: known, of: "a view") {
      switch key {
      case "identifier": start = text(value, "an identifier").map { .identifier($0) }
      case "class": className = text(value, "a class")
      case "number": rank = count(value, atLeast: 1)
      default: superviews = count(value, atLeast: 0)
      }
    }
    if let className { start = .className(className, rank: rank) }
    guard let start else {
      note("say how the view is found: a property, an identifier or a class", at: node)
      return nil
    }
    return ViewCandidate(start: start, superviews: superviews)
  }

  private mutating func count(_ node: Node, atLeast least: Int) -> Int {
    guard let value = node.int, (least...1000).contains(value) else {
      note("a whole number from \(least) is wanted", at: node)
      return least
    }
    return value
  }
}
