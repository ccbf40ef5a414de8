import Git
import Grading
import Reporting
import StepRunner

/// Where the steps of a submission are, and what tells their files from all others.
struct FoundSubmission: Sendable {
  /// One graded step.
  struct Step: Sendable {
    var tag: String
    /// Nil where there is no such step.
    var source: StepSource?
    /// Why there is none, as a sentence.
    var reason: String?
    var commit: String?
    /// Seconds since 1970.
    var committed: Int?
    /// Of the files and of what was left out of them.
    var content: String
  }

  /// In the plan's order.
  var steps: [Step]

  /// The same for submissions of the same files, graded by the same plan.
  func key(digest: String) -> String {
    let parts = [digest] + steps.flatMap { [$0.tag, $0.content] }
    return SHA256(parts.map { "\($0.utf8.count):\($0)" }.joined(separator: ",")).hex
  }

  /// As it is kept.
  func record(of submission: Submission, key: String) -> SubmissionRecord {
    SubmissionRecord(
      submission, key: key,
      steps: steps.map { .init(tag: $0.tag, commit: $0.commit, committed: $0.committed) })
  }
}
