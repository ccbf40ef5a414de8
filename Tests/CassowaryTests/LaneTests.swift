import Cassowary
import SolverOracle
import Testing

/// Frames that edit the same constants again and again take short cuts. A twin that gets the same
/// calls, and before every frame one that ends all short cuts without saying anything, must agree.
@Suite("Edits that are repeated")
struct LaneTests {
  /// Two solvers with the same system, of which one never takes a short cut.
  final class Twins {
    let quick = Solver()
    let plain = Solver()
    private let idle: Constraint
    private(set) var variables: [Variable] = []
    private(set) var constraints: [Constraint] = []
    /// Whether the twins have come to stand at different optima.
    private var isTied = false
    /// What variables stood at when their changes were last listed.
    private var told: [Double] = []

    init() throws {
      let variable = plain.makeVariable()
      _ = quick.makeVariable()
      idle = try plain.add([Term(variable)], .equal, 0, priority: Priority(1))
      _ = try quick.add([Term(variable)], .equal, 0, priority: Priority(1))
    }

    func makeVariable(lowerBound: Double = -.infinity) -> Variable {
      _ = quick.makeVariable(lowerBound: lowerBound)
      variables.append(plain.makeVariable(lowerBound: lowerBound))
      return variables[variables.count - 1]
    }

    /// Adds a constraint to both; nil if they refuse it.
    func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) -> Constraint? {
      _ = try? quick.add(terms, relation, constant, priority: priority)
      guard
        let constraint = try? plain.add(terms, relation, constant, priority: priority)
      else { return nil }
      constraints.append(constraint)
      return constraint
    }

    /// Solves what was built.
    func begin() throws {
      try quick.solve()
      try plain.solve()
      told = variables.map { quick.value(of: $0) }
    }

    /// Sets constants and solves both; false if neither can.
    func solve(_ edits: [(Constraint, Double)], _ comment: Comment) -> Bool {
      for (constraint, constant) in edits {
        quick.setConstant(constant, of: constraint)
        plain.setConstant(constant, of: constraint)
      }
      plain.setPriority(Priority(1), of: idle)
      let isSolved = (try? quick.solve()) != nil
      #expect(isSolved == ((try? plain.solve()) != nil), comment)
      guard isSolved else { return false }
      let values = variables.map { quick.value(of: $0) }
      for (variable, value) in zip(variables, values)
      where abs(value - plain.value(of: variable)) > 1e-8 {
        // Of several optima either may stand.
        isTied = true
        #expect(!plain.isDetermined(variable), comment)
      }
      let moved = zip(variables, zip(told, values)).filter { $1.0 != $1.1 }.map(\.0)
      told = values
      #expect(Array(quick.changes) == moved, comment)
      return true
    }

    /// The sums of violations, level by level.
    func errors(of solver: Solver) -> [Double] {
      [1000, 750, 500, 250].map { level in
        constraints.filter { solver.priority(of: $0).rawValue == level }
          .reduce(0) { $0 + solver.violation(of: $1) }
      }
    }

    /// Holds what is asked more seldom: asking ends short cuts.
    func compare(_ comment: Comment) {
      let differences = zip(errors(of: quick), errors(of: plain)).map { abs($0 - $1) }
      #expect(differences.allSatisfy { $0 < 1e-7 }, comment)
      if !isTied { #expect(quick.unsatisfied() == plain.unsatisfied(), comment) }
      #expect(quick.faults() == [], comment)
    }
  }

