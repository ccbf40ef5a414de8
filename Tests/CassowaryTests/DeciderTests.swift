import Cassowary
import Testing

@Suite("The constraints that a value follows from")
struct DeciderTests {
  @Test("what is up the chain decides, what is down the chain or beside it does not")
  func chain() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let stem = try solver.add([Term(a)], .equal, 10)
    let link = try solver.add([Term(b), Term(a, times: -1)], .equal, 5)
    let beside = try solver.add([Term(c)], .equal, 7)
    try solver.solve()
    #expect(solver.deciders(of: a) == [stem])
    #expect(solver.deciders(of: b) == [stem, link])
    #expect(solver.deciders(of: c) == [beside])
    #expect(solver.deciders(of: solver.makeVariable()) == [])
    #expect(solver.faults() == [])
  }

  @Test("of inequalities and wishes those decide that are exactly met")
  func tight() throws {
    let solver = Solver()
    let width = solver.makeVariable(lowerBound: 0)
    let loose = try solver.add([Term(width)], .lessThanOrEqual, 500)
    let tight = try solver.add([Term(width)], .lessThanOrEqual, 200)
    let wish = try solver.add([Term(width)], .equal, 250, priority: Priority(750))
    try solver.solve()
    #expect(solver.deciders(of: width) == [tight])
    solver.setConstant(300, of: tight)
    try solver.solve()
    #expect(solver.deciders(of: width) == [wish])
    // Asked between an edit and the solve, it answers of what is to come.
    solver.setConstant(100, of: loose)
    #expect(solver.deciders(of: width) == [loose])
  }

  @Test("a variable follows from exactly the equations that move it", arguments: 0..<20)
  func moving(seed: Int) throws {
    let solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    var equations: [Constraint] = []
    for (index, variable) in variables.enumerated() {
      let others = variables[..<index].enumerated()
        .filter { (seed * 31 + index * 7 + $0.offset * 13) % 3 == 0 }
        .map { Term($0.element, times: Double(1 + ($0.offset + seed) % 4)) }
      equations.append(try solver.add([Term(variable)] + others, .equal, Double(index)))
    }
    try solver.solve()
    let deciders = variables.map { solver.deciders(of: $0) }
    for (index, equation) in equations.enumerated() {
      solver.setConstant(Double(index) + 0.5, of: equation)
      try solver.solve()
      let moved = Set(solver.changes)
      for (variable, deciders) in zip(variables, deciders) {
        #expect(deciders.contains(equation) == moved.contains(variable), "seed \(seed)")
      }
      solver.setConstant(Double(index), of: equation)
      try solver.solve()
    }
    #expect(solver.faults() == [])
  }
}
