package import Course
package import Git

/// Tells which step of a course a folder holds, when nobody says.
package enum StepGuess {
  /// Why a step is taken.
  package struct Guess: Sendable, Equatable {
    package var step: Step
    /// The end of a sentence: `the branch is called Step-3`.
    package var reason: String
  }

  /// The step that the folder's repository has checked out, by the name of its branch or the nearest
  /// tag in its history; else the step that the folder itself is named after; nil when nothing tells.
  ///
  /// - Throws: `GitError` when the folder's repository is damaged.
  package static func guess(folder: String, course: Course) throws(GitError) -> Guess? {
    do throws(GitError) {
      let repository = try Repository.open(folder)
      if let branch = try repository.currentBranch(), let step = course.step(named: branch) {
        return Guess(step: step, reason: "the branch is called \(branch)")
      }
      let steps = try taggedSteps(of: repository, course: course)
      for commit in try repository.history(limit: historyLimit) {
        if let (step, tag) = steps.first(where: { $0.commit == commit.id }).map({
          ($0.step, $0.tag)
        }) {
          return Guess(step: step, reason: "its history leads to the tag \(tag)")
        }
      }
    } catch .failed(_, _, let code, _) where code == Repository.notFoundCode {
      // A folder outside any repository can still be called after its step.
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    return course.step(named: name).map { Guess(step: $0, reason: "the folder is called \(name)") }
  }

  /// How far back in the history a tag is looked for.
  private static let historyLimit = 2000

  /// The commits that tags of the course's steps lead to, the later step first.
  private static func taggedSteps(
    of repository: Repository, course: Course
  ) throws(GitError) -> [(commit: ObjectID, tag: String, step: Step)] {
    var found: [(commit: ObjectID, tag: String, step: Step)] = []
    for reference in try repository.references() where reference.kind == .tag {
      guard let step = course.step(named: reference.name) else { continue }
      found.append((try repository.commit(of: reference).id, reference.name, step))
    }
    let order = course.steps.map(\.tag)
    return found.sorted {
      (order.firstIndex(of: $0.step.tag) ?? 0) > (order.firstIndex(of: $1.step.tag) ?? 0)
    }
  }
}
