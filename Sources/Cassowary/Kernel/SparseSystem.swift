/// A square system of linear equations, solved exactly once.
///
/// Layouts are triangular but for small knots: equations with one unknown are solved first,
/// unknowns that occur in one equation last, and only what is left between the two is eliminated
/// densely, knot by knot.
struct SparseSystem {
  /// Of each equation the unknowns and their coefficients.
  private var rows: [[(unknown: Int, coefficient: Double)]]
  /// Of each unknown the equations it occurs in.
  private var columns: [[Int]]
  private var rightSides: [Double]
  private var solution: [Double]
  private var isSolved: [Bool]
  private var isUsed: [Bool]

  /// A system of `count` equations in as many unknowns, all 0 so far.
  init(count: Int) {
    rows = Array(repeating: [], count: count)
    columns = Array(repeating: [], count: count)
    rightSides = Array(repeating: 0, count: count)
    solution = rightSides
    isSolved = Array(repeating: false, count: count)
    isUsed = isSolved
  }

  /// Sets a coefficient, once a pair.
  mutating func set(_ coefficient: Double, equation: Int, unknown: Int) {
    rows[equation].append((unknown, coefficient))
    columns[unknown].append(equation)
  }

  /// Sets a right side.
  mutating func set(rightSide: Double, of equation: Int) {
    rightSides[equation] = rightSide
  }

  /// The values of the unknowns, or nil if the system is singular.
  ///
  /// - Complexity: O(coefficients) plus O(n³) for each knot of n unknowns.
  mutating func solve() -> [Double]? {
    peelEquations()
    let last = peelUnknowns()
    for knot in knots() where !solve(knot) {
      return nil
    }
    for (equation, unknown) in last.reversed() {
      solve(equation, for: unknown)
    }
    return isSolved.contains(false) ? nil : solution
  }

  /// Solves equations that have one unknown, as long as there are.
  private mutating func peelEquations() {
    var open = rows.map(\.count)
    var ready = rows.indices.filter { open[$0] == 1 }
    while let equation = ready.popLast() {
      guard !isUsed[equation], let cell = rows[equation].first(where: { !isSolved[$0.unknown] })
      else { continue }
      isUsed[equation] = true
      solve(equation, for: cell.unknown)
      for other in columns[cell.unknown] {
        open[other] -= 1
        if open[other] == 1 { ready.append(other) }
      }
    }
  }

  /// Sets aside unknowns that occur in one equation, with that equation, as long as there are.
  private mutating func peelUnknowns() -> [(equation: Int, unknown: Int)] {
    var open = columns.indices.map { unknown in
      isSolved[unknown] ? 0 : columns[unknown].count { !isUsed[$0] }
    }
    var ready = columns.indices.filter { open[$0] == 1 }
    var last: [(Int, Int)] = []
    while let unknown = ready.popLast() {
      guard !isSolved[unknown], let equation = columns[unknown].first(where: { !isUsed[$0] })
      else { continue }
      isUsed[equation] = true
      // Marked, so that the knots leave it alone; its value follows.
      isSolved[unknown] = true
      last.append((equation, unknown))
      for cell in rows[equation] where !isSolved[cell.unknown] {
        open[cell.unknown] -= 1
        if open[cell.unknown] == 1 { ready.append(cell.unknown) }
      }
    }
    return last
  }

  /// Solves an equation for the only unknown of it that is not known.
  private mutating func solve(_ equation: Int, for unknown: Int) {
    var rest = rightSides[equation]
    var pivot = 0.0
    for cell in rows[equation] {
      if cell.unknown == unknown {
        pivot = cell.coefficient
      } else {
        rest -= cell.coefficient * solution[cell.unknown]
      }
    }
    solution[unknown] = rest / pivot
    isSolved[unknown] = true
  }

  /// What is left, split into systems that share no unknown.
  private func knots() -> [(equations: [Int], unknowns: [Int])] {
    var found: [(equations: [Int], unknowns: [Int])] = []
    var isSeen = isUsed
    var isTaken = isSolved
    for start in rows.indices where !isSeen[start] {
      var knot = (equations: [start], unknowns: [Int]())
      isSeen[start] = true
      var next = 0
      while next < knot.equations.count {
        for cell in rows[knot.equations[next]] where !isTaken[cell.unknown] {
          isTaken[cell.unknown] = true
          knot.unknowns.append(cell.unknown)
          for equation in columns[cell.unknown] where !isSeen[equation] {
            isSeen[equation] = true
            knot.equations.append(equation)
          }
        }
        next += 1
      }
      found.append(knot)
    }
    return found
  }

  /// Solves a knot by elimination with partial pivoting; false if it is singular.
  private mutating func solve(_ knot: (equations: [Int], unknowns: [Int])) -> Bool {
    let count = knot.unknowns.count
    guard knot.equations.count == count else { return false }
    var place = Array(repeating: -1, count: columns.count)
    for (index, unknown) in knot.unknowns.enumerated() { place[unknown] = index }
    let width = count + 1
    var matrix = Array(repeating: 0.0, count: count * width)
    for (index, equation) in knot.equations.enumerated() {
      matrix[index * width + count] = rightSides[equation]
      for cell in rows[equation] {
        if place[cell.unknown] >= 0 {
          matrix[index * width + place[cell.unknown]] = cell.coefficient
        } else {
          matrix[index * width + count] -= cell.coefficient * solution[cell.unknown]
        }
      }
    }
    guard Self.eliminate(&matrix, count) else { return false }
    for (index, unknown) in knot.unknowns.enumerated() {
      solution[unknown] = matrix[index * width + count]
      isSolved[unknown] = true
    }
    return true
  }

  /// Turns the left part of a `count` × (`count` + 1) matrix into the identity.
  private static func eliminate(_ matrix: inout [Double], _ count: Int) -> Bool {
    let width = count + 1
    for step in 0..<count {
      var pivot = step
      for row in step..<count
      where abs(matrix[row * width + step]) > abs(matrix[pivot * width + step]) {
        pivot = row
      }
      let divisor = matrix[pivot * width + step]
      guard abs(divisor) > 1e-13 else { return false }
      for column in step...count {
        matrix.swapAt(pivot * width + column, step * width + column)
        matrix[step * width + column] /= divisor
      }
      for row in 0..<count where row != step {
        let factor = matrix[row * width + step]
        guard factor != 0 else { continue }
        for column in step...count {
          matrix[row * width + column] -= factor * matrix[step * width + column]
        }
      }
    }
    return true
  }
}
