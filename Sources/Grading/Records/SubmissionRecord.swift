/// What became of one submission: which files they were and since when, and under which key their
/// grade is kept.
package struct SubmissionRecord: Codable, Equatable, Sendable {
  /// Where a step was found.
  package struct Step: Codable, Equatable, Sendable {
    package var tag: String
    /// 40 hexadecimal digits; nil for a folder, and for a step that was not found.
    package var commit: String?
    /// The commit's date as its committer's machine had it, in seconds since 1970.
    package var committed: Int?

    package init(tag: String, commit: String? = nil, committed: Int? = nil) {
      self.tag = tag
      self.commit = commit
      self.committed = committed
    }
  }

  /// The learner's.
  package var id: String
  /// Where it was found: the submission's, as it was then.
  package var location: String
  /// Of the grade; nil where there is none.
  package var key: String?
  /// Why there is none, as a sentence.
  package var reason: String?
  /// Whether that is no fault of the learner's, as far as can be told.
  package var isOurFault: Bool
  package var steps: [Step]

  package init(
    _ submission: Submission, key: String?, reason: String? = nil, isOurFault: Bool = false,
    steps: [Step] = []
  ) {
    id = submission.id
    location = submission.location
    self.key = key
    self.reason = reason
    self.isOurFault = isOurFault
    self.steps = steps
  }

  /// The commit that was made last, of all that count.
  package var lastCommit: (id: String, date: Int)? {
    steps.compactMap { step in
      step.commit.flatMap { commit in step.committed.map { (id: commit, date: $0) } }
    }.max { $0.date < $1.date }
  }
}
