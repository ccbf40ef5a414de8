internal import CPango

/// The characters of a paragraph as the eye takes them, with the places where a line may break, by
/// Unicode's rules.
struct CharacterBreaks: Sequence, IteratorProtocol {
  struct Element {
    var text: Substring.UnicodeScalarView
    /// Its first byte in the paragraph's UTF-8.
    var offset: Int
    /// Its first scalar in the paragraph, by index.
    var number: Int
    /// Whether a line may end before it.
    var canBreakBefore: Bool
    var isWhitespace: Bool
  }

  private let scalars: Substring.UnicodeScalarView
  private let attributes: [PangoLogAttr]
  private var index: Substring.Index
  private var number = 0
  private var offset = 0

  init(_ paragraph: Substring) {
    scalars = paragraph.unicodeScalars
    index = scalars.startIndex
    // Pango takes a zero byte for the end of the text.
    let bytes = paragraph.utf8.map { $0 == 0 ? 1 : CChar(bitPattern: $0) }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    pango_get_log_attrs(
      bytes, Int32(bytes.count), 0, pango_language_from_string("en"), &attributes,
      Int32(attributes.count))
    self.attributes = attributes
  }

  mutating func next() -> Element? {
    guard index < scalars.endIndex else { return nil }
    let attribute = attributes[number]
    let start = (index: index, offset: offset, number: number)
    repeat {
      offset += UTF8.width(scalars[index])
      index = scalars.index(after: index)
      number += 1
    } while index < scalars.endIndex && attributes[number].is_cursor_position == 0
    return Element(
      text: scalars[start.index..<index], offset: start.offset, number: start.number,
      canBreakBefore: attribute.is_line_break != 0, isWhitespace: attribute.is_white != 0)
  }
}
