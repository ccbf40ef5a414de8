/// Walks over a Swift file and finds its attributes, its `#` words and its identifiers, passing over
/// comments and string literals.
///
/// It knows as much of Swift's lexical structure as that takes (nested comments; raw, multi-line and
/// interpolated strings; escaped identifiers) and nothing of its grammar. It accepts any bytes: what
/// the compiler would reject, the compiler is left to reject.
struct SourceLexer {
  /// A word of the source with the place of its first byte.
  struct Word: Equatable {
    enum Kind: Equatable {
      /// `@name`
      case attribute
      /// `#name`
      case pound
      /// A keyword or a name.
      case identifier
    }

    var kind: Kind
    /// Without `@` or `#`.
    var name: String
    /// Counted from 1.
    var line: Int
    /// Counted from 1, in UTF-8 bytes, as the compiler counts.
    var column: Int
    /// The bytes of the file that the word covers, `@` or `#` included.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var words: [Word] = []

  /// The words of a file, in order.
  ///
  /// - Complexity: O(n) in the file's bytes.
  static func words(of bytes: [UInt8]) -> [Word] {
    var lexer = SourceLexer(bytes: bytes)
    lexer.readCode(untilParenthesis: false)
    return lexer.words
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(at offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
  }

  private func startsWith(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in
      position + buffer.count <= bytes.count
        && buffer.indices.allSatisfy { bytes[position + $0] == buffer[$0] }
    }
  }

  /// Reads code to the end of the file, or over the parenthesis that ends an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    // Interpolations nest through strings; what else opens inside one is counted, not recursed into.
    var depth = 0
    while let next = byte() {
      switch next {
      case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "/"):
        while let next = byte(), next != UInt8(ascii: "\n") { advance() }
      case UInt8(ascii: "/") where byte(at: 1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "\""):
        readString(pounds: 0)
      case UInt8(ascii: "#"):
        readPound()
      case UInt8(ascii: "@"):
        readWord(.attribute, prefix: 1)
      case UInt8(ascii: "("):
        depth += 1
        advance()
      case UInt8(ascii: ")"):
        advance()
        if untilParenthesis && depth == 0 { return }
        depth -= 1
      case _ where Self.startsName(next):
        readWord(.identifier, prefix: 0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while let next = byte(), Self.continuesName(next) { advance() }
      default:
        advance()
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while byte() != nil {
      if startsWith("/*") {
        depth += 1
        advance(2)
      } else if startsWith("*/") {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  /// A `#` begins a raw string, a word such as `#selector`, or stands alone.
  private mutating func readPound() {
    var pounds = 0
    while byte(at: pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(at: pounds) == UInt8(ascii: "\"") {
      advance(pounds)
      readString(pounds: pounds)
    } else {
      advance(pounds - 1)
      readWord(.pound, prefix: 1)
    }
  }

  private mutating func readWord(_ kind: Word.Kind, prefix: Int) {
    let start = position
    let (startLine, startColumn) = (line, position - lineStart + 1)
    advance(prefix)
    let nameStart = position
    while let next = byte(), Self.continuesName(next) { advance() }
    guard position > nameStart else { return }
    words.append(
      Word(
        kind: kind, name: String(decoding: bytes[nameStart..<position], as: UTF8.self),
        line: startLine, column: startColumn, range: start..<position))
  }

  private mutating func readString(pounds: Int) {
    let isMultiline = startsWith("\"\"\"")
    let quotes = isMultiline ? 3 : 1
    advance(quotes)
    while let next = byte() {
      if next == UInt8(ascii: "\n") && !isMultiline { return }
      if next == UInt8(ascii: "\""), closesString(quotes: quotes, pounds: pounds) {
        advance(quotes + pounds)
        return
      }
      if next == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        advance(1 + pounds)
        if byte() == UInt8(ascii: "(") {
          advance()
          readCode(untilParenthesis: true)
        } else {
          advance()
        }
      } else {
        advance()
      }
    }
  }

  private func closesString(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { byte(at: $0) == UInt8(ascii: "\"") } && hasPounds(pounds, at: quotes)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
