import CGit2

extension Repository {
  /// The commits that lead to one commit and not to another, parents before their children: what
  /// `git log first..last` lists, turned round.
  ///
  /// - Parameter limit: histories of more commits are refused.
  /// - Throws: `GitError.tooManyCommits`, or `.failed` when an object is missing or damaged.
  /// - Complexity: O(commits of both histories).
  package func commits(
    leadingTo last: ObjectID, notTo first: ObjectID, limit: Int
  ) throws(GitError) -> [Commit] {
    let hidden = Set(try history(of: first, without: [], limit: limit).map(\.id))
    return try history(of: last, without: hidden, limit: limit)
  }

  /// A commit and all that lead to it, parents before their children, those of a set left out.
  private func history(
    of last: ObjectID, without hidden: Set<ObjectID>, limit: Int
  ) throws(GitError) -> [Commit] {
    guard !hidden.contains(last) else { return [] }
    var seen: Set<ObjectID> = [last]
    var ordered: [Commit] = []
    // Each commit with how many of its parents were gone into.
    var way = [(commit: try commit(last), next: 0)]
    while let (commit, next) = way.last {
      guard next < commit.parents.count else {
        ordered.append(commit)
        way.removeLast()
        continue
      }
      way[way.count - 1].next += 1
      let parent = commit.parents[next]
      guard !hidden.contains(parent), seen.insert(parent).inserted else { continue }
      guard seen.count <= limit else { throw .tooManyCommits(limit: limit) }
      way.append((try self.commit(parent), 0))
    }
    return ordered
  }

  /// The latest commit that leads to both of two commits, or is one of them; nil when their histories
  /// have nothing in common.
  ///
  /// - Throws: as `commits(leadingTo:notTo:limit:)`.
  package func mergeBase(
    of first: ObjectID, _ second: ObjectID, limit: Int
  ) throws(GitError) -> Commit? {
    // libgit2 is asked only once all that it reads was found whole.
    for id in [first, second] { _ = try history(of: id, without: [], limit: limit) }
    var (one, other, base) = (first.raw, second.raw, git_oid())
    do throws(GitError) {
      try Library.call("compare", "\(first) with \(second)") {
        git_merge_base(&base, handle, &one, &other)
      }
    } catch .failed(_, _, let code, _) where code == Self.notFoundCode {
      return nil
    }
    return try commit(ObjectID(base))
  }

  /// The tree of a folder within a tree.
  ///
  /// - Parameter path: relative to the tree, with slashes; empty for the tree itself.
  /// - Throws: `GitError.noFolder` when it is not there, `.failed` when an object is missing or
  ///   damaged.
  package func tree(at path: String, in tree: ObjectID) throws(GitError) -> ObjectID {
    var place = tree
    for name in path.split(separator: "/") where name != "." {
      let entry = try entries(ofTree: place).first { $0.name == name && $0.mode == .folder }
      guard let entry else { throw .noFolder(path: path) }
      place = entry.id
    }
    return place
  }
}
