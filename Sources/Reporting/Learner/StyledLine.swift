/// A line for a terminal: pieces of text with their looks, and how wide it is.
package struct StyledLine: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    var text: String
    var paint: TextStyle.Paint?
  }

  private(set) var pieces: [Piece] = []

  init() {}

  /// A line of one piece. Control characters are made harmless.
  init(_ text: String, _ paint: TextStyle.Paint? = nil) {
    append(text, paint)
  }

  /// Adds text; a line end in it becomes a space, a tab four.
  mutating func append(_ text: String, _ paint: TextStyle.Paint? = nil) {
    guard !text.isEmpty else { return }
    let flat = PlainText.escaped(text).replacing("\t", with: "    ").replacing("\n", with: " ")
    append(Piece(text: flat, paint: paint))
  }

  /// Joins pieces of one look.
  private mutating func append(_ piece: Piece) {
    if let last = pieces.last, last.paint == piece.paint {
      pieces[pieces.count - 1].text += piece.text
    } else {
      pieces.append(piece)
    }
  }

  mutating func append(_ line: StyledLine) {
    for piece in line.pieces { append(piece) }
  }

  /// In columns.
  package var width: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  /// The line with spaces at its end, or cut off, so that it is that wide.
  func fitted(to width: Int) -> StyledLine {
    var line = cut(to: width)
    line.append(String(repeating: " ", count: max(0, width - line.width)))
    return line
  }

  /// The beginning of the line that is at most that wide.
  func cut(to width: Int) -> StyledLine {
    var room = width
    var line = StyledLine()
    for piece in pieces where room > 0 {
      let text = piece.text.prefix(columns: room)
      room -= text.columns
      line.pieces.append(Piece(text: text, paint: piece.paint))
      if text.count < piece.text.count { break }
    }
    return line
  }

  /// The line in as many lines as it takes when none is wider than that.
  func folded(to width: Int) -> [StyledLine] {
    guard self.width > width, width > 1 else { return [self] }
    var lines: [StyledLine] = []
    var line = StyledLine()
    for piece in pieces {
      var rest = piece.text
      while !rest.isEmpty {
        let part = rest.prefix(columns: width - line.width)
        line.append(part, piece.paint)
        rest = String(rest.dropFirst(part.count))
        guard !rest.isEmpty else { break }
        lines.append(line)
        line = StyledLine()
      }
    }
    return lines + [line]
  }

  /// The line as it is written to a terminal.
  func rendered(_ style: TextStyle) -> String {
    pieces.map { piece in
      piece.paint.map { style.painted(piece.text, $0) } ?? piece.text
    }.joined()
  }
}

extension String {
  /// How many columns of a terminal it takes: two for the wide characters of East Asia and for most
  /// pictures, none for marks upon others.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  func prefix(columns limit: Int) -> String {
    var room = limit
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      })
  }
}

extension Character {
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    case 0x0300...0x036F, 0x200B...0x200D, 0xFE00...0xFE0F: return 0
    default: return 1
    }
  }
}
