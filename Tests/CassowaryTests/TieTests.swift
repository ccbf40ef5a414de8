import Cassowary
import Testing

@Suite("Among equally good solutions the choice is fixed")
struct TieTests {
  @Test("fact 12.3: a variable that nothing determines is 0, or at its lower bound")
  func undetermined() throws {
    let solver = Solver()
    let free = solver.makeVariable()
    let width = solver.makeVariable(lowerBound: 0)
    let bounded = solver.makeVariable(lowerBound: 3)
    try solver.solve()
    #expect([free, width, bounded].map { solver.value(of: $0) } == [0, 0, 3])
    #expect([free, width, bounded].map { solver.isDetermined($0) } == [false, false, false])
  }

  @Test("a variable goes back to 0 when its constraint goes")
  func released() throws {
    let solver = Solver()
    let free = solver.makeVariable()
    let width = solver.makeVariable(lowerBound: 0)
    let constraints = [
      try solver.add([Term(free)], .equal, 7), try solver.add([Term(width)], .equal, 40),
    ]
    try solver.solve()
    #expect([solver.value(of: free), solver.value(of: width)] == [7, 40])
    for constraint in constraints { solver.remove(constraint) }
    try solver.solve()
    #expect([solver.value(of: free), solver.value(of: width)] == [0, 0])
    #expect(Array(solver.changes) == [free, width])
  }

  @Test("fact 1.6: a constraint added into a tie stays violated")
  func addedIntoTie() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    _ = try solver.add([Term(variable)], .equal, 10, priority: Priority(250))
    let late = try solver.add([Term(variable)], .equal, 20, priority: Priority(250))
    try solver.solve()
    #expect(solver.value(of: variable) == 10)
    #expect(solver.unsatisfied() == [late])
  }

  @Test("fact 1.6: when room runs out or is too much, the one added later gives way")
  func laterGivesWay() throws {
    for total in [150.0, 250] {
      let solver = Solver()
      let first = solver.makeVariable(lowerBound: 0)
      let second = solver.makeVariable(lowerBound: 0)
      _ = try solver.add([Term(first)], .equal, 100, priority: Priority(250))
      let late = try solver.add([Term(second)], .equal, 100, priority: Priority(250))
      _ = try solver.add([Term(first), Term(second)], .equal, total)
      try solver.solve()
      #expect(solver.value(of: first) == 100)
      #expect(solver.value(of: second) == total - 100)
      #expect(solver.unsatisfied() == [late])
    }
  }

  @Test("what stands is not moved by an alternative that is merely as good")
  func whatStandsStays() throws {
    // Both weights pull equally; wherever the edit leaves the variable, it stays.
    let solver = Solver()
    let variable = solver.makeVariable()
    let left = try solver.add([Term(variable)], .equal, 10, priority: Priority(250))
    let right = try solver.add([Term(variable)], .equal, 20, priority: Priority(250))
    try solver.solve()
    #expect(solver.value(of: variable) == 10)
    solver.setConstant(15, of: left)
    try solver.solve()
    #expect(solver.value(of: variable) == 15)
    solver.setConstant(30, of: right)
    try solver.solve()
    #expect(solver.value(of: variable) == 15)
    solver.setConstant(5, of: right)
    try solver.solve()
    #expect(solver.value(of: variable) == 15)
  }

  @Test("asking whether something is determined changes nothing")
  func askingChangesNothing() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(lowerBound: 0)
    _ = try solver.add([Term(left), Term(width)], .equal, 100)
    try solver.solve()
    let before = [solver.value(of: left), solver.value(of: width)]
    #expect([solver.isDetermined(left), solver.isDetermined(width)] == [false, false])
    #expect([solver.value(of: left), solver.value(of: width)] == before)
    _ = try solver.add([Term(width)], .equal, 30, priority: Priority(1))
    try solver.solve()
    #expect([solver.isDetermined(left), solver.isDetermined(width)] == [true, true])
    #expect([solver.value(of: left), solver.value(of: width)] == [70, 30])
  }

  @Test("asking between an edit and the next solve forgets nothing")
  func askingAmidEdits() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(lowerBound: 0)
    let edge = try solver.add([Term(left)], .equal, 1)
    let wish = try solver.add([Term(width)], .equal, 5, priority: Priority(20))
    try solver.solve()
    solver.setConstant(2, of: edge)
    #expect(solver.isDetermined(left))
    solver.remove(wish)
    #expect(!solver.isDetermined(width))
    try solver.solve()
    #expect([solver.value(of: left), solver.value(of: width)] == [2, 0])
    #expect(Array(solver.changes) == [left, width])
    #expect(solver.faults() == [])
  }
}
