import Cassowary
import SolverOracle
import Testing

@Suite("Random systems against an exact solution, level by level")
struct OracleTests {
  @Test("what is added one after another is optimal at every step", arguments: 0..<60)
  func adding(seed: Int) throws {
    var random = RandomSystem(seed: UInt64(seed), variables: 4)
    var model = Model(bounds: random.bounds())
    for step in 0..<9 {
      let plain = random.constraint(required: 0.4)
      let isPossible =
        ExactOracle(bounds: model.bounds, constraints: model.standing.map(\.plain) + [plain])
        .objective() != nil
      do {
        try model.add(plain)
        #expect(isPossible, "seed \(seed), step \(step): \(plain)")
      } catch {
        #expect(!isPossible, "seed \(seed), step \(step): \(plain)")
      }
      try model.solver.solve()
      expectOptimal(model, "seed \(seed), step \(step)")
    }
  }

  @Test(
    "any history of edits ends at the optimum, whatever the system is rich in",
    arguments: Flavour.all.map(\.name), 100..<112)
  func history(flavour name: String, seed: Int) throws {
    let flavour = try #require(Flavour.all.first { $0.name == name })
    var history = History(seed: UInt64(seed), variables: 3 + seed % 3, flavour: flavour)
    for step in 0..<25 {
      try history.act()
      if step % 5 == 4 { expectOptimal(history.model, "seed \(seed), step \(step)") }
    }
  }

  @Test(
    "a variable is determined exactly if it has one value among the optima", arguments: 200..<225)
  func determination(seed: Int) throws {
    var random = RandomSystem(seed: UInt64(seed), variables: 3)
    var model = Model(bounds: random.bounds())
    for _ in 0..<5 { _ = try? model.add(random.constraint(required: 0.3)) }
    try model.solver.solve()
    let before = model.values
    for (index, variable) in model.variables.enumerated() {
      let range = try #require(model.oracle.range(of: index, limit: 1000))
      let isDetermined = range.upperBound - range.lowerBound < 1e-9
      #expect(model.solver.isDetermined(variable) == isDetermined, "seed \(seed): \(range)")
    }
    #expect(model.values == before)
    #expect(model.solver.faults() == [])
  }

  private func expectOptimal(_ model: Model, _ comment: Comment) {
    #expect(model.solver.faults() == [], comment)
    #expect(model.requiredError() < 1e-6, comment)
    let expected = model.oracle.objective()
    #expect(expected?.agrees(with: model.objective()) == true, comment)
  }
}
