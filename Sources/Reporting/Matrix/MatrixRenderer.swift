import Foundation

/// Draws a matrix as a table, or writes it as JSON.
package struct MatrixRenderer {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// A row a behaviour, a column a step. A cell that is not as the course says is marked with `!`.
  package func render(_ matrix: Matrix) -> String {
    let nameWidth = matrix.rows.map(\.behaviour.count).max() ?? 0
    let columns = matrix.steps.map { max($0.count, 4) }
    var lines = [style.painted(PlainText.escaped(matrix.title), .bold), ""]
    lines.append(
      String(repeating: " ", count: nameWidth)
        + zip(matrix.steps, columns).map { "  " + padded($0, to: $1) }.joined())
    for row in matrix.rows {
      let cells = zip(row.cells, columns).map { cell, width in
        "  " + symbol(cell) + String(repeating: " ", count: width - plainSymbol(cell).count)
      }
      lines.append(padded(row.behaviour, to: nameWidth) + cells.joined())
    }
    let wrong = matrix.rows.flatMap(\.cells).count { !$0.isAsDocumented }
    lines.append("")
    lines.append(
      "\(plainHolds) holds, \(plainLacks) does not"
        + (wrong == 0
          ? "; every cell is as the course says."
          : "; ! is not as the course says: \(wrong) of \(matrix.rows.count * matrix.steps.count).")
    )
    return lines.map { trimmedEnd($0) }.joined(separator: "\n") + "\n"
  }

  package static func json(_ matrix: Matrix) throws -> String {
    try StableJSON.text(Document(matrix))
  }

  private var plainHolds: String { style.usesUnicode ? "●" : "x" }
  private var plainLacks: String { style.usesUnicode ? "·" : "." }

  private func plainSymbol(_ cell: Matrix.Cell) -> String {
    let symbol =
      switch cell.outcome {
      case .passed: plainHolds
      case .failed: plainLacks
      case .notChecked: "?"
      }
    return cell.isAsDocumented ? symbol : symbol + "!"
  }

  private func symbol(_ cell: Matrix.Cell) -> String {
    let symbol = plainSymbol(cell)
    guard cell.isAsDocumented else { return style.painted(symbol, .red) }
    return style.painted(symbol, cell.outcome == .passed ? .green : .dim)
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func trimmedEnd(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  private struct Document: Encodable {
    struct Row: Encodable {
      var id: String
      var says: String
      var steps: [String: Cell]
    }

    struct Cell: Encodable {
      var promised: Bool
      var outcome: Outcome
    }

    var version = Report.currentVersion
    var course: String
    var steps: [String]
    var behaviours: [Row]

    init(_ matrix: Matrix) {
      course = matrix.course
      steps = matrix.steps
      behaviours = matrix.rows.map { row in
        let cells = zip(matrix.steps, row.cells).map {
          ($0, Cell(promised: $1.isPromised, outcome: $1.outcome))
        }
        return Row(
          id: row.behaviour, says: row.says,
          steps: Dictionary(cells, uniquingKeysWith: { first, _ in first }))
      }
    }
  }
}
