/// A square system of linear equations that is solved once.
///
/// Layouts are triangular but for small knots. An equation with one unknown left is solved at
/// once, and its value put in wherever the unknown occurs; only where there is none, an unknown
/// is eliminated from the other equations, the one that least spreads (Markowitz 1957).
struct SparseSystem {
  /// Of each equation the unknowns that are still open, with their coefficients.
  private var rows: [[Term]]
  /// Of each unknown the equations in which it may still occur.
  private var columns: [[Int]]
  private var rightSides: [Double]
  private var solution: [Double]
  /// Equations that still have to give a value.
  private var isOpen: [Bool]
  /// Equations set aside with the unknowns that follow from them, in the order of elimination.
  private var eliminated: [(unknown: Int, pivot: Double, rest: [Term], rightSide: Double)] = []
  /// Equations that may have one unknown left.
  private var ready: [Int] = []

  private struct Term {
    var unknown: Int
    var coefficient: Double
  }

  /// A system of `count` equations in as many unknowns, all 0 so far.
  init(count: Int) {
    rows = Array(repeating: [], count: count)
    columns = Array(repeating: [], count: count)
    rightSides = Array(repeating: 0, count: count)
    solution = rightSides
    isOpen = Array(repeating: true, count: count)
  }

  /// Sets a coefficient, once a pair.
  mutating func set(_ coefficient: Double, equation: Int, unknown: Int) {
    rows[equation].append(Term(unknown: unknown, coefficient: coefficient))
    columns[unknown].append(equation)
  }

  /// Sets a right side.
  mutating func set(rightSide: Double, of equation: Int) {
    rightSides[equation] = rightSide
  }

  /// The values of the unknowns, or nil if the system is singular.
  ///
  /// - Complexity: O(coefficients) for a triangular system, in any order; a knot of n unknowns
  ///   adds O(n²) and what it fills in.
  mutating func solve() -> [Double]? {
    ready = rows.indices.filter { rows[$0].count == 1 }
    var count = 0
    while count < rows.count {
      if let equation = ready.popLast() {
        guard isOpen[equation] else { continue }
        guard let term = rows[equation].first else { return nil }
        isOpen[equation] = false
        substitute(rightSides[equation] / term.coefficient, for: term.unknown)
      } else {
        guard let equation = shortestOpen() else { return nil }
        eliminate(with: equation)
      }
      count += 1
    }
    for step in eliminated.reversed() {
      let rest = step.rest.reduce(step.rightSide) { sum, term in
        sum - term.coefficient * solution[term.unknown]
      }
      solution[step.unknown] = rest / step.pivot
    }
    return solution
  }

  /// Puts a value in wherever its unknown occurs.
  private mutating func substitute(_ value: Double, for unknown: Int) {
    solution[unknown] = value
    for equation in columns[unknown] where isOpen[equation] {
      guard let place = rows[equation].firstIndex(where: { $0.unknown == unknown }) else {
        continue
      }
      rightSides[equation] -= rows[equation].remove(at: place).coefficient * value
      if rows[equation].count == 1 { ready.append(equation) }
    }
  }

  /// The open equation with the fewest unknowns; nil if one has none.
  private func shortestOpen() -> Int? {
    var shortest: Int?
    for equation in rows.indices where isOpen[equation] {
      if rows[equation].isEmpty { return nil }
      if let best = shortest, rows[best].count <= rows[equation].count { continue }
      shortest = equation
    }
    return shortest
  }

  /// Solves an equation for one of its unknowns, which then stands for it in the others.
  private mutating func eliminate(with equation: Int) {
    isOpen[equation] = false
    var rest = rows[equation]
    let largest = rest.reduce(0) { max($0, abs($1.coefficient)) }
    // Of those that can be divided by, the one in the fewest equations.
    var chosen = 0
    var fewest = Int.max
    for (place, term) in rest.enumerated() where abs(term.coefficient) >= 0.1 * largest {
      let occurrences = columns[term.unknown].count
      if occurrences < fewest {
        fewest = occurrences
        chosen = place
      }
    }
    let pivot = rest.remove(at: chosen)
    for other in columns[pivot.unknown] where isOpen[other] {
      guard let place = rows[other].firstIndex(where: { $0.unknown == pivot.unknown }) else {
        continue
      }
      let factor = rows[other].remove(at: place).coefficient / pivot.coefficient
      for term in rest { add(-factor * term.coefficient, of: term.unknown, to: other) }
      rightSides[other] -= factor * rightSides[equation]
      if rows[other].count == 1 { ready.append(other) }
    }
    eliminated.append((pivot.unknown, pivot.coefficient, rest, rightSides[equation]))
  }

  private mutating func add(_ amount: Double, of unknown: Int, to equation: Int) {
    guard let place = rows[equation].firstIndex(where: { $0.unknown == unknown }) else {
      rows[equation].append(Term(unknown: unknown, coefficient: amount))
      columns[unknown].append(equation)
      return
    }
    let old = rows[equation][place].coefficient
    if abs(old + amount) <= 1e-13 * (abs(old) + abs(amount)) {
      rows[equation].remove(at: place)
    } else {
      rows[equation][place].coefficient = old + amount
    }
  }
}
