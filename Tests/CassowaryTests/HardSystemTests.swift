import Cassowary
import SolverOracle
import Testing

@Suite("Systems that are hard on a simplex")
struct HardSystemTests {
  @Test("equal widths with ladders of priorities", arguments: [(20, 15), (40, 50)])
  func ladders(views: Int, rungs: Int) throws {
    let solver = Solver()
    let widths = (0..<views).map { _ in solver.makeVariable(lowerBound: 0) }
    var edits: [Constraint] = []
    for index in 1..<views {
      _ = try solver.add([Term(widths[index]), Term(widths[0], times: -1)], .equal, 0)
    }
    // A rung of priority p wants at least p points of view (p mod views), the lowest ones at most.
    for rung in 0..<rungs {
      let priority = Priority(Float(100 + rung))
      for (index, width) in widths.enumerated() {
        let wanted = Double(10 * rung + index % 7)
        edits.append(
          try solver.add([Term(width)], .greaterThanOrEqual, wanted, priority: priority))
        _ = try solver.add([Term(width)], .lessThanOrEqual, wanted, priority: priority)
      }
    }
    try solver.solve()
    // The highest rung decides, at the median of what its views want.
    let top = 10 * (rungs - 1)
    let wishes = (0..<views).map { Double(top + $0 % 7) }.sorted()
    let median = wishes[(views - 1) / 2]...wishes[views / 2]
    #expect(median.contains(solver.value(of: widths[0])))
    #expect(Set(widths.map { solver.value(of: $0) }).count == 1)
    #expect(solver.faults() == [])

    _ = try solver.add([Term(widths[3])], .lessThanOrEqual, 42)
    try solver.solve()
    #expect(solver.value(of: widths[views - 1]) == 42)
    for (index, edit) in edits.enumerated() { solver.setConstant(Double(index % 13), of: edit) }
    try solver.solve()
    #expect(solver.faults() == [])
  }

  @Test("a corner where many constraints meet")
  func degenerate() throws {
    let solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable(lowerBound: 0) }
    for first in variables.indices {
      for second in variables.indices where second != first {
        _ = try solver.add(
          [Term(variables[first]), Term(variables[second], times: -1)], .lessThanOrEqual, 0)
      }
    }
    for variable in variables {
      _ = try solver.add([Term(variable)], .greaterThanOrEqual, 10, priority: Priority(500))
    }
    try solver.solve()
    #expect(variables.map { solver.value(of: $0) } == Array(repeating: 10, count: 8))
    let total = try solver.add(variables.map { Term($0) }, .equal, 40, priority: Priority(900))
    try solver.solve()
    #expect(variables.map { solver.value(of: $0) } == Array(repeating: 5, count: 8))
    solver.setConstant(0, of: total)
    try solver.solve()
    #expect(variables.map { solver.value(of: $0) } == Array(repeating: 0, count: 8))
    #expect(solver.faults() == [])
  }

  @Test("Beale's example, on which a simplex without care cycles")
  func beale() throws {
    // minimise -3/4 x + 20 y - 1/2 z + 6 w, as one wish for the sum to be far below.
    let solver = Solver()
    let x = solver.makeVariable(lowerBound: 0)
    let y = solver.makeVariable(lowerBound: 0)
    let z = solver.makeVariable(lowerBound: 0)
    let w = solver.makeVariable(lowerBound: 0)
    _ = try solver.add(
      [Term(x, times: 0.25), Term(y, times: -8), Term(z, times: -1), Term(w, times: 9)],
      .lessThanOrEqual, 0)
    _ = try solver.add(
      [Term(x, times: 0.5), Term(y, times: -12), Term(z, times: -0.5), Term(w, times: 3)],
      .lessThanOrEqual, 0)
    _ = try solver.add([Term(z)], .lessThanOrEqual, 1)
    let wish = try solver.add(
      [Term(x, times: -0.75), Term(y, times: 20), Term(z, times: -0.5), Term(w, times: 6)],
      .equal, -1000, priority: Priority(500))
    try solver.solve()
    #expect(solver.violation(of: wish) == 1000 - 1.25)
    #expect([x, y, z, w].map { solver.value(of: $0) } == [1, 0, 1, 0])
  }

  @Test("coefficients from a millionth to a million", arguments: 0..<20)
  func scales(seed: Int) throws {
    var generator = SplitMix(seed: UInt64(seed))
    let solver = Solver()
    var variables = [solver.makeVariable()]
    var constraints = [try solver.add([Term(variables[0])], .equal, 1000)]
    var factors = [1.0]
    for _ in 0..<12 {
      let exponent = Int.random(in: -6...6, using: &generator)
      let factor = (0..<abs(exponent)).reduce(1.0) { sum, _ in exponent < 0 ? sum / 10 : sum * 10 }
      let parent = Int.random(in: 0..<variables.count, using: &generator)
      let child = solver.makeVariable()
      // Only as far as values stay within what a screen may show.
      let isTame = (1e-6...1e6).contains(factors[parent] * factor)
      let used = isTame ? factor : 1
      constraints.append(
        try solver.add(
          [Term(child, times: 1 / used), Term(variables[parent], times: -1)], .equal, 0))
      variables.append(child)
      factors.append(factors[parent] * used)
    }
    for value in [1000.0, 3, 812, 0] {
      solver.setConstant(value, of: constraints[0])
      try solver.solve()
      for (variable, factor) in zip(variables, factors) {
        // Rounding is measured against the greatest value that the variable had, at 1000.
        let error = solver.value(of: variable) - value * factor
        #expect(abs(error) <= 1e-12 * max(1, 1000 * factor))
      }
    }
  }

  @Test("thousands of edits end where a fresh solver stands")
  func drift() throws {
    var random = RandomSystem(seed: 77, variables: 12)
    var model = Model(bounds: random.bounds())
    for _ in 0..<30 { _ = try? model.add(random.constraint(required: 0.2)) }
    for step in 0..<6000 {
      let index = Int.random(in: 0..<model.standing.count, using: &random.generator)
      let constant = Double.random(in: -50...50, using: &random.generator)
      guard model.standing[index].plain.priority < .required else { continue }
      model.solver.setConstant(constant, of: model.standing[index].handle)
      model.standing[index].plain.constant = constant
      try model.solver.solve()
      if step % 1000 == 999 {
        var fresh = Model(bounds: model.bounds)
        for (_, plain) in model.standing { try fresh.add(plain) }
        try fresh.solver.solve()
        #expect(model.solver.faults() == [], "step \(step)")
        #expect(model.objective().agrees(with: fresh.objective()), "step \(step)")
      }
    }
  }

  @Test("the greatest finite number as a limit that is never reached")
  func greatestFinite() throws {
    let solver = Solver()
    let width = solver.makeVariable(lowerBound: 0)
    _ = try solver.add([Term(width)], .lessThanOrEqual, .greatestFiniteMagnitude)
    _ = try solver.add([Term(width)], .greaterThanOrEqual, -.greatestFiniteMagnitude)
    let wish = try solver.add([Term(width)], .equal, 100, priority: Priority(750))
    try solver.solve()
    #expect(solver.value(of: width) == 100)
    solver.setConstant(200, of: wish)
    try solver.solve()
    #expect(solver.value(of: width) == 200)
    #expect(solver.isDetermined(width))
  }
}
