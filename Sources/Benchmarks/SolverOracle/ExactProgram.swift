/// A linear program in unknowns that are at least 0, solved exactly.
///
/// The textbook's two-phase simplex over fractions with Bland's rule: slow, and nothing of it is
/// shared with what it is to check.
package struct ExactProgram {
  private var rows: [[Rational]] = []
  private var rightSides: [Rational] = []
  private(set) var count: Int

  /// A program in `count` unknowns without conditions.
  package init(unknowns count: Int) {
    self.count = count
  }

  /// Adds an unknown.
  package mutating func addUnknown() -> Int {
    count += 1
    return count - 1
  }

  /// Demands that a sum equals a right side.
  package mutating func demand(_ sum: [Int: Rational], equals rightSide: Rational) {
    var row = Array(repeating: Rational.zero, count: count)
    for (unknown, coefficient) in sum { row[unknown] = coefficient }
    rows.append(row)
    rightSides.append(rightSide)
  }

  /// The least value of a sum, or nil if the conditions exclude each other.
  ///
  /// The sum must be bounded from below.
  package func minimum(of sum: [Int: Rational]) -> Rational? {
    var table = Table(rows: rows, rightSides: rightSides, unknowns: count)
    guard table.findFeasible() else { return nil }
    var cost = Array(repeating: Rational.zero, count: count)
    for (unknown, coefficient) in sum { cost[unknown] = coefficient }
    return table.minimise(cost)
  }

  /// The working table of one solution.
  private struct Table {
    var cells: [[Rational]]
    var basis: [Int]
    let unknowns: Int

    init(rows: [[Rational]], rightSides: [Rational], unknowns: Int) {
      self.unknowns = unknowns
      cells = []
      basis = []
      for (index, row) in rows.enumerated() {
        let padded = row + Array(repeating: .zero, count: unknowns - row.count)
        let sign = Rational(rightSides[index] < .zero ? -1 : 1)
        var artificial = Array(repeating: Rational.zero, count: rows.count)
        artificial[index] = Rational(1)
        cells.append(padded.map { $0 * sign } + artificial + [rightSides[index] * sign])
        basis.append(unknowns + index)
      }
    }

    mutating func findFeasible() -> Bool {
      let artificials = cells.count
      let cost =
        Array(repeating: Rational.zero, count: unknowns)
        + Array(repeating: Rational(1), count: artificials)
      guard run(cost, width: unknowns + artificials).isZero else { return false }
      for row in cells.indices where basis[row] >= unknowns {
        if let column = (0..<unknowns).first(where: { !cells[row][$0].isZero }) {
          pivot(row, column)
        }
      }
      return true
    }

    mutating func minimise(_ cost: [Rational]) -> Rational {
      let padded = cost + Array(repeating: .zero, count: cells.count)
      return run(padded, width: unknowns)
    }

    /// Pivots until no column below `width` lowers the cost; the cost then.
    private mutating func run(_ cost: [Rational], width: Int) -> Rational {
      while true {
        let entering = (0..<width).first { reducedCost($0, cost) < .zero }
        guard let column = entering else { break }
        var leaving: Int?
        for row in cells.indices where cells[row][column] > .zero {
          guard let best = leaving else {
            leaving = row
            continue
          }
          let ratio = right(row) / cells[row][column]
          let least = right(best) / cells[best][column]
          if ratio < least || (ratio == least && basis[row] < basis[best]) { leaving = row }
        }
        guard let row = leaving else { preconditionFailure("unbounded") }
        pivot(row, column)
      }
      return cells.indices.reduce(.zero) { $0 + cost[basis[$1]] * right($1) }
    }

    private func right(_ row: Int) -> Rational { cells[row][cells[row].count - 1] }

    private func reducedCost(_ column: Int, _ cost: [Rational]) -> Rational {
      var sum = cost[column]
      for row in cells.indices where !cost[basis[row]].isZero && !cells[row][column].isZero {
        sum = sum - cost[basis[row]] * cells[row][column]
      }
      return sum
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
      let divisor = cells[row][column]
      cells[row] = cells[row].map { $0.isZero ? $0 : $0 / divisor }
      for other in cells.indices where other != row && !cells[other][column].isZero {
        let factor = cells[other][column]
        for index in cells[other].indices where !cells[row][index].isZero {
          cells[other][index] = cells[other][index] - factor * cells[row][index]
        }
      }
      basis[row] = column
    }
  }
}
