import Cassowary
import SolverOracle

/// Random histories of edits, held against the exact oracle.
struct Fuzzer {
  /// The seed of the first history; each further one has the next number.
  let seed: UInt64
  /// How many edits to make in all.
  let operations: Int
  /// Edits in one history.
  private let length = 100
  /// After how many edits the oracle is asked; the invariants are tested after each.
  private let stride = 25

  /// How many constraints are required, by the seed's remainder.
  private static let densities = [0.2, 0.5, 0.9]

  init(seed: UInt64, operations: Int) {
    self.seed = seed
    self.operations = operations
  }

  /// Runs until all is done or something is wrong.
  ///
  /// - Returns: what is wrong, with the seed that shows it, or nil.
  func run() -> String? {
    var done = 0
    var seed = seed
    while done < operations {
      if let fault = play(seed) { return "seed \(seed): \(fault)" }
      done += length
      seed += 1
    }
    return nil
  }

  private func play(_ seed: UInt64) -> String? {
    var random = RandomSystem(seed: seed, variables: 3 + Int(seed % 4))
    var history = History(
      random: random, model: Model(bounds: random.bounds()), required: Self.densities[Int(seed % 3)]
    )
    for step in 1...length {
      do throws(History.Fault) {
        try history.act()
      } catch {
        return "step \(step): \(error)"
      }
      guard step % stride == 0 else { continue }
      guard let best = history.model.oracle.objective() else {
        return "step \(step): solved what cannot be"
      }
      let found = history.model.objective()
      if !best.agrees(with: found) { return "step \(step): \(found) where \(best) is best" }
    }
    return nil
  }
}
