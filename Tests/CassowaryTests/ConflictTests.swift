import Cassowary
import SolverOracle
import Testing

@Suite("What excludes each other is named")
struct ConflictTests {
  @Test("a required constraint that cannot hold is refused with the set that excludes it")
  func refused() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(lowerBound: 0)
    let origin = try solver.add([Term(left)], .equal, 10)
    _ = try solver.add([Term(width)], .lessThanOrEqual, 500)
    let right = try solver.add([Term(left), Term(width)], .lessThanOrEqual, 50)
    _ = try solver.add([Term(width)], .equal, 30, priority: Priority(750))
    try solver.solve()
    var refusal: Unsatisfiable?
    do throws(Unsatisfiable) {
      _ = try solver.add([Term(width)], .greaterThanOrEqual, 60)
    } catch {
      refusal = error
    }
    #expect(refusal?.constraints.dropLast() == [origin, right])
    #expect(refusal?.bounds == [])
    try solver.solve()
    #expect([solver.value(of: left), solver.value(of: width)] == [10, 30])
    #expect(solver.constraints(on: width).count == 3)
    #expect(solver.faults() == [])
  }

  @Test("fact 1.3: a lower bound takes part in a conflict by its variable")
  func bound() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(lowerBound: 0)
    let edge = try solver.add([Term(left)], .equal, 100)
    var refusal: Unsatisfiable?
    do throws(Unsatisfiable) {
      _ = try solver.add([Term(left), Term(width)], .equal, 50)
    } catch {
      refusal = error
    }
    #expect(refusal?.constraints.first == edge)
    #expect(refusal?.constraints.count == 2)
    #expect(refusal?.bounds == [width])
  }

  @Test("fact 2.18: Step-2's conflict, with hidden columns among it, and its end")
  func stepTwo() throws {
    // Window coordinates, content moved up by the offset. Image: top at the root's top, bottom at
    // the container's bottom; text below the container down to the content's end.
    let solver = Solver()
    let offset = solver.makeVariable()
    let containerTop = solver.makeVariable()
    let containerHeight = solver.makeVariable(lowerBound: 0)
    let imageTop = solver.makeVariable()
    let imageHeight = solver.makeVariable(lowerBound: 0)
    let c1 = try solver.add([Term(offset)], .equal, 0)
    let c2 = try solver.add([Term(containerHeight)], .equal, 262.5)
    let c3 = try solver.add([Term(containerTop), Term(offset)], .equal, 0)
    let c4 = try solver.add([Term(imageTop)], .equal, 0)
    let c5 = try solver.add(
      [
        Term(imageTop), Term(imageHeight), Term(containerTop, times: -1),
        Term(containerHeight, times: -1),
      ], .equal, 0)
    try solver.solve()
    #expect(solver.value(of: imageHeight) == 262.5)
    solver.setConstant(200, of: c1)
    try solver.solve()
    #expect(solver.value(of: imageHeight) == 62.5)

    solver.setConstant(300, of: c1)
    var conflict: Unsatisfiable?
    do throws(Unsatisfiable) { try solver.solve() } catch { conflict = error }
    #expect(conflict?.constraints == [c1, c2, c3, c4, c5])
    #expect(conflict?.bounds == [imageHeight])

    // The content's tie gives way: the header is a line and stays at the top.
    solver.setPriority(Priority(Priority.required.rawValue.nextDown), of: c3)
    try solver.solve()
    #expect(solver.value(of: imageHeight) == 0)
    #expect(solver.value(of: containerTop) == -262.5)
    #expect(solver.violation(of: c3) == 37.5)
    #expect(solver.unsatisfied() == [c3])

    solver.setConstant(100, of: c1)
    try solver.solve()
    #expect(solver.value(of: imageHeight) == 162.5)
    #expect(solver.unsatisfied() == [])
    #expect(solver.faults() == [])
  }

  @Test("an edit that is taken back ends the conflict")
  func takenBack() throws {
    let solver = Solver()
    let width = solver.makeVariable(lowerBound: 0)
    let fixed = try solver.add([Term(width)], .equal, 10)
    solver.setConstant(-5, of: fixed)
    #expect(throws: Unsatisfiable.self) { try solver.solve() }
    #expect(throws: Unsatisfiable.self) { try solver.solve() }
    solver.setConstant(5, of: fixed)
    try solver.solve()
    #expect(solver.value(of: width) == 5)
    #expect(solver.faults() == [])
  }

  @Test("a constraint that says nothing is held or refused by its constant")
  func empty() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    _ = try solver.add([Term(variable), Term(variable, times: -1)], .lessThanOrEqual, 5)
    #expect(throws: Unsatisfiable.self) { _ = try solver.add([], .equal, 5) }
    let wish = try solver.add([], .equal, 5, priority: Priority(500))
    try solver.solve()
    #expect(solver.violation(of: wish) == 5)
  }

  @Test("a refused constraint leaves all values as they were, bit by bit", arguments: 0..<60)
  func refusalChangesNothing(seed: Int) throws {
    var random = RandomSystem(seed: UInt64(seed), variables: 5)
    var model = Model(bounds: random.bounds())
    for step in 0..<20 {
      try model.solver.solve()
      let before = model.values
      let plain = random.constraint(required: 0.6)
      do throws(Unsatisfiable) {
        try model.add(plain)
      } catch {
        try model.solver.solve()
        #expect(model.values == before, "seed \(seed), step \(step)")
        #expect(Array(model.solver.changes) == [], "seed \(seed), step \(step)")
        #expect(model.solver.faults() == [], "seed \(seed), step \(step)")
      }
    }
  }

  @Test(
    "a conflict is irreducible: whole it cannot hold, without any member it can", arguments: 0..<60)
  func irreducible(seed: Int) throws {
    var random = RandomSystem(seed: UInt64(seed), variables: 4)
    var model = Model(bounds: random.bounds())
    for _ in 0..<14 {
      let plain = random.constraint(required: 0.8)
      do throws(Unsatisfiable) {
        try model.add(plain)
      } catch {
        expectIrreducible(error, model, added: plain, "seed \(seed)")
      }
    }
  }

  @Test("a conflict met by edits is irreducible too", arguments: 0..<60)
  func irreducibleAfterEdits(seed: Int) throws {
    var random = RandomSystem(seed: UInt64(seed), variables: 4)
    var model = Model(bounds: random.bounds())
    for _ in 0..<7 { _ = try? model.add(random.constraint(required: 0.9)) }
    for _ in 0..<6 {
      for index in model.standing.indices where Bool.random(using: &random.generator) {
        let constant = random.constant()
        model.solver.setConstant(constant, of: model.standing[index].handle)
        model.standing[index].plain.constant = constant
      }
      do throws(Unsatisfiable) {
        try model.solver.solve()
        #expect(model.oracle.objective() != nil, "seed \(seed)")
      } catch {
        expectIrreducible(error, model, added: nil, "seed \(seed)")
      }
    }
  }

  private func expectIrreducible(
    _ conflict: Unsatisfiable, _ model: Model, added: PlainConstraint?, _ comment: Comment
  ) {
    var members = model.standing.filter { conflict.constraints.contains($0.handle) }.map(\.plain)
    if let added { members.append(added) }
    #expect(members.count == conflict.constraints.count, comment)
    var bounds = Array(repeating: -Double.infinity, count: model.bounds.count)
    for variable in conflict.bounds {
      if let index = model.variables.firstIndex(of: variable) {
        bounds[index] = model.bounds[index]
      }
    }
    #expect(ExactOracle(bounds: bounds, constraints: members).objective() == nil, comment)
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      #expect(ExactOracle(bounds: bounds, constraints: rest).objective() != nil, comment)
    }
    for index in bounds.indices where bounds[index].isFinite {
      var rest = bounds
      rest[index] = -.infinity
      #expect(ExactOracle(bounds: rest, constraints: members).objective() != nil, comment)
    }
  }
}
