/// Comma-separated values as RFC 4180 has them.
package enum CSV {
  /// A record and the line on which it begins, counted from 1.
  struct Row: Equatable {
    var line: Int
    var fields: [String]
  }

  /// What a file breaks, and on which line.
  struct Damage: Error, Equatable {
    var line: Int
    var message: String
  }

  /// Reads records; lines without a character on them are none.
  ///
  /// - Throws: `Damage` for a quoted field that never ends or goes on behind its end.
  static func read(_ text: String) throws(Damage) -> [Row] {
    var rows: [Row] = []
    var fields: [String] = []
    var field = ""
    var (line, start) = (1, 1)
    var isQuoted = false
    var wasQuoted = false
    func isEnd(_ character: Character) -> Bool { character.isNewline }
    var characters = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    while let character = characters.popFirst() {
      if isQuoted {
        if character == "\"" {
          if characters.first == "\"" {
            field.append(character)
            characters.removeFirst()
          } else {
            (isQuoted, wasQuoted) = (false, true)
          }
        } else {
          if character.isNewline { line += 1 }
          field.append(character)
        }
      } else if character == "," || isEnd(character) {
        fields.append(field)
        (field, wasQuoted) = ("", false)
        guard isEnd(character) else { continue }
        if fields != [""] { rows.append(Row(line: start, fields: fields)) }
        fields = []
        line += 1
        start = line
      } else if wasQuoted {
        throw Damage(line: line, message: "a quoted field goes on behind its closing quote")
      } else if character == "\"", field.isEmpty {
        isQuoted = true
      } else {
        field.append(character)
      }
    }
    guard !isQuoted else {
      throw Damage(line: start, message: "a quoted field has no closing quote")
    }
    if !field.isEmpty || !fields.isEmpty || wasQuoted {
      rows.append(Row(line: start, fields: fields + [field]))
    }
    return rows
  }

  /// A cell of a table that is written.
  package enum Cell: Equatable, Sendable {
    /// Of whoever's: it is kept from being taken for a formula.
    case text(String)
    /// Of ours.
    case number(String)
  }

  /// Writes records, every cell in quotes, lines ended by CR and LF.
  ///
  /// A text that a spreadsheet would take for a formula, by its first character, gets an apostrophe
  /// in front.
  package static func write(_ rows: [[Cell]]) -> String {
    rows.map { row in row.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ cell: Cell) -> String {
    switch cell {
    case .number(let text): "\"\(text)\""
    case .text(let text):
      "\"" + (isFormula(text) ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
    }
  }

  /// `=`, `+`, `-` and `@` begin a formula, in their wide forms too; a tab or a line's end in front
  /// of them is cut off by some.
  private static func isFormula(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0.value >= 0x20 }
    guard let first else { return false }
    return "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
      || "\t\r\n".unicodeScalars.contains(text.unicodeScalars.first ?? first)
  }
}
