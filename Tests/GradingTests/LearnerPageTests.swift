import Foundation
import Reporting
import Testing

@testable import Grading

/// What learners are told, and what they are not.
@Suite struct LearnerPageTests {
  /// All that a learner is given.
  private static func files(_ score: Score, _ plan: GradingPlan) throws -> [String] {
    [
      LearnerPage(score, plan, playlist: nil).render(), try Gradescope.results(score, plan),
      try Classroom50.result(score, plan) ?? "",
    ]
  }

  @Test func aHiddenCheckIsThereAndNoMore() throws {
    let plan = try Samples.plan()
    for score in OutputTests.scores(plan) where score.grade != nil {
      for file in try Self.files(score, plan) {
        #expect(file.contains("a hidden check"))
        for secret in [
          "secret", "sentence says", "4711", "50.25", plan.digest, "\"seed\"",
        ] { #expect(!file.contains(secret), "\(secret)") }
      }
    }
  }

  @Test func whoFailsWhatAHiddenCheckWaitsForIsNotToldWhatItIs() throws {
    // The visible one waits for the hidden one.
    let scheme = Samples.scheme.replacing(
      "{box-is-wide: box-in-corner, secret-height: box-is-wide}",
      with: "{box-is-wide: secret-height}")
    let plan = try Samples.plan(scheme: scheme)
    let score = Scorer(plan).score(
      plan.submissions[0], Samples.record("ann"),
      Samples.grade([.passed, .passed, .passed, .failed]))
    for file in try Self.files(score, plan) {
      #expect(!file.contains("secret"))
      #expect(file.contains("a hidden check"))
    }
    #expect(
      LearnerPage(score, plan, playlist: nil).render()
        .contains("box-is-wide counts as soon as these hold: a hidden check."))
  }

  @Test func whatALearnerWroteStaysText() throws {
    let plan = try Samples.plan()
    for score in OutputTests.scores(plan) {
      let page = LearnerPage(score, plan, playlist: nil).render()
      #expect(!page.contains("<b>") && !page.contains("</b>") && !page.contains("<i>"))
      #expect(!page.contains("\u{1B}"))
      #expect(page.components(separatedBy: "</script>").count == 3)
    }
  }

  @Test func theClassPageLinksToEveryLearner() throws {
    let plan = try Samples.plan()
    var figures = ClassFigures(plan)
    let rows = OutputTests.scores(plan).map { score in
      figures.add(score)
      return ClassPage.Row(score)
    }
    let page = ClassPage(plan, figures, rows: rows).render()
    for submission in plan.submissions {
      #expect(page.contains("href=\"learners/\(submission.slug)/index.html\""))
    }
    #expect(page.contains("secret-height"))
    #expect(page.contains("Boxes &amp; co"))
    #expect(!page.contains("<b>"))
  }
}
