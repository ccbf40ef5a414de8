import Foundation
package import Cassowary

/// A linear program on which a simplex without care goes round in circles, as a layout: widths that
/// are at least 0, required inequalities, and one wish that a sum of widths be far below what it can.
package struct CyclingExample: Sendable {
  package let name: String
  /// What is to be as small as possible.
  let cost: [Double]
  /// Left sides that are at most the right sides.
  let rows: [[Double]]
  let limits: [Double]

  /// Beale 1955.
  package static let beale = CyclingExample(
    name: "Beale", cost: [-0.75, 20, -0.5, 6],
    rows: [[0.25, -8, -1, 9], [0.5, -12, -0.5, 3], [0, 0, 1, 0]], limits: [0, 0, 1])

  /// Kuhn, in Balinski and Tucker 1969.
  package static let kuhn = CyclingExample(
    name: "Kuhn", cost: [-2, -3, 1, 12],
    rows: [[-2, -9, 1, 9], [third, 1, -third, -2], [2, 3, -1, -12]], limits: [0, 0, 2])

  private static let third = 1.0 / 3

  /// In the shape of Hoffman's of 1953: columns that a turn by a fifth of a circle leads one into the
  /// next, in a corner where all meet.
  package static let hoffman: CyclingExample = {
    var cost: [Double] = []
    var first: [Double] = []
    var second: [Double] = []
    for turn in 0..<5 {
      let angle = Double(turn) * 2 * Double.pi / 5
      cost += [cos(angle) - 1, cos(angle + 1)]
      first += [cos(angle) - 0.75, cos(angle)]
      second += [sin(angle), 0.75 * sin(angle)]
    }
    let total = Array(repeating: 1.0, count: cost.count)
    return CyclingExample(
      name: "Hoffman", cost: cost, rows: [first, second, total], limits: [0, 0, 1])
  }()

  /// Marshall and Suurballe 1969.
  package static let marshallSuurballe = CyclingExample(
    name: "Marshall and Suurballe", cost: [-10, 57, 9, 24],
    rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]], limits: [0, 0, 1])

  /// A cube that is bent so that the greatest gain at each corner leads through all of them (Klee
  /// and Minty 1972).
  package static func kleeMinty(_ dimensions: Int) -> CyclingExample {
    var cost: [Double] = []
    var rows: [[Double]] = []
    var limits: [Double] = []
    for row in 0..<dimensions {
      cost.append(-power(2, dimensions - 1 - row))
      var sides = Array(repeating: 0.0, count: dimensions)
      for column in 0..<row { sides[column] = power(2, row - column + 1) }
      sides[row] = 1
      rows.append(sides)
      limits.append(power(5, row + 1))
    }
    return CyclingExample(
      name: "Klee and Minty in \(dimensions) dimensions", cost: cost, rows: rows, limits: limits)
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  package static let all: [CyclingExample] =
    [beale, kuhn, hoffman, marshallSuurballe] + (3...8).map { kleeMinty($0) }

  /// The least cost that a solver finds, with the variables and rows taken in an order that begins
  /// somewhere else.
  ///
  /// - Parameter isWishFirst: whether the wish is there before what stands in its way.
  package func found(
    rotatedBy shift: Int, isWishFirst: Bool
  ) throws(Unsatisfiable) -> (cost: Double, diagnostics: Diagnostics) {
    let solver = Solver()
    let made = cost.indices.map { _ in solver.makeVariable(lowerBound: 0) }
    let variables = cost.indices.map { made[($0 + shift) % made.count] }
    let far = -4 * (1 + rows.indices.reduce(0) { max($0, abs(limits[$1])) })
    func terms(_ row: [Double]) -> [Term] {
      zip(variables, row).map { Term($0, times: $1) }
    }
    func addWish() throws(Unsatisfiable) {
      _ = try solver.add(terms(cost), .equal, 100 * far, priority: Priority(500))
    }
    if isWishFirst { try addWish() }
    for index in rows.indices {
      let row = (index + shift) % rows.count
      _ = try solver.add(terms(rows[row]), .lessThanOrEqual, limits[row])
    }
    if !isWishFirst { try addWish() }
    try solver.solve()
    if let stall = solver.stall { preconditionFailure("\(name): \(stall)") }
    let total = zip(variables, cost).reduce(0) { $0 + $1.1 * solver.value(of: $1.0) }
    return (total, solver.diagnostics)
  }

  /// The least cost, by trying all corners.
  package func least() -> Double {
    var halfSpaces = zip(rows, limits).map { ($0, $1) }
    for index in cost.indices {
      halfSpaces.append((cost.indices.map { $0 == index ? -1 : 0 }, 0))
    }
    var least = Double.infinity
    var chosen: [Int] = []
    func choose(from start: Int) {
      guard chosen.count < cost.count else {
        guard let corner = Self.intersection(chosen.map { halfSpaces[$0] }) else { return }
        let isInside = halfSpaces.allSatisfy { row, limit in
          Self.product(row, corner) <= limit + 1e-9
        }
        if isInside { least = min(least, Self.product(cost, corner)) }
        return
      }
      for index in start..<halfSpaces.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return least
  }

  private static func product(_ first: [Double], _ second: [Double]) -> Double {
    zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The point where as many planes as dimensions meet, or nil if they do not in one.
  private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
    var table = planes.map { $0.0 + [$0.1] }
    let count = planes.count
    for column in 0..<count {
      let best = (column..<count).max { abs(table[$0][column]) < abs(table[$1][column]) }
      guard let best, abs(table[best][column]) > 1e-9 else { return nil }
      table.swapAt(column, best)
      for row in 0..<count where row != column && table[row][column] != 0 {
        let factor = table[row][column] / table[column][column]
        for place in column...count { table[row][place] -= factor * table[column][place] }
      }
    }
    return (0..<count).map { table[$0][count] / table[$0][$0] }
  }
}
