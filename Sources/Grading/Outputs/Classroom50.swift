import Reporting
import Course

/// A learner's `result.json` as Classroom 50 has it, `classroom50/result/v1`.
///
/// Its scores are whole numbers: where points can be had in parts, all are told in hundredths.
package enum Classroom50 {
  /// - Returns: nil for a submission without a commit, of which that format cannot tell.
  package static func result(_ score: Score, _ plan: GradingPlan) throws -> String? {
    guard let commit = score.record.lastCommit else { return nil }
    let unit = hasParts(plan) ? 1 : 100
    // A hidden check says nothing of its worth: as a test it is worth nothing.
    func whole(_ points: Points?) -> Int { (points ?? .zero).hundredths / unit }
    let date = MomentText.of(commit.date)
    let digits = date.filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    let tag = "submit/\(digits)-\(commit.id.prefix(7))"
    let links = Links(location: score.submission.location, commit: commit.id, tag: tag)
    var names: [String: Int] = [:]
    let tests = LearnerTest.all(of: score, plan).map { test in
      names[test.name, default: 0] += 1
      let number = names[test.name, default: 1]
      return Document.Test(
        testName: number > 1 ? "\(test.name) \(number)" : test.name, passed: test.isPassed,
        score: whole(test.reached), maxScore: whole(test.maximum), output: test.output)
    }
    return try StableJSON.text(
      Document(
        classroom: plan.classroom, assignment: plan.assignment, owner: score.submission.id,
        submission: tag, commit: links.commit, release: links.release, review: links.commit,
        datetime: date, score: whole(score.total), maxScore: whole(score.maximum), tests: tests))
  }

  /// Whether a score of the plan can be other than whole.
  private static func hasParts(_ plan: GradingPlan) -> Bool {
    plan.credit == .shared || (plan.deadline?.percentPerDay ?? 0) > 0
      || plan.steps.flatMap(\.checks).contains { $0.points.hundredths % 100 != 0 }
  }

  /// Where things are on the host of the repository; by themselves where no host is known.
  private struct Links {
    var commit: String
    var release: String

    init(location: String, commit: String, tag: String) {
      guard location.hasPrefix("https://") else {
        (self.commit, release) = (commit, tag)
        return
      }
      let base = location.hasSuffix(".git") ? String(location.dropLast(4)) : location
      self.commit = "\(base)/commit/\(commit)"
      release = "\(base)/releases/tag/\(tag.replacing("/", with: "%2F"))"
    }
  }

  private struct Document: Encodable {
    struct Test: Encodable {
      var testName: String
      var passed: Bool
      var score: Int
      var maxScore: Int
      var output: String

      private enum CodingKeys: String, CodingKey {
        case testName = "test-name", passed, score, maxScore = "max-score", output
      }
    }

    var schema = "classroom50/result/v1"
    var classroom: String
    var assignment: String
    var assignmentType = "individual"
    var owner: String
    var submission: String
    var commit: String
    var release: String
    var review: String
    var datetime: String
    var score: Int
    var maxScore: Int
    var tests: [Test]

    private enum CodingKeys: String, CodingKey {
      case schema, classroom, assignment, assignmentType = "assignment_type", owner, submission
      case commit, release, review, datetime, score, maxScore = "max-score", tests
    }
  }
}
