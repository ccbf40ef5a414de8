/// The words of a baseline's text: what its writer writes and its reader reads.
enum BaselineText {
  static let title = "stretchy baseline"
  static let rest = "at rest"
  static let script = "script"
  /// What stands for something that is not there.
  static let nothing = "-"

  /// A name or a word as it is, or in quotes where it could be taken for something else.
  static func token(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// Letters and digits with single marks between them, beginning with a letter.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isPlainLetter else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isPlainLetter || scalar.isPlainDigit || "._-".unicodeScalars.contains(scalar)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in PlainText.escaped(text.replacing("\\", with: "\\\\")).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func value(_ value: Reading.Value?) -> String {
    switch value {
    case nil: nothing
    case .number(let number)?: Number.text(number)
    case .share(let share)?: Number.text(share * 100) + "%"
    case .word(let word)?: token(word)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isPlainDigit: Bool { ("0"..."9").contains(self) }
}
