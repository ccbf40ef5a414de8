import CGit2
import Glibc

/// A repository with a working tree, in which somebody's work is kept as commits.
///
/// Nothing is ever thrown away: work becomes a commit on the branch that is checked out before any
/// file of it is replaced, and history only grows. Files are kept byte for byte: no filter, no hook
/// and no conversion of line endings takes part, whatever the repository's configuration asks for.
package final class WorkingRepository {
  package let repository: Repository
  /// The folder of the working tree, with a slash at its end.
  package let folder: String

  /// Opens the repository that a folder is in.
  ///
  /// - Throws: `GitError.failed` when there is none or it cannot be read, `.noWorkingTree`.
  package convenience init(_ path: String) throws(GitError) {
    try self.init(Repository.open(path))
  }

  /// - Throws: `GitError.noWorkingTree`.
  package init(_ repository: Repository) throws(GitError) {
    guard let folder = repository.workingFolder else {
      throw .noWorkingTree(path: String(repository.path.dropLast()))
    }
    self.repository = repository
    self.folder = folder
  }

  /// The commit that is checked out; nil before the first one.
  ///
  /// - Throws: `GitError.failed` when it is missing or damaged.
  package func headCommit() throws(GitError) -> Commit? {
    try repository.history(limit: 1).first
  }

  /// Makes sure that a commit can be made here now.
  ///
  /// - Returns: the branch that is checked out, by its full name.
  /// - Throws: `GitError.busy` amid a merge, a rebase and the like or while another git is at work,
  ///   `.noBranch` when a commit is checked out by itself.
  package func requireBranch() throws(GitError) -> String {
    if let activity = activity { throw .busy(path: String(folder.dropLast()), with: activity) }
    return try Library.lend(
      "read", "HEAD of \(repository.path)",
      make: { git_reference_lookup(&$0, repository.handle, "HEAD") }, free: git_reference_free
    ) { head throws(GitError) in
      guard let target = git_reference_symbolic_target(head) else {
        throw .noBranch(path: String(folder.dropLast()))
      }
      return String(cString: target)
    }
  }

  /// What the user has begun and not ended; nil when the repository is at rest.
  private var activity: String? {
    if access(repository.path + "index.lock", F_OK) == 0 {
      return "another git command (\(repository.path)index.lock is there)"
    }
    switch git_repository_state_t(UInt32(git_repository_state(repository.handle))) {
    case GIT_REPOSITORY_STATE_NONE: return hasConflicts ? "a merge with conflicts" : nil
    case GIT_REPOSITORY_STATE_MERGE: return "a merge"
    case GIT_REPOSITORY_STATE_REVERT, GIT_REPOSITORY_STATE_REVERT_SEQUENCE: return "a revert"
    case GIT_REPOSITORY_STATE_CHERRYPICK, GIT_REPOSITORY_STATE_CHERRYPICK_SEQUENCE:
      return "a cherry-pick"
    case GIT_REPOSITORY_STATE_BISECT: return "a bisection"
    case GIT_REPOSITORY_STATE_APPLY_MAILBOX, GIT_REPOSITORY_STATE_APPLY_MAILBOX_OR_REBASE:
      return "applying patches"
    // All others are kinds of rebase.
    default: return "a rebase"
    }
  }

  /// Whether the index has files in several versions, as a stash that was applied leaves them.
  private var hasConflicts: Bool {
    // An index that cannot be read is found by whoever needs it.
    (try? withIndex { git_index_has_conflicts($0) != 0 }) ?? false
  }

  /// Lends the repository's index, as it is on disk now.
  func withIndex<Result>(
    _ use: (OpaquePointer) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    try Library.lend(
      "read", "the index of \(repository.path)",
      make: { git_repository_index(&$0, repository.handle) }, free: git_index_free
    ) { index throws(GitError) in
      try Library.call("read", "the index of \(repository.path)") { git_index_read(index, 1) }
      return try use(index)
    }
  }

  /// Lends a tree.
  func withTree<Result>(
    _ id: ObjectID, _ use: (OpaquePointer) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    try repository.check(id)
    var raw = id.raw
    return try Library.lend(
      "read", "the tree \(id)", make: { git_tree_lookup(&$0, repository.handle, &raw) },
      free: git_tree_free, use: use)
  }
}
