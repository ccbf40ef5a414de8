import Cassowary
import SolverOracle
import Testing

@Suite("A numerical failure is noticed, repaired, and told if it stands")
struct RecoveryTests {
  /// A simplex that has something to do whenever `width` is edited.
  private struct Row {
    let solver = Solver()
    let views: [Variable]
    let width: Constraint
    let wishes: [Constraint]

    /// Views side by side that fill a width; each wants 100 points, the last one the least.
    init() throws {
      let solver = solver
      let views = (0..<6).map { _ in solver.makeVariable(lowerBound: 0) }
      self.views = views
      width = try solver.add(views.map { Term($0) }, .equal, 600)
      wishes = try views.indices.map {
        try solver.add([Term(views[$0])], .equal, 100, priority: Priority(Float(700 - $0)))
      }
      try solver.solve()
    }

    var values: [Double] { views.map { solver.value(of: $0) } }
  }

  @Test("a sound solver tells of nothing and repairs nothing")
  func sound() throws {
    let row = try Row()
    row.solver.setConstant(450, of: row.width)
    try row.solver.solve()
    #expect(row.values == [100, 100, 100, 100, 50, 0])
    #expect(row.solver.stall == nil)
    let diagnostics = row.solver.diagnostics
    #expect(diagnostics.moves > 0)
    #expect(diagnostics.greatestShare < 0.01)
    #expect(
      [diagnostics.refactorings, diagnostics.restarts, diagnostics.stalls] == [0, 0, 0])
  }

  @Test(
    "a run without end is repaired by fresh numbers, or else by a fresh start",
    arguments: [(1, 1, 0), (2, 1, 1)])
  func repaired(failures: Int, refactorings: Int, restarts: Int) throws {
    let row = try Row()
    row.solver.inject(.endlessRuns(failures))
    row.solver.setConstant(450, of: row.width)
    try row.solver.solve()
    #expect(row.values == [100, 100, 100, 100, 50, 0])
    #expect(Array(row.solver.changes) == Array(row.views[4...]))
    #expect(row.solver.stall == nil)
    #expect(row.solver.faults() == [])
    #expect(row.solver.diagnostics.refactorings == refactorings)
    #expect(row.solver.diagnostics.restarts == restarts)
  }

  @Test("one that nothing repairs is told, with the level, and made good by a later solve")
  func told() throws {
    let row = try Row()
    row.solver.inject(.endlessRuns(1000))
    row.solver.setConstant(450, of: row.width)
    try row.solver.solve()
    #expect(row.solver.stall == Stall(cause: .endless, priority: Priority(700)))
    #expect(row.solver.diagnostics.stalls == 1)

    row.solver.inject(.endlessRuns(0))
    try row.solver.solve()
    #expect(row.solver.stall == nil)
    #expect(row.values == [100, 100, 100, 100, 50, 0])
    #expect(row.solver.faults() == [])
  }

  @Test("a stall on an optional level leaves what is required and what is stronger in force")
  func optionalLevel() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable(lowerBound: 0)
    _ = try solver.add([Term(left), Term(right)], .equal, 100)
    _ = try solver.add([Term(left)], .equal, 60, priority: Priority(700))
    let least = try solver.add([Term(right)], .greaterThanOrEqual, 10, priority: Priority(800))
    try solver.solve()
    #expect([left, right].map { solver.value(of: $0) } == [60, 40])

    solver.inject(.endlessRuns(1000))
    solver.setConstant(80, of: least)
    try solver.solve()
    #expect(solver.stall == Stall(cause: .endless, priority: Priority(800)))
    #expect(solver.value(of: left) + solver.value(of: right) == 100)
    #expect(solver.violation(of: least) > 0)

    solver.inject(.endlessRuns(0))
    try solver.solve()
    #expect(solver.stall == nil)
    #expect([left, right].map { solver.value(of: $0) } == [20, 80])
  }

  @Test("a question is answered though its first trial fails")
  func question() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    _ = try solver.add([Term(left), Term(right)], .equal, 100)
    _ = try solver.add([Term(left)], .greaterThanOrEqual, 60, priority: Priority(700))
    try solver.solve()
    let before = [left, right].map { solver.value(of: $0) }
    solver.inject(.endlessRuns(1))
    #expect(!solver.isDetermined(right))
    #expect([left, right].map { solver.value(of: $0) } == before)
    _ = try solver.add([Term(right)], .equal, 30, priority: Priority(500))
    try solver.solve()
    solver.inject(.endlessRuns(1))
    #expect(solver.isDetermined(left))
    #expect(solver.faults() == [])
  }

  @Test("an addition that fails by the numbers is done again", arguments: [1, 2])
  func addition(failures: Int) throws {
    let row = try Row()
    row.solver.inject(.endlessRuns(failures))
    _ = try row.solver.add([Term(row.views[0])], .lessThanOrEqual, 40)
    try row.solver.solve()
    #expect(row.values == [40, 100, 100, 100, 100, 160])
    #expect(row.solver.stall == nil)
    #expect(row.solver.faults() == [])
  }

  @Test("an impossible addition is refused with its conflict though the numbers fail")
  func refusal() throws {
    let row = try Row()
    let before = row.values
    let least = try row.solver.add([Term(row.views[0])], .greaterThanOrEqual, 60)
    row.solver.inject(.endlessRuns(1))
    var refusal: Unsatisfiable?
    do throws(Unsatisfiable) {
      _ = try row.solver.add([Term(row.views[0])], .lessThanOrEqual, 40)
    } catch {
      refusal = error
    }
    #expect(refusal?.constraints.first == least)
    #expect(refusal?.constraints.count == 2)
    #expect(refusal?.bounds == [])
    try row.solver.solve()
    #expect(row.values == before)
    #expect(row.solver.faults() == [])
  }

  @Test("values that have drifted are computed afresh", arguments: [1e-7, 1e-3, 10])
  func drift(part: Double) throws {
    let row = try Row()
    row.solver.setConstant(450, of: row.width)
    row.solver.inject(.drift(part))
    try row.solver.solve()
    #expect(row.values == [100, 100, 100, 100, 50, 0])
    #expect(row.solver.stall == nil)
    #expect(row.solver.diagnostics.refactorings > 0)
    #expect(row.solver.faults() == [])
  }

  @Test("a constraint may take the place of one that was removed after fresh numbers")
  func reusedPlace() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let sum = try solver.add([Term(left), Term(right)], .equal, 10)
    let wish = try solver.add(
      [Term(right), Term(left, times: -1)], .equal, 2, priority: Priority(9))
    try solver.solve()
    solver.rebuild()
    solver.remove(sum)
    let other = try solver.add([Term(left, times: -2)], .equal, 8)
    try solver.solve()
    #expect([left, right].map { solver.value(of: $0) } == [-4, -2])
    solver.setConstant(6, of: other)
    solver.setConstant(1, of: wish)
    try solver.solve()
    #expect([left, right].map { solver.value(of: $0) } == [-3, -2])
    #expect(solver.faults() == [])
  }

  @Test("histories with failures now and then end where sound ones do", arguments: 0..<40)
  func histories(seed: Int) throws {
    var random = RandomSystem(seed: UInt64(seed), variables: 4)
    var history = History(random: random, model: Model(bounds: random.bounds()))
    for step in 0..<40 {
      switch step % 4 {
      case 0: history.model.solver.inject(.endlessRuns(1 + step / 4 % 2))
      case 2: history.model.solver.inject(.drift(1e-4))
      default: break
      }
      try history.act()
      history.model.solver.inject(.endlessRuns(0))
      #expect(history.model.solver.stall == nil, "seed \(seed), step \(step)")
      let best = try #require(history.model.oracle.objective())
      #expect(best.agrees(with: history.model.objective()), "seed \(seed), step \(step)")
    }
  }
}
