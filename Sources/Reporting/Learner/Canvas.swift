import LayoutTrace

/// A screen made of characters.
struct Canvas {
  /// The arms of a line's character.
  private struct Arms: OptionSet {
    var rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  private struct Cell {
    var character: Character = " "
    var paint: TextStyle.Paint?
    var arms: Arms = []
    var isName = false
  }

  /// The lines of a rectangle, as far as they lie on the screen.
  private struct Outline {
    var top: Int, bottom: Int, left: Int, right: Int
  }

  private let columns: Int
  private let rows: Int
  private let screen: Size
  private let style: TextStyle
  private var cells: [[Cell]]
  private var names: [(name: String, outline: Outline, paint: TextStyle.Paint?)] = []

  init(columns: Int, rows: Int, screen: Size, style: TextStyle) {
    self.columns = columns
    self.rows = rows
    self.screen = screen
    self.style = style
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Draws a view's edge. Edges that meet are joined.
  mutating func draw(_ box: PhoneDrawing.Box) {
    let outline = outline(of: box.rect)
    let paint: TextStyle.Paint = box.isConcerned ? .red : .dim
    for (row, column, arms) in places(of: outline) {
      cells[row][column].arms.formUnion(arms)
      cells[row][column].paint = paint
      cells[row][column].character = Self.line(
        cells[row][column].arms, usesUnicode: style.usesUnicode)
    }
    names.append((box.name, outline, box.isConcerned ? .red : nil))
  }

  /// Draws a dashed edge where no view's edge is.
  mutating func drawDashed(_ rect: Rect) {
    for (row, column, arms) in places(of: outline(of: rect)) {
      guard cells[row][column].paint != .red || cells[row][column].arms.isEmpty else { continue }
      let isUpright = arms.isSubset(of: [.up, .down])
      let isFlat = arms.isSubset(of: [.left, .right])
      cells[row][column].arms = []
      cells[row][column].paint = .green
      cells[row][column].character =
        isFlat || !isUpright
        ? (style.usesUnicode ? "╌" : "=") : (style.usesUnicode ? "╎" : ":")
    }
  }

  /// Writes the names of the boxes, each on its upper edge or as near to it as there is room.
  mutating func drawNames() {
    for (name, outline, paint) in names {
      let text = Array(name)
      let first = max(0, min(outline.top, rows - 1))
      let last = min(rows - 1, max(first, outline.bottom))
      guard outline.bottom >= 0, outline.top < rows, outline.right >= 0, outline.left < columns
      else { continue }
      let start = max(0, outline.left) + 1
      place(text, rows: first...last, from: start, paint: paint)
    }
  }

  private mutating func place(
    _ text: [Character], rows: ClosedRange<Int>, from start: Int, paint: TextStyle.Paint?
  ) {
    for row in rows {
      for column in start...max(start, columns / 2) where column + text.count < columns {
        let range = max(0, column - 1)..<min(columns, column + text.count + 1)
        guard !cells[row][range].contains(where: \.isName) else { continue }
        for (index, character) in text.enumerated() {
          cells[row][column + index] = Cell(
            character: character, paint: paint, arms: [], isName: true)
        }
        return
      }
    }
  }

  /// Marks where the finger is.
  mutating func mark(_ point: Point) {
    let (row, column) = (self.row(point.y), self.column(point.x))
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return }
    cells[row][column] = Cell(character: style.usesUnicode ? "●" : "O", paint: .yellow)
  }

  /// The lines of the drawing, with the phone's edge about it.
  func framed() -> [StyledLine] {
    let edge = style.usesUnicode ? ["╭", "─", "╮", "│", "╰", "╯"] : [".", "-", ".", "|", "'", "'"]
    let bar = String(repeating: edge[1], count: columns)
    let inner = cells.map { row in
      var line = StyledLine(edge[3])
      for cell in row { line.append(String(cell.character), cell.paint) }
      line.append(edge[3])
      return line
    }
    return [StyledLine(edge[0] + bar + edge[2])] + inner + [StyledLine(edge[4] + bar + edge[5])]
  }

  /// What the lines mean.
  var legend: StyledLine {
    var line = StyledLine(style.usesUnicode ? "─ " : "- ", .red)
    line.append("seen  ")
    line.append(style.usesUnicode ? "╌ " : "= ", .green)
    line.append("expected")
    return line
  }

  // MARK: Places

  private func row(_ y: Double) -> Int { place(y, of: screen.height, among: rows) }

  private func column(_ x: Double) -> Int { place(x, of: screen.width, among: columns) }

  /// Far outside is as good as just outside: a wild number is no place of an array.
  private func place(_ value: Double, of length: Double, among count: Int) -> Int {
    let scaled = value / length * Double(count - 1)
    guard scaled.isFinite else { return -2 }
    return Int(min(max(scaled.rounded(), -2), Double(count + 1)))
  }

  private func outline(of rect: Rect) -> Outline {
    Outline(
      top: row(rect.y), bottom: row(rect.y + rect.height), left: column(rect.x),
      right: column(rect.x + rect.width))
  }

  /// The cells of an outline that lie on the screen, with the arms that the line has there.
  private func places(of outline: Outline) -> [(row: Int, column: Int, arms: Arms)] {
    var places: [(row: Int, column: Int, arms: Arms)] = []
    for row in max(0, outline.top)...max(max(0, outline.top), min(rows - 1, outline.bottom))
    where row < rows && row >= outline.top && row <= outline.bottom {
      for column in max(
        0, outline.left)...max(
          max(0, outline.left), min(columns - 1, outline.right))
      where column < columns && column >= outline.left && column <= outline.right {
        var arms: Arms = []
        if row == outline.top || row == outline.bottom {
          if column > outline.left { arms.insert(.left) }
          if column < outline.right { arms.insert(.right) }
        }
        if column == outline.left || column == outline.right {
          if row > outline.top { arms.insert(.up) }
          if row < outline.bottom { arms.insert(.down) }
        }
        if !arms.isEmpty { places.append((row, column, arms)) }
      }
    }
    return places
  }

  private static func line(_ arms: Arms, usesUnicode: Bool) -> Character {
    let isFlat = arms.isSubset(of: [.left, .right])
    let isUpright = arms.isSubset(of: [.up, .down])
    guard usesUnicode else { return isFlat ? "-" : isUpright ? "|" : "+" }
    if isFlat { return "─" }
    if isUpright { return "│" }
    return switch arms {
    case [.down, .right]: "┌"
    case [.down, .left]: "┐"
    case [.up, .right]: "└"
    case [.up, .left]: "┘"
    case [.up, .down, .right]: "├"
    case [.up, .down, .left]: "┤"
    case [.down, .left, .right]: "┬"
    case [.up, .left, .right]: "┴"
    default: "┼"
    }
  }
}
