import Cassowary
import SolverOracle

/// Random histories of edits, held against the exact oracle.
struct Fuzzer {
  /// The seed of the first history; each further one has the next number.
  let seed: UInt64
  /// How many edits to make in all.
  let operations: Int
  /// What was done and met so far, by flavour.
  private(set) var tallies: [String: Tally] = [:]

  /// What histories of one flavour did and met.
  struct Tally {
    var histories = 0
    var events: [History.Event: Int] = [:]
    /// How often the optimum was held against the oracle's.
    var checks = 0
    /// The greatest part of a simplex run's budget that was used, from 0 to 1.
    var greatestShare = 0.0
    var refactorings = 0
  }

  /// Edits in one history.
  private let length = 100
  /// After how many edits the oracle is asked; the invariants are tested after each.
  private let stride = 10

  init(seed: UInt64, operations: Int) {
    self.seed = seed
    self.operations = operations
  }

  /// Runs until all is done or something is wrong.
  ///
  /// - Returns: what is wrong, with the seed that shows it, or nil.
  mutating func run() -> String? {
    var done = 0
    var seed = seed
    while done < operations {
      // The seed alone decides, so that a fault can be met again: `fuzz SEED 100`.
      let flavour = Flavour.all[Int(seed % UInt64(Flavour.all.count))]
      if let fault = play(seed, flavour) { return "seed \(seed) (\(flavour.name)): \(fault)" }
      done += length
      seed += 1
    }
    return nil
  }

  private mutating func play(_ seed: UInt64, _ flavour: Flavour) -> String? {
    var history = History(seed: seed, variables: 3 + Int(seed / 7 % 4), flavour: flavour)
    var tally = tallies[flavour.name] ?? Tally()
    defer { tallies[flavour.name] = tally }
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
      tally.checks += 1
    }
    tally.histories += 1
    tally.events.merge(history.counts) { $0 + $1 }
    let diagnostics = history.model.solver.diagnostics
    tally.greatestShare = max(tally.greatestShare, diagnostics.greatestShare)
    // Those that the history asked for do not count.
    tally.refactorings += diagnostics.refactorings - history.counts[.rebuilt, default: 0]
    return nil
  }
}
