import Checker
import Reporting

/// The class as JUnit XML, for the instructor: a suite a learner, a case a check.
package enum ClassJUnit {
  /// One learner's suite; `JUnitRenderer.head` and `foot` go around all of them.
  ///
  /// - Parameter number: the learner's place in the class, from 0.
  package static func suite(_ score: Score, _ plan: GradingPlan, number: Int) -> String {
    JUnitRenderer.suite(report(score, plan), number: number, course: plan.course)
  }

  /// A learner as `JUnitRenderer` takes a step.
  private static func report(_ score: Score, _ plan: GradingPlan) -> StepReport {
    let graded = score.grade
    let troubles = graded?.steps.compactMap { step in
      step.trouble.map { "\(step.tag): \($0)" }
    }
    return StepReport(
      id: score.submission.id, title: score.submission.name,
      commit: score.record.lastCommit?.id,
      trouble: graded == nil
        ? Trouble(summary: "Not graded: \(score.record.reason ?? "")") : nil,
      notes: (troubles ?? []) + ["\(score.total.text) of \(score.maximum.text) points"], output: "",
      behaviours: zip(score.steps, plan.steps).flatMap { step, planned in
        let verdicts = graded?.steps.first { $0.tag == step.tag }?.checks ?? []
        return zip(step.checks, planned.checks).map { check, plannedCheck in
          BehaviourReport(
            id: "\(step.tag) \(check.id)", says: plannedCheck.says,
            verdict: verdict(check, verdicts.first { $0.id == check.id }),
            points: check.maximum.value,
            device: verdicts.first { $0.id == check.id }?.device ?? "")
        }
      })
  }

  private static func verdict(_ check: Score.Check, _ graded: Grade.Check?) -> Finding.Verdict {
    switch check.standing {
    case .passed: .passed
    case .blocked(let others): .notChecked(reason: "waits for \(others.joined(separator: ", "))")
    case .notChecked: .notChecked(reason: graded?.reason ?? "nothing was run")
    case .partly, .failed:
      graded?.failure.map { .failed($0.finding) } ?? .notChecked(reason: graded?.reason ?? "")
    }
  }

}

extension Grade.Failure {
  /// As reports have it.
  var finding: Failure {
    Failure(
      expected: expected, actual: actual, frame: nil, time: time, offset: offset,
      circumstance: circumstance)
  }
}
