import Cassowary

/// A random sequence of additions, removals, edits, relaxations, questions and bursts of them.
package struct History {
  package private(set) var random: RandomSystem
  package var model: Model
  /// How often each thing was done or met.
  package private(set) var counts: [Event: Int] = [:]
  /// The values after the last solve.
  private var known: [Double]

  /// What happens in a history.
  package enum Event: String, CaseIterable, Sendable {
    case added, refused, removed, edited, rebuilt, relaxed, asked, conflicted
  }

  /// What a solver got wrong in a history.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// A history that begins with a model and goes on at random.
  package init(random: RandomSystem, model: Model) {
    self.random = random
    self.model = model
    known = model.values
  }

  /// A history of a random system.
  package init(seed: UInt64, variables: Int, flavour: Flavour = .plain) {
    var random = RandomSystem(seed: seed, variables: variables, flavour: flavour)
    let bounds = random.bounds()
    let scales = random.scales()
    self.init(random: random, model: Model(bounds: bounds, scales: scales))
  }

  /// Does one thing, or now and then several, and solves. A constraint that makes the rest
  /// impossible is refused or, after some more edits perhaps, relaxed.
  ///
  /// - Throws: `Fault` if the solver refuses what can be, accepts what cannot, or its inside is
  ///   out of order.
  package mutating func act() throws(Fault) {
    let things = draw(0..<8) == 0 ? draw(2..<7) : 1
    let edits = counts[.edited, default: 0]
    for _ in 0..<things { try actOnce() }
    try solve(mayConflict: counts[.edited, default: 0] > edits)
    if let stall = model.solver.stall { throw Fault(description: "\(stall)") }
    if let fault = model.solver.faults().first { throw Fault(description: fault) }
    try checkLists()
    if !(model.requiredError() < 1e-6) {
      throw Fault(description: "what is required does not hold")
    }
  }

  private mutating func actOnce() throws(Fault) {
    let count = model.standing.count
    switch count < 3 ? 0 : draw(0..<20) {
    case 0..<6: try add()
    case 6..<10:
      tally(.removed)
      let index = draw(0..<count)
      model.solver.remove(model.standing[index].handle)
      model.standing.remove(at: index)
    case 10..<17: edit()
    case 17:
      tally(.rebuilt)
      model.solver.rebuild()
    case 18: relax(model.standing[draw(0..<count)].handle, to: random.optionalPriority())
    default: try ask()
    }
  }

  private mutating func tally(_ event: Event) {
    counts[event, default: 0] += 1
  }

  private mutating func draw(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &random.generator)
  }

  private mutating func add() throws(Fault) {
    let plain = random.constraint()
    do throws(Unsatisfiable) {
      try model.add(plain)
      tally(.added)
    } catch {
      tally(.refused)
      let oracle = ExactOracle(
        bounds: model.bounds, constraints: model.standing.map(\.plain) + [plain])
      if oracle.isFeasible { throw Fault(description: "refused \(plain)") }
    }
  }

  private mutating func edit() {
    tally(.edited)
    let index = draw(0..<model.standing.count)
    let constant = random.constant()
    model.solver.setConstant(constant, of: model.standing[index].handle)
    model.standing[index].plain.constant = constant
  }

  private mutating func relax(_ handle: Constraint, to priority: Priority) {
    tally(.relaxed)
    model.solver.setPriority(priority, of: handle)
    for index in model.standing.indices where model.standing[index].handle == handle {
      model.standing[index].plain.priority = priority
    }
  }

  /// Asks whether variables are determined, which must move nothing.
  private mutating func ask() throws(Fault) {
    // What waits is done before a question is answered.
    do throws(Unsatisfiable) { try model.solver.solve() } catch { return }
    known = model.values
    tally(.asked)
    let before = model.values
    for variable in model.variables { _ = model.solver.isDetermined(variable) }
    if model.values != before { throw Fault(description: "a question moved something") }
  }

  /// Holds what the solver lists against what is seen from outside.
  private mutating func checkLists() throws(Fault) {
    let values = model.values
    let changed = values.indices.filter { values[$0] != known[$0] }.map { model.variables[$0] }
    known = values
    if Array(model.solver.changes) != changed { throw Fault(description: "changes are others") }
    let violated = model.standing
      .filter { $0.plain.priority < .required && model.error(of: $0.plain) > 1e-7 }
      .sorted { ($1.plain.priority, $0.handle) < ($0.plain.priority, $1.handle) }
      .map(\.handle)
    if model.solver.unsatisfied() != violated { throw Fault(description: "violated are others") }
  }

  private mutating func solve(mayConflict: Bool) throws(Fault) {
    for _ in 0..<3 * model.standing.count + 3 {
      do throws(Unsatisfiable) {
        return try model.solver.solve()
      } catch {
        tally(.conflicted)
        guard mayConflict else { throw Fault(description: "accepted what cannot be") }
        if model.oracle.isFeasible { throw Fault(description: "solve refused what can be") }
        guard let last = error.constraints.last else {
          throw Fault(description: "a conflict of bounds alone")
        }
        if draw(0..<2) == 0 {
          edit()
        } else {
          relax(last, to: Priority(Priority.required.rawValue.nextDown))
        }
      }
    }
    throw Fault(description: "relaxing does not end")
  }
}
