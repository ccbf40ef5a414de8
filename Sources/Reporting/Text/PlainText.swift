/// Text of a stranger's, made harmless for a terminal, a log or an XML file.
package enum PlainText {
  /// The text with every control character but tab and newline replaced by its picture or by `\u{…}`,
  /// so that no escape sequence reaches a terminal, and nothing is lost.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeginControl),
      text.unicodeScalars.contains(where: isControl)
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte may be the first of a control character's in UTF-8: of most texts none is.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F: true
    // Bidirectional overrides and isolates turn a line round without being seen.
    case 0x202A...0x202E, 0x2066...0x2069: true
    // Not characters at all: refused by XML.
    case 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The text broken into lines of at most `width` columns at its spaces; a longer word stays whole.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty && line.count + 1 + word.count > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      lines.append(line)
    }
    return lines
  }
}
