import Cassowary

/// A random sequence of additions, removals, edits and relaxations.
package struct History {
  package var random: RandomSystem
  package var model: Model

  /// A history that begins with a model and goes on at random.
  package init(random: RandomSystem, model: Model) {
    self.random = random
    self.model = model
  }

  /// Does one thing and solves. A required constraint that makes the rest impossible is refused or
  /// relaxed, whichever the solver asks for.
  package mutating func act() throws {
    let count = model.standing.count
    let choice = count < 3 ? 0 : Int.random(in: 0..<10, using: &random.generator)
    switch choice {
    case 0..<3:
      // Refusing is right or wrong: the test of adding says which.
      _ = try? model.add(random.constraint(required: 0.4))
    case 3..<5:
      let index = Int.random(in: 0..<count, using: &random.generator)
      model.solver.remove(model.standing[index].handle)
      model.standing.remove(at: index)
    case 5..<9:
      for _ in 0..<Int.random(in: 1...2, using: &random.generator) {
        let index = Int.random(in: 0..<count, using: &random.generator)
        let constant = random.constant()
        model.solver.setConstant(constant, of: model.standing[index].handle)
        model.standing[index].plain.constant = constant
      }
    default:
      let index = Int.random(in: 0..<count, using: &random.generator)
      relax(model.standing[index].handle, to: random.optionalPriority())
    }
    try solveRelaxing()
  }

  private mutating func relax(_ handle: Constraint, to priority: Priority) {
    model.solver.setPriority(priority, of: handle)
    for index in model.standing.indices where model.standing[index].handle == handle {
      model.standing[index].plain.priority = priority
    }
  }

  private mutating func solveRelaxing() throws {
    for _ in 0...model.standing.count {
      do throws(Unsatisfiable) {
        return try model.solver.solve()
      } catch {
        guard let first = error.constraints.last else { throw error }
        relax(first, to: Priority(Priority.required.rawValue.nextDown))
      }
    }
    try model.solver.solve()
  }
}
