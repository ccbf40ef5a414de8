/// A piece of a page. Text comes into it escaped and in no other way, whoever wrote it.
package struct HTML: Equatable, Sendable {
  /// As it is written to the page.
  package let markup: String

  private init(markup: String) {
    self.markup = markup
  }

  /// Text, with what a reader would not see (control characters, characters that turn the line
  /// round) shown as `\u{…}`.
  package static func text(_ text: String) -> HTML {
    HTML(markup: escaped(text))
  }

  /// Several pieces, one after the other.
  package static func group(_ pieces: [HTML]) -> HTML {
    HTML(markup: pieces.map(\.markup).joined())
  }

  /// An element with attributes and what it holds.
  ///
  /// - Parameter name: a name of ours, never one that was read.
  package init(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: [HTML] = []
  ) {
    markup = Self.tag(name, attributes) + content.map(\.markup).joined() + "</\(name)>"
  }

  /// An element that holds nothing and has no end: `meta`, `br`.
  package static func void(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>
  ) -> HTML {
    HTML(markup: tag(name, attributes))
  }

  /// JSON that a page's script reads and that no browser runs: it cannot end its element.
  package static func data(id: StaticString, json: [UInt8]) -> HTML {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + 64)
    var index = 0
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "<"):
        bytes += Array(#"\u003c"#.utf8)
      case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA8]):
        bytes += Array(#"\u2028"#.utf8)
        index += 2
      case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA9]):
        bytes += Array(#"\u2029"#.utf8)
        index += 2
      case let byte:
        bytes.append(byte)
      }
      index += 1
    }
    return HTML(
      markup: "<script type=\"application/json\" id=\"\(id)\">"
        + String(decoding: bytes, as: UTF8.self) + "</script>")
  }

  /// Our own script or style, as it is.
  static func own(_ name: StaticString, _ text: String) -> HTML {
    HTML(markup: "<\(name)>\(text)</\(name)>")
  }

  private static func tag(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>
  ) -> String {
    "<\(name)" + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined() + ">"
  }

  /// Byte by byte: to a browser a quote ends an attribute whatever is combined with it, and a
  /// character of Swift's may be a quote with an accent.
  private static func escaped(_ text: String) -> String {
    let plain = PlainText.escaped(text)
    guard plain.utf8.contains(where: isEscaped) else { return plain }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.utf8.count + 64)
    let source = Array(plain.utf8)
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      case 0xE2 where source[index...].starts(with: [0xE2, 0x80, 0xA8]):
        bytes += #"\u{2028}"#.utf8
        index += 2
      case 0xE2 where source[index...].starts(with: [0xE2, 0x80, 0xA9]):
        bytes += #"\u{2029}"#.utf8
        index += 2
      case let byte: bytes.append(byte)
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte begins what may have to be escaped.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0xE2:
      true
    default: false
    }
  }
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self = .text(text)
  }
}
