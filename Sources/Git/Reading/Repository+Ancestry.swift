import CGit2

extension Repository {
  /// Whether a commit comes after another one: the other is among its parents, their parents and so
  /// on. A commit does not come after itself.
  ///
  /// - Throws: `GitError.failed` when a commit cannot be read.
  package func isDescendant(_ commit: ObjectID, of ancestor: ObjectID) throws(GitError) -> Bool {
    var (later, earlier) = (commit.raw, ancestor.raw)
    var answer: Int32 = 0
    try Library.call("compare", "\(commit) with \(ancestor)") {
      answer = git_graph_descendant_of(handle, &later, &earlier)
      return answer
    }
    return answer == 1
  }
}
