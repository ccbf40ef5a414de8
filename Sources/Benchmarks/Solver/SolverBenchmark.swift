import Foundation
import Measuring
import SolverWorkloads

/// The solver on LCW1 workloads.
@main
struct SolverBenchmark {
  static let usage = """
    solver-benchmark check FILE...            hold all expectations
    solver-benchmark measure COUNT FILE...    medians of COUNT runs, as CSV:
                                              workload,phase,count,ns,bytes
    solver-benchmark fuzz SEED OPERATIONS     random edits against an exact solution
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

  private static func fuzz(_ seed: UInt64, _ operations: Int) -> Bool {
    print("fuzzing from seed \(seed), \(operations) operations")
    if let fault = Fuzzer(seed: seed, operations: operations).run() {
      print(fault)
      return false
    }
    print("all as the oracle has it")
    return true
  }
}
