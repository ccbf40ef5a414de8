/// A terminal as far as Stretchy writes to one: characters in a grid, and the sequences that move
/// among them.
struct VirtualScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  private var cells: [[Character]]
  private var row = 0
  private var column = 0
  /// What stood there before the other screen was taken.
  private var saved: (cells: [[Character]], row: Int, column: Int)?
  private var pending = ""
  /// Every escape sequence that came, in order.
  private(set) var sequences: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Character]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Whether the other screen is shown, the one of programs that draw.
  var isOther: Bool { saved != nil }
  private(set) var isCursorShown = true

  /// The lines without the spaces at their ends.
  var lines: [String] {
    cells.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Makes the window another size; what no longer fits is gone.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
    (row, column) = (0, 0)
  }

  mutating func write(_ text: String) {
    pending += text
    while let first = pending.first {
      guard first != "\u{1B}" else {
        guard takeSequence() else { return }
        continue
      }
      pending.removeFirst()
      put(first)
    }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r\n": (row, column) = (row + 1, 0)
    case "\r": column = 0
    case "\n": row += 1
    default:
      if column >= columns { (row, column) = (row + 1, 0) }
      scroll()
      cells[row][column] = character
      column += 1
    }
    scroll()
  }

  private mutating func scroll() {
    while row >= rows {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
      row -= 1
    }
  }

  private mutating func takeSequence() -> Bool {
    guard let match = pending.prefixMatch(of: /\u{1B}\[([0-9;?]*)([A-Za-z])/) else { return false }
    let (parameters, letter) = (String(match.1), String(match.2))
    sequences.append(parameters + letter)
    pending.removeSubrange(match.range)
    switch parameters + letter {
    case "H": (row, column) = (0, 0)
    case "K": clear(row, from: column)
    case "J":
      clear(row, from: column)
      for row in (row + 1)..<max(row + 1, rows) { clear(row, from: 0) }
    case "2J": cells = Self.blank(columns, rows)
    case "?25l": isCursorShown = false
    case "?25h": isCursorShown = true
    case "?1049h" where saved == nil:
      saved = (cells, row, column)
      cells = Self.blank(columns, rows)
    case "?1049l":
      if let saved { (cells, row, column) = (saved.cells, saved.row, saved.column) }
      if cells.count != rows || cells.first?.count != columns {
        cells = Self.blank(columns, rows)
        (row, column) = (0, 0)
      }
      saved = nil
    default: break
    }
    return true
  }

  private mutating func clear(_ row: Int, from start: Int) {
    guard cells.indices.contains(row) else { return }
    for column in start..<max(start, columns) { cells[row][column] = " " }
  }
}
