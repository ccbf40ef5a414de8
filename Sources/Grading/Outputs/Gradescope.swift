import Reporting

/// A learner's `results.json` as Gradescope's autograders write it.
///
/// It goes to the learner: hidden checks stand in it by no name. `score` is said, since it overrides
/// the sum of the tests, which knows of no days late.
package enum Gradescope {
  package static func results(_ score: Score, _ plan: GradingPlan) throws -> String {
    let tests = LearnerTest.all(of: score, plan)
    return try StableJSON.text(
      Document(
        score: score.total.value, output: opening(of: score),
        tests: tests.enumerated().map { index, test in
          Document.Test(
            number: "\(index + 1)", name: test.name, score: test.reached?.value,
            max_score: test.maximum?.value, status: test.isPassed ? "passed" : "failed",
            output: test.output)
        }))
  }

  private static func opening(of score: Score) -> String {
    var lines: [String] = []
    if score.grade == nil {
      lines.append("Nothing could be graded: \(score.record.reason ?? "")")
    }
    if let days = score.daysLate, days > 0 {
      lines.append("\(days) days late: \(score.penalty.text) points less.")
    }
    for step in score.grade?.steps ?? [] {
      if let trouble = step.trouble { lines.append("\(step.tag): \(trouble)") }
    }
    return PlainText.escaped(lines.joined(separator: "\n"))
  }

  private struct Document: Encodable {
    struct Test: Encodable {
      var number: String
      var name: String
      var score: Double?
      var max_score: Double?
      var status: String
      var output: String
      var output_format = "text"
      var visibility = "visible"
    }

    var score: Double
    var output: String
    var output_format = "text"
    var visibility = "visible"
    var stdout_visibility = "hidden"
    var tests: [Test]
  }
}
