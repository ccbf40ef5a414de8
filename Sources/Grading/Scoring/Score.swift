/// What a learner reached, and why.
package struct Score: Equatable, Sendable {
  /// One step's part.
  package struct Step: Equatable, Sendable {
    package var tag: String
    package var title: String
    package var checks: [Check]

    package var reached: Points { checks.map(\.reached).sum }
    package var maximum: Points { checks.map(\.maximum).sum }
  }

  /// One check's part.
  package struct Check: Equatable, Sendable {
    package var id: String
    package var isHidden: Bool
    package var standing: Standing
    package var reached: Points
    package var maximum: Points
  }

  /// How a check came out.
  package enum Standing: Equatable, Sendable {
    case passed
    /// Some of its conditions hold.
    case partly(held: Int, asked: Int)
    case failed
    case notChecked
    /// It does not count before others hold: their ids.
    case blocked(by: [String])

    /// In a word, for tables.
    package var word: String {
      switch self {
      case .passed: "passed"
      case .partly: "partly"
      case .failed: "failed"
      case .notChecked: "not checked"
      case .blocked: "blocked"
      }
    }
  }

  package var submission: Submission
  package var record: SubmissionRecord
  /// Nil where nothing could be graded.
  package var grade: Grade?
  package var steps: [Step]
  /// Days after the day on which it was due for this learner, begun ones counted; 0 in time; nil
  /// where nobody knows.
  package var daysLate: Int?
  /// What being late takes away.
  package var penalty: Points

  /// Before being late takes anything.
  package var reached: Points { steps.map(\.reached).sum }
  package var maximum: Points { steps.map(\.maximum).sum }
  package var total: Points { max(.zero, reached - penalty) }

  /// In percent of what there was to reach; nil where there was nothing.
  package var percent: Double? {
    maximum > .zero ? 100 * total.value / maximum.value : nil
  }

  /// When it was handed in, in seconds since 1970: by the roster, else by the last commit.
  package var submitted: Int? { submission.submitted ?? record.lastCommit?.date }
}
