import Reporting

/// The class as comma-separated values: a line a learner, a column a step and a check.
package enum Gradebook {
  /// The headings.
  package static func head(_ plan: GradingPlan) -> [CSV.Cell] {
    let fixed = [
      "id", "name", "email", "score", "maximum", "percent", "reached", "penalty", "days late",
      "submitted", "commit", "status",
    ]
    let parts = plan.steps.flatMap { step in
      [step.tag] + step.checks.map { "\(step.tag) \($0.id)" }
    }
    return (fixed + parts).map { .text(PlainText.escaped($0)) }
  }

  /// One learner's line.
  package static func row(_ score: Score) -> [CSV.Cell] {
    let submission = score.submission
    func text(_ text: String) -> CSV.Cell { .text(PlainText.escaped(text)) }
    let fixed: [CSV.Cell] = [
      text(submission.id), text(submission.name), text(submission.email),
      .number(score.total.text), .number(score.maximum.text),
      .number(score.percent.map { Number.text(($0 * 100).rounded() / 100) } ?? ""),
      .number(score.reached.text), .number(score.penalty.text),
      .number(score.daysLate.map { "\($0)" } ?? ""),
      .number(score.submitted.map(MomentText.of) ?? ""),
      .number(score.record.lastCommit?.id ?? ""),
      text(score.grade == nil ? "not graded: \(score.record.reason ?? "")" : "graded"),
    ]
    let parts = score.steps.flatMap { step in
      [CSV.Cell.number(step.reached.text)] + step.checks.map { .number($0.reached.text) }
    }
    return fixed + parts
  }
}
