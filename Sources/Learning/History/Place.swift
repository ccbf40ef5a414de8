package import Git

/// Where a learner is in a course, read from the history of what is checked out.
package struct Place: Equatable, Sendable {
  /// The course: a built-in one's name, or where it is.
  package var course: String
  /// The tag of the step that is asked for.
  package var step: String
  /// The tags of the steps that were passed, in order of first passing.
  package var passed: [String]
  /// The commit with which the step was begun, the last time.
  package var begun: Commit
  /// For each step worked on the last commit with work on it, in order of first work.
  var work: [(step: String, commit: Commit)]

  package static func == (first: Place, second: Place) -> Bool {
    first.course == second.course && first.step == second.step && first.passed == second.passed
      && first.begun == second.begun && first.work.map(\.step) == second.work.map(\.step)
      && first.work.map(\.commit) == second.work.map(\.commit)
  }

  /// The last commit with work on each step of a course that was taken in a history, by tag; nil for
  /// a history in which no course was taken.
  ///
  /// - Parameter history: commits, each with its first parent behind it.
  package static func work(in history: [Commit]) -> [String: Commit]? {
    Place(history: history).map { place in
      Dictionary(place.work.map { ($0.step, $0.commit) }, uniquingKeysWith: { $1 })
    }
  }

  /// The last commit with work on a step; nil for one that was never begun.
  func lastWork(on step: String) -> Commit? {
    work.first { $0.step == step }?.commit
  }

  /// Reads a history.
  ///
  /// - Parameter history: commits, each with its first parent behind it.
  /// - Returns: nil when the history does not come from a course.
  /// - Complexity: O(commits).
  init?(history: [Commit]) {
    let trailers = history.map { Trailers(message: $0.message) }
    // What lies before the start of the course is another story.
    guard let start = trailers.firstIndex(where: { $0.course != nil && $0.step != nil }),
      let course = trailers[start].course,
      let last = trailers[...start].firstIndex(where: { $0.step != nil }),
      let step = trailers[last].step
    else { return nil }
    self.course = course
    self.step = step
    begun = history[last]
    passed = []
    work = []
    var current: String?
    for index in stride(from: start, through: 0, by: -1) {
      // A commit that ends a step by passing it holds that step's work, and begins the next one.
      if let done = trailers[index].passed {
        note(history[index], on: done)
        if !passed.contains(done) { passed.append(done) }
      }
      current = trailers[index].step ?? current
      if let current { note(history[index], on: current) }
    }
  }

  private mutating func note(_ commit: Commit, on step: String) {
    if let index = work.firstIndex(where: { $0.step == step }) {
      work[index].commit = commit
    } else {
      work.append((step, commit))
    }
  }
}
