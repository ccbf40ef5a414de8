package import Checker

/// How the commit that broke a behaviour was looked for, and what was found.
package struct BisectReport: Equatable, Sendable {
  /// A commit as a reader knows it.
  package struct Commit: Equatable, Sendable {
    /// 40 hexadecimal digits.
    package var id: String
    /// The day on which it was made, as `2024-03-01`.
    package var day: String
    package var author: String
    /// The first line of its message.
    package var summary: String

    package init(id: String, day: String, author: String, summary: String) {
      self.id = id
      self.day = day
      self.author = author
      self.summary = summary
    }
  }

  /// One commit, checked.
  package struct Check: Equatable, Sendable {
    package var commit: Commit
    package var verdict: Finding.Verdict

    package init(commit: Commit, verdict: Finding.Verdict) {
      self.commit = commit
      self.verdict = verdict
    }
  }

  /// The behaviour's id, and what the course says of it.
  package var behaviour: String
  package var says: String
  /// In the order in which they were made.
  package var checks: [Check]
  /// The commits of which one broke it, the oldest first: several where some could not be checked.
  package var suspects: [Commit]

  package init(behaviour: String, says: String, checks: [Check], suspects: [Commit]) {
    self.behaviour = behaviour
    self.says = says
    self.checks = checks
    self.suspects = suspects
  }

  /// 0 the commit is found; 2 it is one of several.
  package var exitCode: Int32 { suspects.count == 1 ? 0 : 2 }

  /// What was seen of a commit; nil if it was not checked.
  func verdict(of commit: Commit) -> Finding.Verdict? {
    checks.last { $0.commit.id == commit.id }?.verdict
  }
}
