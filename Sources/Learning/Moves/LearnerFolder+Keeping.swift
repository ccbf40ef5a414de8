package import Git

extension LearnerFolder {
  /// What became of the work.
  package struct Kept: Equatable, Sendable {
    /// The commit that holds the work as it was on disk.
    package var commit: ObjectID
    /// Its tree.
    var tree: ObjectID
    /// What is in no commit and stays on disk as it is.
    package var leftOut: [FileListing.Skipped]
  }

  /// Keeps the work on disk in a commit, unless the last commit holds it already.
  func keep(_ summary: String, by identity: Identity) throws(LearningError) -> Kept {
    try asLearning { () throws(GitError) in
      let (snapshot, head) = try prepare(by: identity)
      if let head, head.tree == snapshot.tree {
        return Kept(commit: head.id, tree: snapshot.tree, leftOut: snapshot.leftOut)
      }
      let commit = try repository.commit(
        snapshot.tree, message: Trailers().message(summary), by: identity)
      return Kept(commit: commit, tree: snapshot.tree, leftOut: snapshot.leftOut)
    }
  }

  /// Keeps the work on disk in a commit that says something, even if no file has changed.
  func mark(
    _ summary: String, _ trailers: Trailers, by identity: Identity
  ) throws(LearningError) -> Kept {
    let kept = try asLearning { () throws(GitError) in
      let snapshot = try prepare(by: identity).snapshot
      let commit = try repository.commit(
        snapshot.tree, message: trailers.message(summary), by: identity)
      return Kept(commit: commit, tree: snapshot.tree, leftOut: snapshot.leftOut)
    }
    try refresh()
    return kept
  }

  /// Looks at what is on disk, and keeps what is staged if it is neither there nor in the last commit.
  private func prepare(
    by identity: Identity
  ) throws(GitError) -> (snapshot: WorkingRepository.Snapshot, head: Commit?) {
    _ = try repository.requireBranch()
    let snapshot = try repository.snapshot()
    let head = try repository.headCommit()
    if let staged = try repository.stagedTree(), let head, staged != head.tree,
      staged != snapshot.tree
    {
      try repository.commit(
        staged, message: Trailers().message("Keep what was staged in \(place.step)"),
        by: identity)
    }
    return (snapshot, try repository.headCommit())
  }
}
