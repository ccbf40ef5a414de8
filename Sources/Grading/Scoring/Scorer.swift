import Course
import Reporting

/// Turns verdicts into points. It is pure: the same plan, record and grade give the same score.
package struct Scorer: Sendable {
  private let plan: GradingPlan

  package init(_ plan: GradingPlan) {
    self.plan = plan
  }

  /// - Parameter grade: nil where nothing could be graded: then nothing is reached.
  package func score(
    _ submission: Submission, _ record: SubmissionRecord, _ grade: Grade?
  ) -> Score {
    var score = Score(
      submission: submission, record: record, grade: grade,
      steps: plan.steps.map { step in
        self.step(step, grade?.steps.first { $0.tag == step.tag })
      }, daysLate: nil, penalty: .zero)
    score.daysLate = daysLate(submission, at: score.submitted)
    score.penalty = penalty(daysLate: score.daysLate ?? 0, of: score.reached)
    return score
  }

  private func step(_ planned: GradingPlan.Step, _ graded: Grade.Step?) -> Score.Step {
    let verdicts = Dictionary(
      (graded?.checks ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let planOf = Dictionary(
      planned.checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    /// Whether a check holds and so do all that it waits for. Plans have no circles.
    func holds(_ id: String) -> Bool {
      verdicts[id]?.outcome == .passed && planOf[id, default: .none(id)].after.allSatisfy(holds)
    }
    return Score.Step(
      tag: planned.tag, title: planned.title,
      checks: planned.checks.map { check in
        let missing = check.after.filter { !holds($0) }
        let standing = standing(of: verdicts[check.id], missing: missing)
        return Score.Check(
          id: check.id, isHidden: check.isHidden, standing: standing,
          reached: reached(check.points, standing), maximum: check.points)
      })
  }

  private func standing(of verdict: Grade.Check?, missing: [String]) -> Score.Standing {
    guard let verdict, verdict.outcome != .notChecked else { return .notChecked }
    guard missing.isEmpty else { return .blocked(by: missing) }
    if verdict.outcome == .passed { return .passed }
    return plan.credit == .shared && verdict.held > 0
      ? .partly(held: verdict.held, asked: verdict.asked) : .failed
  }

  private func reached(_ points: Points, _ standing: Score.Standing) -> Points {
    switch standing {
    case .passed: points
    case .partly(let held, let asked): points.share(held, of: asked)
    case .failed, .notChecked, .blocked: .zero
    }
  }

  /// Days after the due day, a day that has begun counted whole.
  private func daysLate(_ submission: Submission, at moment: Int?) -> Int? {
    guard let deadline = plan.deadline, let moment else { return nil }
    let day = 86_400
    let seconds = moment - deadline.due - submission.extensionDays * day
    return seconds <= 0 ? 0 : (seconds + day - 1) / day
  }

  private func penalty(daysLate: Int, of reached: Points) -> Points {
    guard let deadline = plan.deadline, daysLate > 0 else { return .zero }
    if let most = deadline.mostDays, daysLate > most { return reached }
    let days = max(0, daysLate - deadline.freeDays)
    return reached.percent(min(100, Double(days) * deadline.percentPerDay))
  }
}

extension GradingPlan.Check {
  /// A check that the step has not.
  fileprivate static func none(_ id: String) -> Self {
    Self(id: id, says: "", points: .zero, isHidden: true, after: [])
  }
}