  @Test("an equality that its own edit takes out of the basis is followed by its next one")
  func takenOutOfTheBasis() throws {
    let solver = Solver()
    let (width, height) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 2))
    let rest = solver.makeVariable(lowerBound: 0)
    // Edited last, in the place that the equality below will have.
    let other = try solver.add([Term(solver.makeVariable())], .equal, 6)
    try solver.solve()
    solver.setConstant(5, of: other)
    try solver.solve()
    _ = try solver.add(
      [Term(width, times: 2), Term(rest, times: -1), Term(height, times: -1)], .lessThanOrEqual, -4,
      priority: Priority(250))
    solver.remove(other)
    try solver.solve()
    // Both are at their bounds, so that it holds already and stays basic.
    let equality = try solver.add([Term(width), Term(height, times: -2)], .equal, -4)
    try solver.solve()
    for constant in [10.0, 11, 12, 3] {
      solver.setConstant(constant, of: equality)
      try solver.solve()
      #expect(solver.value(of: width) - 2 * solver.value(of: height) == constant)
      #expect(solver.faults() == [])
    }
  }

  @Test("of a scroll that crosses the kink of a header back and forth")
  func header() throws {
    let twins = try Twins()
    let offset = twins.makeVariable()
    let top = twins.makeVariable()
    let height = twins.makeVariable(lowerBound: 0)
    let added = twins.add([Term(offset)], .equal, 0)
    let scroll = try #require(added)
    _ = twins.add([Term(top), Term(height), Term(offset)], .equal, 262.5)
    _ = twins.add([Term(height)], .greaterThanOrEqual, 262.5)
    _ = twins.add([Term(top)], .equal, 0, priority: Priority(750))
    try twins.begin()
    var random = SplitMix(seed: 3)
    let fixed: [Double] = [-20, 50, -30, 60, 0, -1, 1, 0, 0, 1e-9, -1e-9, 2e-9, -5, 5, -5, 5]
    for frame in 0..<200 {
      let constant =
        frame < fixed.count ? fixed[frame] : Double.random(in: -200...800, using: &random)
      #expect(twins.solve([(scroll, constant)], "frame \(frame)"))
      #expect(abs(twins.quick.value(of: top) - min(0, -constant)) < 1e-9)
      #expect(abs(twins.quick.value(of: height) - max(262.5, 262.5 - constant)) < 1e-9)
      if frame % 17 == 16 { twins.compare("frame \(frame)") }
    }
  }

  @Test("of one and of two constants of random systems", arguments: 0..<300)
  func random(_ seed: Int) throws {
    var random = RandomSystem(seed: UInt64(seed), variables: 5)
    let twins = try Twins()
    for bound in random.bounds() { _ = twins.makeVariable(lowerBound: bound) }
    for _ in 0..<9 {
      let plain = random.constraint(required: 0.4)
      let terms = plain.terms.sorted { $0.key < $1.key }
        .map { Term(twins.variables[$0.key], times: $0.value) }
      _ = twins.add(terms, plain.relation, plain.constant, priority: plain.priority)
    }
    try twins.begin()
    for _ in 0..<6 {
      let edited = (0..<(seed % 2 + 1)).compactMap { _ in
        twins.constraints.randomElement(using: &random.generator)
      }
      let constants = (0..<3).map { _ in random.constant() }
      for frame in 0..<24 {
        let edits = edited.map { constraint in
          let nearby = Double.random(in: -1...1, using: &random.generator)
          let constant = constants.randomElement(using: &random.generator) ?? 0
          return (constraint, frame % 3 == 0 ? constant + nearby : constant)
        }
        guard twins.solve(edits, "seed \(seed), frame \(frame)") else { break }
        if frame % 7 == 6 { twins.compare("seed \(seed), frame \(frame)") }
      }
    }
  }

  @Test("that say nothing new change nothing, also between others")
  func idle() throws {
    let twins = try Twins()
    let left = twins.makeVariable()
    let right = twins.makeVariable()
    let pin = twins.add([Term(left)], .equal, 1)
    let gap = twins.add([Term(right), Term(left, times: -1)], .equal, 2)
    let first = try #require(pin)
    let second = try #require(gap)
    try twins.begin()
    for frame in 0..<5 {
      let constant = Double(frame / 2)
      #expect(twins.solve([(first, constant), (second, 2)], "frame \(frame)"))
      #expect(twins.solve([(first, constant)], "frame \(frame) again"))
      #expect(twins.quick.changes.isEmpty)
      #expect(twins.solve([(first, 7), (first, constant)], "frame \(frame), taken back"))
      #expect(twins.quick.changes.isEmpty)
    }
  }

  @Test("by steps too short for some values list only those that changed")
  func shortSteps() throws {
    let twins = try Twins()
    let near = twins.makeVariable()
    let far = twins.makeVariable()
    let added = twins.add([Term(near)], .equal, 0)
    let edited = try #require(added)
    _ = twins.add([Term(far), Term(near, times: -1)], .equal, 1e9)
    try twins.begin()
    for frame in 0..<20 {
      #expect(twins.solve([(edited, Double(frame) * 1e-9)], "frame \(frame)"))
    }
    #expect(twins.solve([(edited, 1)], "a long one"))
    #expect(Array(twins.quick.changes) == [near, far])
  }
}
