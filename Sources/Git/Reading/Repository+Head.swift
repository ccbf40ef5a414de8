import CGit2

extension Repository {
  /// The branch that is checked out; nil when a commit is checked out without one.
  ///
  /// - Throws: `GitError.failed` when `HEAD` cannot be read.
  package func currentBranch() throws(GitError) -> String? {
    try Library.lend(
      "read", "HEAD of \(path)", make: { git_reference_lookup(&$0, handle, "HEAD") },
      free: git_reference_free
    ) { head in
      guard let target = git_reference_symbolic_target(head) else { return nil }
      return Reference(fullName: String(cString: target))?.name
    }
  }

  /// The commits that lead to what is checked out, each with its first parent behind it.
  ///
  /// - Parameter limit: at most so many; the rest of the history is not read.
  /// - Returns: empty in a repository without a commit.
  /// - Throws: `GitError.failed` when an object is missing or damaged.
  package func history(limit: Int) throws(GitError) -> [Commit] {
    var target = git_oid()
    do throws(GitError) {
      try Library.call("follow", "HEAD of \(path)") {
        git_reference_name_to_id(&target, handle, "HEAD")
      }
    } catch .failed(_, _, let code, _) where code == Self.notFoundCode {
      return []
    }
    var commits = [try commit(behind: ObjectID(target), name: "HEAD")]
    while commits.count < limit, let parent = commits.last?.parents.first {
      commits.append(try commit(parent))
    }
    return commits
  }
}
