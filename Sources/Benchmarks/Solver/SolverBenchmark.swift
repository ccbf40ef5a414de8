import Cassowary
import Foundation
import Measuring
import SolverOracle
import SolverWorkloads

/// The solver on LCW1 workloads.
@main
struct SolverBenchmark {
  static let usage = """
    solver-benchmark check FILE...            hold all expectations
    solver-benchmark measure COUNT FILE...    medians of COUNT runs, as CSV:
                                              workload,phase,count,ns,bytes
    solver-benchmark fuzz SEED OPERATIONS     random edits against an exact solution
    solver-benchmark adversaries SEED         dense, cycling, degenerate and drifting systems
    solver-benchmark play FRAMES FILE PHASE   so many frames of a phase, once, for callgrind
    """

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.dropFirst().first.flatMap { UInt64($0) }) {
    case ("check", _):
      exit(try check(arguments.dropFirst()) ? 0 : 1)
    case ("measure", let count?):
      try measure(Int(count), arguments.dropFirst(2))
    case ("fuzz", let seed?):
      guard let operations = arguments.dropFirst(2).first.flatMap({ Int($0) }) else { fallthrough }
      exit(fuzz(seed, operations) ? 0 : 1)
    case ("adversaries", let seed?):
      exit(adversaries(seed) ? 0 : 1)
    case ("play", let frames?):
      let names = Array(arguments.dropFirst(2))
      guard names.count == 2 else { fallthrough }
      try play(Int(frames), file: names[0], phase: names[1])
    default:
      print(usage)
      exit(64)
    }
  }

  private static func check(_ files: ArraySlice<String>) throws -> Bool {
    var isSound = true
    for file in files {
      let workload = try Workload(path: file)
      let result = workload.check()
      print(
        "\(workload.name): \(result.checked) checked, \(result.failures.count) wrong, "
          + "greatest error \(result.greatestError)")
      result.failures.prefix(5).forEach { print("  " + $0) }
      isSound = isSound && result.failures.isEmpty
    }
    return isSound
  }

  private static func measure(_ repetitions: Int, _ files: ArraySlice<String>) throws {
    for file in files {
      for figure in try Workload(path: file).measure(repetitions: repetitions) {
        print(figure.line)
      }
    }
  }

  /// Plays the first frames of a phase, and no others: two counts of instructions give by their
  /// difference what a frame costs.
  private static func play(_ frames: Int, file: String, phase: String) throws {
    let workload = try Workload(path: file)
    var replay = Replay(workload)
    try replay.build()
    guard let whole = workload.phases.first(where: { $0.name == phase }) else {
      print("\(workload.name) has no phase \(phase)")
      exit(64)
    }
    try replay.play(whole, frames: frames)
  }

  private static func adversaries(_ seed: UInt64) -> Bool {
    print("adversaries from seed \(seed)")
    var isSound = true
    Adversaries(seed: seed).run { outcome in
      let life = outcome.diagnostics
      let share = (life.greatestShare * 1000).rounded() / 10
      print(
        "\(outcome.name): \(outcome.checks) checked, \(outcome.faults.count) wrong; "
          + "\(life.moves) moves, \(life.cautiousMoves) by Bland's rule, at most \(share) % of a "
          + "budget; \(life.refactorings) repairs, \(life.stalls) stalls; "
          + "\((outcome.seconds * 10).rounded() / 10) s")
      outcome.faults.prefix(5).forEach { print("  " + $0) }
      isSound = isSound && outcome.faults.isEmpty
    }
    return isSound
  }

  private static func fuzz(_ seed: UInt64, _ operations: Int) -> Bool {
    print("fuzzing from seed \(seed), \(operations) operations")
    var fuzzer = Fuzzer(seed: seed, operations: operations)
    let fault = fuzzer.run()
    for flavour in Flavour.all {
      guard let tally = fuzzer.tallies[flavour.name] else { continue }
      let events = History.Event.allCases
        .map { "\(tally.events[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", ")
      print(
        "\(flavour.name): \(tally.histories) histories, \(events); \(tally.checks) optima, "
          + "\(tally.refactorings) repairs")
    }
    if let fault {
      print(fault)
      return false
    }
    print("all as the oracle has it")
    return true
  }
}
