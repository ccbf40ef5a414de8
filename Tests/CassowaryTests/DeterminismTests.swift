import Cassowary
import SolverOracle
import Testing

@Suite("The same calls give the same bytes")
struct DeterminismTests {
  @Test("in 50 processes, over random histories")
  func fiftyProcesses() async throws {
    var outputs: [[UInt8]] = []
    for _ in 0..<50 {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        print(try DeterminismTests.transcript())
      }
      outputs.append(result?.standardOutputContent ?? [])
    }
    #expect(outputs[0].count > 10_000)
    #expect(outputs.allSatisfy { $0 == outputs[0] })
  }

  /// Everything a solver says over some histories, numbers bit by bit.
  static func transcript() throws -> String {
    var lines: [String] = []
    for seed in 0..<12 {
      var random = RandomSystem(seed: UInt64(seed), variables: 6)
      var history = History(random: random, model: Model(bounds: random.bounds()))
      for _ in 0..<30 {
        try history.act()
        let solver = history.model.solver
        lines.append(history.model.values.map { "\($0.bitPattern)" }.joined(separator: " "))
        lines.append("\(solver.changes.map(\.id)) \(solver.unsatisfied().map(\.id))")
      }
      for _ in 0..<20 {
        do throws(Unsatisfiable) {
          try history.model.add(random.constraint(required: 1))
        } catch {
          lines.append("\(error.constraints.map(\.id)) \(error.bounds.map(\.id))")
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
