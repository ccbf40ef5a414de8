import LayoutTrace
import Yams

extension ManifestReader {
  /// How long a text may be that a script puts in place of the app's, in words or characters.
  private enum LongestText {
    static let words = 2_000
    static let characters = 20_000
  }

  /// Another text for a label of the app: `{of: caption, is: Hello}`, or so many words of no
  /// meaning, `{of: caption, words: 60}`, other ones for each `seed`.
  mutating func setText(_ node: Node, views: [ViewName]) -> Gesture? {
    var view: ViewName?
    var text: String?
    var words: (count: Int, node: Node)?
    var seed = 0
    for (key, keyNode, value) in pairs(
      node, known: ["of", "is", "words", "seed"], of: "a text")
    {
      switch key {
      case "of": view = self.view(value, among: views)
      case "is": text = wording(value)
      case "words": words = (count(value, upTo: LongestText.words, "`words`"), keyNode)
      default: seed = count(value, upTo: Int(Int32.max), "`seed`")
      }
    }
    if node.mapping != nil, node.mapping?["of"] == nil {
      note("a text says of which view: {of: caption, words: 60}", at: node)
    }
    if let words {
      if text != nil {
        note("a text is given by `is` or by `words`, not by both", at: words.node)
      }
      text = FillerText.words(words.count, seed: UInt64(seed))
    } else if node.mapping != nil, node.mapping?["is"] == nil {
      note("a text says what it is: {of: caption, is: Hello} or {of: caption, words: 60}", at: node)
    }
    guard let view, let text else { return nil }
    return .setText(of: view, to: text)
  }

  /// A text that may be empty.
  private mutating func wording(_ node: Node) -> String? {
    guard let text = node.scalar?.string else {
      note("`is` is a text", at: node)
      return nil
    }
    if text.count > LongestText.characters {
      note("a text has at most \(LongestText.characters) characters", at: node)
    }
    return text
  }

  /// A view of the course.
  private mutating func view(_ node: Node, among views: [ViewName]) -> ViewName? {
    guard let name = text(node, "`of`") else { return nil }
    guard let view = views.first(where: { $0.name == name }) else {
      let nearest = Spelling.nearest(to: name, among: views.map(\.name))
      note(
        "the course has no view `\(name)`; "
          + (nearest.map { "did you mean `\($0)`?" }
            ?? "it has \(views.map(\.name).joined(separator: ", "))"),
        at: node)
      return nil
    }
    return view
  }

  private mutating func count(_ node: Node, upTo most: Int, _ what: String) -> Int {
    guard let number = drawn(node) ?? node.int.map({ GivenNumber(Double($0)) }), number.isWhole,
      number.lies(in: 0...Double(most))
    else {
      note("\(what) is a whole number from 0 to \(most)", at: node)
      return 0
    }
    return Int(number.value)
  }
}
