/// The paragraphs of a text, in order, without their line ends.
///
/// A line end closes a paragraph and does not open another one at the text's end: "a\n" is one
/// paragraph, "a\n\n" two, the empty text none.
struct Paragraphs: Sequence, IteratorProtocol {
  struct Element {
    var text: Substring
    /// Where it lies in the text's UTF-8.
    var bytes: Range<Int>
  }

  private let scalars: String.UnicodeScalarView
  private let string: String
  private var index: String.Index
  private var offset = 0

  init(_ string: String) {
    self.string = string
    scalars = string.unicodeScalars
    index = string.startIndex
  }

  mutating func next() -> Element? {
    guard index < scalars.endIndex else { return nil }
    let start = (index: index, offset: offset)
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let end = (index: index, offset: offset)
      advance(past: scalar)
      guard Self.isLineEnd(scalar) else { continue }
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" { advance(past: "\n") }
      return Element(
        text: string[start.index..<end.index], bytes: start.offset..<end.offset)
    }
    return Element(text: string[start.index..<index], bytes: start.offset..<offset)
  }

  private mutating func advance(past scalar: Unicode.Scalar) {
    index = scalars.index(after: index)
    offset += UTF8.width(scalar)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
