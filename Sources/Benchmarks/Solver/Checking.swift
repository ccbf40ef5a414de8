import Cassowary
import SolverWorkloads

/// How a workload's expectations were met.
struct CheckResult {
  var checked = 0
  /// Each expectation that was missed by more than the tolerance, in words.
  var failures: [String] = []
  var greatestError = 0.0

  /// The tolerance of the format, on values and on sums of violations.
  static let tolerance = 1e-6
}

extension Workload {
  /// Plays the whole workload once and checks every expectation, and the solver's invariants now
  /// and then.
  func check() -> CheckResult {
    var result = CheckResult()
    var replay = Replay(self)
    do throws(Unsatisfiable) {
      try replay.build()
      result.hold(replay, against: self, "build", 0)
      for phase in phases {
        try replay.play(phase) { replay, frame in
          result.hold(replay, against: self, phase.name, frame)
        }
      }
    } catch {
      result.failures.append("\(name): \(error)")
    }
    return result
  }
}

extension CheckResult {
  fileprivate mutating func hold(
    _ replay: borrowing Replay, against workload: Workload, _ phase: String, _ frame: Int
  ) {
    for expectation in workload.expectations["\(phase) \(frame)"] ?? [] {
      let error = replay.error(of: expectation)
      checked += 1
      greatestError = max(greatestError, error)
      if !(error <= Self.tolerance) {
        failures.append("\(workload.name) \(phase) \(frame): off by \(error)")
      }
    }
    guard frame % 64 == 0 else { return }
    failures += replay.solver.faults().map { "\(workload.name) \(phase) \(frame): \($0)" }
  }
}
