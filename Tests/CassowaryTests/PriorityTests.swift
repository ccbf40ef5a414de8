import Cassowary
import Testing

@Suite("Priorities are levels")
struct PriorityTests {
  @Test(
    "fact 1.4: no number of weaker constraints outvotes a stronger one", arguments: [1, 10, 1001])
  func noOutvoting(count: Int) throws {
    let solver = Solver()
    let stem = solver.makeVariable()
    _ = try solver.add([Term(stem)], .equal, 20, priority: Priority(751))
    for _ in 0..<count {
      let cell = solver.makeVariable()
      _ = try solver.add([Term(cell), Term(stem, times: -1)], .equal, 0)
      _ = try solver.add([Term(cell)], .equal, 44, priority: Priority(750))
    }
    try solver.solve()
    #expect(solver.value(of: stem) == 20)
  }

  @Test("fact 1.4: a stronger constraint wins over two weaker ones, in any order of adding")
  func strongerWins() throws {
    let priorities: [[Float]] = [[751, 750, 750], [750, 751, 750], [750, 750, 751]]
    for order in priorities {
      let solver = Solver()
      let variable = solver.makeVariable()
      for priority in order {
        let wanted: Double = priority == 751 ? 0 : 100
        _ = try solver.add([Term(variable)], .equal, wanted, priority: Priority(priority))
      }
      try solver.solve()
      #expect(solver.value(of: variable) == 0, "\(order)")
    }
  }

  @Test("neighbouring floats are different levels")
  func neighbours() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    _ = try solver.add(
      [Term(variable)], .equal, 1, priority: Priority(Float(750).nextDown))
    _ = try solver.add([Term(variable)], .equal, 2, priority: Priority(750))
    try solver.solve()
    #expect(solver.value(of: variable) == 2)
  }

  @Test("fact 1.5: within a level the sum of absolute errors is least, so the median wins")
  func medianWins() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    for wanted in [10.0, 100, 30] {
      _ = try solver.add([Term(variable)], .equal, wanted, priority: Priority(500))
    }
    try solver.solve()
    #expect(solver.value(of: variable) == 30)
  }

  @Test("fact 1.5: an optional constraint that cannot hold pulls as close as possible")
  func asCloseAsPossible() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    _ = try solver.add([Term(variable)], .lessThanOrEqual, 40)
    let wish = try solver.add([Term(variable)], .equal, 100, priority: Priority(250))
    try solver.solve()
    #expect(solver.value(of: variable) == 40)
    #expect(solver.violation(of: wish) == 60)
    #expect(solver.unsatisfied() == [wish])
  }

  @Test("what is unsatisfied is told strongest first, equals in order of adding")
  func unsatisfiedOrder() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let weak = try solver.add([Term(variable)], .equal, 1, priority: Priority(250))
    let strong = try solver.add([Term(variable)], .greaterThanOrEqual, 2, priority: Priority(750))
    let alsoWeak = try solver.add([Term(variable)], .equal, 3, priority: Priority(250))
    _ = try solver.add([Term(variable)], .equal, 0)
    try solver.solve()
    #expect(solver.unsatisfied() == [strong, weak, alsoWeak])
  }

  @Test("a changed priority takes effect in the next solve")
  func changedPriority() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let first = try solver.add([Term(variable)], .equal, 1, priority: Priority(250))
    _ = try solver.add([Term(variable)], .equal, 2, priority: Priority(500))
    try solver.solve()
    #expect(solver.value(of: variable) == 2)
    solver.setPriority(Priority(501), of: first)
    try solver.solve()
    #expect(solver.value(of: variable) == 1)
    #expect(solver.priority(of: first) == Priority(501))
    solver.setPriority(Priority(20), of: first)
    try solver.solve()
    #expect(solver.value(of: variable) == 2)
  }

  @Test("thousands of priorities come and go")
  func manyPriorities() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let wandering = try solver.add([Term(variable)], .equal, 1, priority: Priority(1))
    let fixed = try solver.add([Term(variable)], .equal, 2, priority: Priority(500))
    for step in 1..<4000 {
      let priority = Priority(Float(step) * 0.25)
      solver.setPriority(priority, of: wandering)
      try solver.solve()
      if priority != Priority(500) {
        #expect(solver.value(of: variable) == (priority < Priority(500) ? 2 : 1), "\(priority)")
      }
      #expect(solver.priority(of: wandering) == priority)
    }
    #expect(solver.priority(of: fixed) == Priority(500))
    #expect(solver.faults() == [])
  }
}
