import Cassowary
import SolverOracle
import Testing

@Suite("Editing, removing and the list of changes")
struct EditingTests {
  @Test("only variables that moved are listed, ascending")
  func changes() throws {
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    let stem = try solver.add([Term(variables[5])], .equal, 10)
    for index in [3, 1, 4] {
      _ = try solver.add(
        [Term(variables[index]), Term(variables[5], times: -1)], .equal, Double(index))
    }
    _ = try solver.add([Term(variables[2])], .equal, 8)
    try solver.solve()
    #expect(Array(solver.changes) == [1, 2, 3, 4, 5].map { variables[$0] })
    solver.setConstant(20, of: stem)
    try solver.solve()
    #expect(Array(solver.changes) == [1, 3, 4, 5].map { variables[$0] })
    #expect(variables.map { solver.value(of: $0) } == [0, 21, 8, 23, 24, 20])
    try solver.solve()
    #expect(Array(solver.changes) == [])
  }

  @Test("a variable beyond its bound comes back, past wishes, once what held it there goes")
  func releaseBeyondBound() throws {
    let solver = Solver()
    let width = solver.makeVariable(lowerBound: 0)
    let other = solver.makeVariable()
    let fixed = try solver.add([Term(width)], .equal, 10)
    _ = try solver.add([Term(width)], .lessThanOrEqual, -4, priority: Priority(500))
    try solver.solve()
    solver.setConstant(-10, of: fixed)
    // Applies the edit, which the bound forbids.
    _ = try solver.add([Term(other)], .equal, 5)
    solver.remove(fixed)
    try solver.solve()
    #expect([solver.value(of: width), solver.value(of: other)] == [0, 5])
    #expect(solver.faults() == [])
  }

  @Test("what moved in a solve that threw is listed by the next one that does not")
  func changesOverConflict() throws {
    let solver = Solver()
    let width = solver.makeVariable(lowerBound: 0)
    let other = solver.makeVariable()
    let fixed = try solver.add([Term(width)], .equal, 10)
    let free = try solver.add([Term(other)], .equal, 1)
    try solver.solve()
    solver.setConstant(-5, of: fixed)
    solver.setConstant(2, of: free)
    #expect(throws: Unsatisfiable.self) { try solver.solve() }
    solver.setPriority(Priority(900), of: fixed)
    try solver.solve()
    #expect([solver.value(of: width), solver.value(of: other)] == [0, 2])
    #expect(Array(solver.changes) == [width, other])
    #expect(solver.unsatisfied() == [fixed])
    solver.remove(fixed)
    #expect(solver.unsatisfied() == [])
  }

