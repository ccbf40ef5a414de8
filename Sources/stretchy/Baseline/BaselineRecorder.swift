import Course
import Reporting
import StepRunner

/// Keeps the baselines of steps that were run: makes new ones, and replaces others only when told.
struct BaselineRecorder {
  let folder: BaselineFolder
  let course: Course
  /// Whether what has drifted is recorded anew.
  let updates: Bool
  /// Whether a step without a baseline gets one.
  let makesNew: Bool
  /// In points; nil for the one that a baseline has, or the usual one.
  let tolerance: Double?

  /// Deals with one step.
  ///
  /// - Throws: as `BaselineFolder`.
  func keep(_ result: StepResult) throws -> BaselineResult {
    BaselineResult(
      step: result.name, file: folder.file(of: result.name), outcome: try outcome(of: result))
  }

  private func outcome(of result: StepResult) throws -> BaselineResult.Outcome {
    guard let traces = result.finishedTraces else { return .notChecked(result.whyNotCompared) }
    func recorded(within tolerance: Double) -> Baseline {
      Baseline(
        of: traces, course: course.name, step: result.name, naming: course.views,
        tolerance: tolerance)
    }
    let known: Baseline?
    do {
      known = try folder.baseline(of: result.name)
    } catch let error as BaselineError {
      // What cannot be read can only be replaced.
      guard updates else { throw error }
      known = nil
    }
    guard let known else {
      guard makesNew else { return .withheld }
      try folder.write(recorded(within: tolerance ?? Baseline.usualTolerance))
      return .recorded(runs: traces.count)
    }
    let drift = Drift(from: known, to: traces, naming: course.views)
    let isAsStrict = tolerance.map { $0 == known.tolerance } ?? true
    guard !drift.isNone || !isAsStrict else { return .unchanged }
    guard updates else { return drift.isNone ? .unchanged : .drifted(drift) }
    var new = recorded(within: tolerance ?? known.tolerance)
    new.keepOtherDevices(of: known)
    try folder.write(new)
    return .updated(drift)
  }
}
