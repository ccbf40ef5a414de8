import Reporting

/// A check as its learner may know it: of a hidden one, nothing but that it is there and whether it
/// holds.
struct LearnerTest: Equatable {
  var name: String
  /// Nil for a hidden one, whose worth is not told either.
  var reached: Points?
  var maximum: Points?
  var isPassed: Bool
  /// What is said of it; empty where there is nothing to say, or nothing that may be said.
  var output: String

  /// What learners are told of a hidden check, all of it.
  static let hidden = "a hidden check"

  /// All checks of a score, in order.
  static func all(of score: Score, _ plan: GradingPlan) -> [LearnerTest] {
    zip(score.steps, plan.steps).flatMap { step, planned in
      let graded = score.grade?.steps.first { $0.tag == step.tag }
      return zip(step.checks, planned.checks).map { check, plannedCheck in
        LearnerTest(
          name: check.isHidden ? "\(step.tag): \(hidden)" : "\(step.tag): \(check.id)",
          reached: check.isHidden ? nil : check.reached,
          maximum: check.isHidden ? nil : check.maximum, isPassed: check.standing == .passed,
          output: check.isHidden
            ? "" : output(of: check, plannedCheck, graded, planned: planned))
      }
    }
  }

  private static func output(
    of check: Score.Check, _ planned: GradingPlan.Check, _ graded: Grade.Step?,
    planned step: GradingPlan.Step
  ) -> String {
    guard check.standing != .passed else { return planned.says }
    let verdict = graded?.checks.first { $0.id == check.id }
    var lines = [planned.says]
    if case .blocked(let others) = check.standing {
      let hidden = Set(step.checks.filter(\.isHidden).map(\.id))
      let names = others.map { hidden.contains($0) ? Self.hidden : $0 }
      lines.append("It counts as soon as these hold: \(names.joined(separator: ", ")).")
    }
    if let failure = verdict?.failure {
      lines.append("expected \(failure.expected)")
      lines.append("seen \(failure.actual)")
      let offset = failure.offset.map { " at offset \(Number.text($0))" } ?? ""
      let time = failure.time.map { ", \(Number.text($0)) s" } ?? ""
      lines.append("where \(verdict?.device ?? "")\(time)\(offset)")
      lines.append("asked \(failure.circumstance)")
    }
    if let reason = verdict?.reason { lines.append("Not checked: \(reason)") }
    if let trouble = graded?.trouble { lines += [trouble] + (graded?.details ?? []) }
    return PlainText.escaped(lines.joined(separator: "\n"))
  }
}