  @Test("an edit and its opposite change nothing")
  func backAndForth() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let constraint = try solver.add([Term(variable)], .equal, 10)
    try solver.solve()
    solver.setConstant(30, of: constraint)
    #expect(solver.constant(of: constraint) == 30)
    solver.setConstant(10, of: constraint)
    try solver.solve()
    #expect(Array(solver.changes) == [])
  }

  @Test("several edits take effect together, even where one alone could not hold")
  func batch() throws {
    let solver = Solver()
    let width = solver.makeVariable(lowerBound: 0)
    let least = try solver.add([Term(width)], .greaterThanOrEqual, 10)
    let most = try solver.add([Term(width)], .lessThanOrEqual, 20)
    try solver.solve()
    solver.setConstant(110, of: least)
    solver.setConstant(120, of: most)
    try solver.solve()
    #expect(solver.value(of: width) == 110)
  }

  @Test("a variable may occur more than once in a constraint")
  func repeatedVariable() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let other = solver.makeVariable()
    _ = try solver.add(
      [Term(variable), Term(other), Term(variable, times: 2), Term(other, times: -1)], .equal, 9)
    try solver.solve()
    #expect(solver.value(of: variable) == 3)
    #expect(solver.constraints(on: other) == [])
    solver.remove(other)
  }

  @Test("a removed variable's place is used again and starts afresh")
  func reusedVariable() throws {
    let solver = Solver()
    let old = solver.makeVariable()
    let constraint = try solver.add([Term(old)], .equal, 9)
    try solver.solve()
    solver.remove(constraint)
    solver.remove(old)
    let new = solver.makeVariable(lowerBound: 2)
    try solver.solve()
    #expect(solver.value(of: new) == 2)
    #expect(Array(solver.changes) == [])
  }

  @Test("a chain of equalities edits and breaks up anywhere", arguments: [0, 1, 10, 29])
  func chain(cut: Int) throws {
    let solver = Solver()
    let views = (0..<30).map { _ in solver.makeVariable() }
    var links: [Constraint] = []
    for index in views.indices {
      let before = index == 0 ? [] : [Term(views[index - 1], times: -1)]
      links.append(try solver.add([Term(views[index])] + before, .equal, 2))
    }
    try solver.solve()
    #expect(views.map { solver.value(of: $0) } == (1...30).map { Double(2 * $0) })
    solver.setConstant(5, of: links[cut])
    try solver.solve()
    #expect(
      views.map { solver.value(of: $0) }
        == (0..<30).map { Double(2 * ($0 + 1)) + ($0 < cut ? 0 : 3) })
    #expect(Array(solver.changes) == Array(views[cut...]))
    solver.remove(links[cut])
    try solver.solve()
    #expect(
      views.map { solver.value(of: $0) }
        == (0..<30).map { $0 < cut ? Double(2 * ($0 + 1)) : Double(2 * ($0 - cut)) })
    #expect(solver.faults() == [])
  }

  @Test("equalities that fix variables only together are edited and removed", arguments: 0..<40)
  func knots(seed: Int) throws {
    // Three equations in three unknowns, none of which follows from one equation alone.
    var random = RandomSystem(seed: UInt64(seed), variables: 3)
    var model = Model(bounds: Array(repeating: -.infinity, count: 3))
    let rows: [[Int: Double]] = [[0: 1, 1: 1, 2: 1], [0: 1, 1: -1, 2: 2], [0: 2, 1: 1, 2: -1]]
    for terms in rows {
      try model.add(
        PlainConstraint(
          terms: terms, relation: .equal, constant: random.constant(), priority: .required))
    }
    try model.solver.solve()
    for step in 0..<6 {
      let index = Int.random(in: 0..<model.standing.count, using: &random.generator)
      if step == 4 {
        model.solver.remove(model.standing[index].handle)
        model.standing.remove(at: index)
      } else {
        model.standing[index].plain.constant = random.constant()
        model.solver.setConstant(
          model.standing[index].plain.constant, of: model.standing[index].handle)
      }
      try model.solver.solve()
      #expect(model.requiredError() < 1e-9)
      #expect(model.solver.faults() == [])
    }
  }

  @Test("misuse stops with a sentence")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      _ = try solver.add([Term(solver.makeVariable())], .equal, .nan)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      _ = try solver.add([Term(solver.makeVariable(), times: .infinity)], .equal, 0)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let constraint = try solver.add([Term(solver.makeVariable())], .equal, 1)
      solver.remove(constraint)
      solver.setConstant(2, of: constraint)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let variable = solver.makeVariable()
      _ = try solver.add([Term(variable)], .equal, 1)
      solver.remove(variable)
    }
    await #expect(processExitsWith: .failure) { _ = Priority(0) }
    await #expect(processExitsWith: .failure) { _ = Priority(1001) }
  }

  @Test("values are found after memory was given back", arguments: [3_000, 24_000, 31_000, 40_000])
  func trimming(count: Int) throws {
    let solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable(lowerBound: 3) }
    _ = try solver.add([Term(variables[count - 1])], .equal, 7)
    try solver.solve()
    #expect([0, count / 2, count - 1].map { solver.value(of: variables[$0]) } == [3, 3, 7])
  }
}
