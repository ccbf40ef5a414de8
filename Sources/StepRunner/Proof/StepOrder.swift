package import Course
package import Git

/// Whether a repository has a course's steps one upon the other.
package enum StepOrder {
  /// What is wrong with the order; sentences. A step that is not there is not spoken of.
  ///
  /// - Throws: `GitError` when the repository cannot be read.
  package static func faults(
    of course: Course, in source: StepSource
  ) throws(GitError) -> [String] {
    guard case .revision(let path, _, _) = source else { return [] }
    let repository = try Repository.open(path)
    var faults: [String] = []
    var last: (tag: String, commit: ObjectID)?
    for step in course.steps {
      guard let commit = try commit(of: step, in: repository) else { continue }
      if let last, try !repository.isDescendant(commit, of: last.commit) {
        faults.append(
          "\(step.tag) does not come after \(last.tag) in the history: learners cannot see what "
            + "changed from one to the other.")
      }
      last = (step.tag, commit)
    }
    return faults
  }

  private static func commit(
    of step: Step, in repository: Repository
  ) throws(GitError) -> ObjectID? {
    do throws(GitError) {
      return try repository.resolve(step.tag).commit.id
    } catch .unknownName {
      return nil
    }
  }
}
