import CGit2

extension Repository {
  /// Finds the commit of a revision as git writes them: what `resolve` finds, `HEAD` or `@`, with any
  /// number of `~`, `~3`, `^` and `^2` behind it.
  ///
  /// - Throws: `GitError.unknownName` for a name or an ancestor that there is not, and what `resolve`
  ///   throws.
  package func commit(ofRevision revision: String) throws(GitError) -> Commit {
    let end = revision.firstIndex { "~^".contains($0) } ?? revision.endIndex
    var commit = try base(String(revision[..<end]))
    var rest = revision[end...]
    while let mark = rest.popFirst() {
      let digits = rest.prefix(while: \.isNumber)
      rest = rest.dropFirst(digits.count)
      guard "~^".contains(mark), let count = digits.isEmpty ? 1 : Int(digits) else {
        throw .unknownName(revision, available: [])
      }
      commit = try ancestor(of: commit, by: mark, count, revision: revision)
    }
    return commit
  }

  private func base(_ name: String) throws(GitError) -> Commit {
    if name == "HEAD" || name == "@" {
      guard let head = try history(limit: 1).first else {
        throw .unknownName(name, available: [])
      }
      return head
    }
    return try resolve(name).commit
  }

  private func ancestor(
    of commit: Commit, by mark: Character, _ count: Int, revision: String
  ) throws(GitError) -> Commit {
    var commit = commit
    guard mark == "~" else {
      guard count > 0 else { return commit }
      guard commit.parents.indices.contains(count - 1) else {
        throw .noAncestor(revision: revision, of: commit.id.hex)
      }
      return try self.commit(commit.parents[count - 1])
    }
    for _ in 0..<count {
      guard let parent = commit.parents.first else {
        throw .noAncestor(revision: revision, of: commit.id.hex)
      }
      commit = try self.commit(parent)
    }
    return commit
  }
}
