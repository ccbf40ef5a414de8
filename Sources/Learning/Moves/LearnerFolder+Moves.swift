package import Course
package import Git

extension LearnerFolder {
  /// Ends the step that is asked for and begins the next one, with the learner's files as they are.
  ///
  /// Whether the step was passed is the caller's to know.
  ///
  /// - Parameter next: nil after the last step.
  /// - Throws: `LearningError.git`; then nothing was changed.
  package func finish(
    _ step: Step, next: Step?, by identity: Identity
  ) throws(LearningError) -> Kept {
    try mark(
      "Finish \(step.tag): \(step.title)",
      Trailers(step: (next ?? step).tag, passed: step.tag), by: identity)
  }

  /// Makes the files what they were when the step was begun.
  ///
  /// - Returns: where the work up to now is kept; nil when there was nothing to undo.
  /// - Throws: `LearningError.git`: before any file changes when something stands in the way.
  package func reset(by identity: Identity) throws(LearningError) -> Kept? {
    let begun = place.begun
    let kept = try keep("Keep \(place.step) as it was before its reset", by: identity)
    guard kept.tree != begun.tree else { return nil }
    try move(
      to: begun.tree, from: kept, "Begin \(place.step) again", Trailers(step: place.step),
      by: identity)
    return kept
  }

  /// Where the files of a step that one goes to come from.
  package enum Origin: Equatable, Sendable {
    /// The learner's own, as they were when the step was left.
    case ownWork(commit: ObjectID)
    /// The learner's own, as they were when the step before was passed.
    case ownStepBefore(commit: ObjectID)
    /// The tutorial's, of this step.
    case tutorial(step: String)
  }

  /// Where the files would come from if one went to a step now.
  package func origin(of step: Step, in course: Course) -> Origin {
    if let work = place.lastWork(on: step.tag) { return .ownWork(commit: work.id) }
    guard let index = course.steps.firstIndex(of: step), index > 0 else {
      return .tutorial(step: step.tag)
    }
    let before = course.steps[index - 1].tag
    if place.passed.contains(before), let work = place.lastWork(on: before) {
      return .ownStepBefore(commit: work.id)
    }
    return .tutorial(step: before)
  }

  /// Leaves the step for another one.
  ///
  /// - Parameters:
  ///   - origin: from `origin(of:in:)`.
  ///   - tutorial: the files of a step of the tutorial.
  /// - Throws: `LearningError.git`: before any file changes when something stands in the way; also
  ///   what `tutorial` throws.
  package func go(
    to step: Step, from origin: Origin, by identity: Identity,
    tutorial: (String) throws(GitError) -> FileListing
  ) throws(LearningError) -> Kept {
    let tree = try asLearning { () throws(GitError) in
      switch origin {
      case .ownWork(let commit), .ownStepBefore(let commit):
        try repository.repository.commit(commit).tree
      case .tutorial(let name):
        try repository.tree(of: try tutorial(name))
      }
    }
    let kept = try keep("Keep \(place.step) before going to \(step.tag)", by: identity)
    try move(
      to: tree, from: kept, "Go to \(step.tag): \(step.title)", Trailers(step: step.tag),
      by: identity)
    return kept
  }

  private func move(
    to tree: ObjectID, from kept: Kept, _ summary: String, _ trailers: Trailers,
    by identity: Identity
  ) throws(LearningError) {
    try asLearning { () throws(GitError) in
      try repository.place(tree, over: kept.tree)
      try repository.commit(tree, message: trailers.message(summary), by: identity)
    }
    try refresh()
  }
}
