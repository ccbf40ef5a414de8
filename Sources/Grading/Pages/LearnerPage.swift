import Checker
package import Reporting

/// One learner's page: points, what holds and what does not, and a phone that plays what failed.
///
/// It tells of hidden checks that they are there and whether they hold, and no more: neither their
/// names, nor their sentences, nor what was played, expected or seen.
package struct LearnerPage {
  private let score: Score
  private let plan: GradingPlan
  private let playlist: Playlist?

  /// - Parameter playlist: what can be played; nil for nothing.
  package init(_ score: Score, _ plan: GradingPlan, playlist: Playlist?) {
    self.score = score
    self.plan = plan
    self.playlist = playlist
  }

  /// The page as one file.
  package func render() -> String {
    ReportPage(report, playlist: playlist, opening: [points, hidden]).render()
  }

  private var report: Report {
    let name = score.submission.name.isEmpty ? score.submission.id : score.submission.name
    return Report(
      course: plan.course, title: "\(plan.title): \(name)",
      repository: score.submission.location, sandbox: plan.sandbox,
      steps: score.grade.map { grade in
        zip(plan.steps, score.steps).compactMap { planned, scored in
          grade.steps.first { $0.tag == planned.tag }.map { step($0, planned, scored) }
        }
      } ?? [])
  }

  private func step(
    _ graded: Grade.Step, _ planned: GradingPlan.Step, _ scored: Score.Step
  ) -> StepReport {
    let place = score.record.steps.first { $0.tag == planned.tag }
    return StepReport(
      id: planned.tag, title: planned.title, commit: place?.commit,
      trouble: graded.trouble.map { Trouble(summary: $0, details: graded.details) },
      notes: graded.notes + waiting(in: scored), output: graded.output,
      behaviours: planned.checks.filter { !$0.isHidden }.compactMap { check in
        graded.checks.first { $0.id == check.id }.map { verdict in
          BehaviourReport(
            id: check.id, says: check.says, verdict: verdict.verdict, points: check.points.value,
            device: verdict.device)
        }
      })
  }

  /// Which checks of a step do not count yet, as sentences.
  private func waiting(in step: Score.Step) -> [String] {
    let hidden = Set(step.checks.filter(\.isHidden).map(\.id))
    return step.checks.compactMap { check in
      guard case .blocked(let others) = check.standing, !check.isHidden else { return nil }
      let names = others.map { hidden.contains($0) ? LearnerTest.hidden : $0 }
      return "\(check.id) counts as soon as these hold: \(names.joined(separator: ", "))."
    }
  }

  private var points: HTML {
    var facts: [(String, String)] = [
      ("Points", "\(score.total.text) of \(score.maximum.text)")
    ]
    if score.penalty > .zero {
      facts.append(("Before being late", score.reached.text))
    }
    if let submitted = score.submitted { facts.append(("Handed in", MomentText.of(submitted))) }
    if let days = score.daysLate {
      facts.append(("Late", days == 0 ? "no" : days == 1 ? "1 day" : "\(days) days"))
    }
    return HTML(
      "section", ["aria-labelledby": "points-title", "class": "points"],
      [
        HTML("h2", ["id": "points-title"], ["Points"]),
        Masthead.list(of: facts),
        score.grade == nil
          ? HTML(
            "p", ["class": "reason"],
            [.text("Nothing could be graded: \(score.record.reason ?? "")")])
          : ClassPage.table(
            caption: "Points of each step",
            head: ["Step", hasHidden ? "Points without hidden checks" : "Points", "of"],
            rows: score.steps.map { step in
              // With the hidden checks' points a learner could tell what those are worth.
              let open = step.checks.filter { !$0.isHidden }
              return [
                .text("\(step.tag): \(step.title)"), .text(open.map(\.reached).sum.text),
                .text(open.map(\.maximum).sum.text),
              ]
            }),
      ])
  }

  private var hasHidden: Bool { score.steps.flatMap(\.checks).contains(where: \.isHidden) }

  private var hidden: HTML {
    let checks = score.steps.flatMap { step in
      step.checks.filter(\.isHidden).map { (step: step.tag, isPassed: $0.standing == .passed) }
    }
    guard !checks.isEmpty, score.grade != nil else { return .group([]) }
    return HTML(
      "section", ["aria-labelledby": "hidden-title"],
      [
        HTML("h2", ["id": "hidden-title"], ["Hidden checks"]),
        HTML(
          "ul", ["class": "verdicts"],
          checks.map { check in
            HTML(
              "li", [:],
              [
                HTML(
                  "span",
                  ["class": "mark \(check.isPassed ? "holds" : "fails")", "aria-hidden": "true"],
                  [check.isPassed ? "✓" : "✗"]),
                HTML(
                  "p", ["class": "sentence"],
                  [
                    .text("\(check.step): \(LearnerTest.hidden)"),
                    HTML(
                      "span", ["class": "hidden"],
                      [check.isPassed ? " holds" : " does not hold"]),
                  ]),
              ])
          }),
      ])
  }
}

extension Grade.Check {
  fileprivate var verdict: Finding.Verdict {
    switch outcome {
    case .passed: .passed
    case .notChecked: .notChecked(reason: reason ?? "")
    case .failed: failure.map { .failed($0.finding) } ?? .notChecked(reason: reason ?? "")
    }
  }
}
