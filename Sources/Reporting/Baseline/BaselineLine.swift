/// One line of a baseline's text, read from the left.
struct BaselineLine {
  /// Spaces before the first word.
  let indent: Int
  // By scalars: a letter's mark must not hide the quote that it follows.
  private var rest: Substring.UnicodeScalarView

  init(_ text: Substring) {
    indent = text.unicodeScalars.prefix { $0 == " " }.count
    rest = text.unicodeScalars.dropFirst(indent)
    while rest.last == " " { rest.removeLast() }
  }

  var isEmpty: Bool { rest.isEmpty }
  /// What is not read yet.
  var remainder: String { String(Substring(rest)) }

  /// Reads a text if it stands here, and the spaces after it.
  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    drop(text.unicodeScalars.count)
    return true
  }

  private mutating func drop(_ count: Int) {
    rest = rest.dropFirst(count).drop { $0 == " " }
  }

  /// Reads a quoted text, or everything up to a space, a comma or a colon.
  ///
  /// - Returns: nil when there is nothing such.
  mutating func token() -> (text: String, isQuoted: Bool)? {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0 != " " && $0 != "," && $0 != ":" }
      drop(word.count)
      return word.isEmpty ? nil : (String(Substring(word)), false)
    }
    var text = String.UnicodeScalarView()
    var tail = rest.dropFirst()
    while let scalar = tail.popFirst() {
      switch scalar {
      case "\"":
        rest = tail.drop { $0 == " " }
        return (String(text), true)
      case "\\":
        guard let meant = Self.escaped(in: &tail) else { return nil }
        text.append(meant)
      default:
        text.append(scalar)
      }
    }
    return nil
  }

  /// What a backslash and what follows it stand for.
  private static func escaped(in tail: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch tail.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard tail.first == "{", let end = tail.firstIndex(of: "}"),
        let code = UInt32(Substring(tail[..<end].dropFirst()), radix: 16)
      else { return nil }
      tail = tail[tail.index(after: end)...]
      return Unicode.Scalar(code)
    case _: return nil
    }
  }

  /// Reads a value: a number, a share in percent, a word, or that there is none.
  ///
  /// - Returns: false where no value stands.
  mutating func read(_ value: inout Reading.Value?) -> Bool {
    guard let (text, isQuoted) = token() else { return false }
    if isQuoted {
      value = .word(text)
    } else if text == BaselineText.nothing {
      value = nil
    } else if text.hasSuffix("%"), let share = Self.number(String(text.dropLast())) {
      value = Reading.Value.share(share / 100).rounded
    } else if let number = Self.number(text) {
      value = .number(number)
    } else if text.first?.isLetter == true {
      value = .word(text)
    } else {
      return false
    }
    return true
  }

  /// Reads a number.
  mutating func number() -> Double? {
    guard let (text, isQuoted) = token(), !isQuoted else { return nil }
    return Self.number(text)
  }

  /// Digits with a point and a sign, and nothing else that a program would take for a number.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
    return isPlain ? Double(text) : nil
  }
}
