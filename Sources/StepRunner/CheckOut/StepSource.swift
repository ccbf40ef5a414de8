package import Git

/// Where a step's files come from.
package enum StepSource: Sendable, Equatable {
  /// A tag, branch or commit of a repository: the repository's path, and the step's name as the
  /// course or the user writes it. Of the commit's files those below a folder, all by default.
  case revision(repository: String, name: String, folder: String = "")
  /// A folder as it is on disk now, uncommitted changes included. What its repository's `.gitignore`
  /// names is left out, unless the folder is taken whole, as one of a course's is.
  case folder(path: String, obeysIgnoreFiles: Bool = true)
}

/// A step's files, found but not written: what was asked for, what it led to, and the listing.
package struct CheckedOutStep: Sendable, Equatable {
  /// The step's name in the course: `Step-1`.
  package var name: String
  package var source: StepSource
  /// The reference that answered to the name, such as `refs/tags/Step-1`; nil for a folder and for a
  /// commit asked for by its id.
  package var reference: String?
  /// The commit's id, 40 hexadecimal digits; nil for a folder.
  package var commit: String?
  package var files: FileListing

  /// Finds a step.
  ///
  /// - Throws: `GitError`: no such name (with the names there are), a damaged repository, a project
  ///   beyond the limits, an unreadable folder.
  package static func checkOut(
    _ name: String, from source: StepSource
  ) throws(GitError) -> CheckedOutStep {
    switch source {
    case .revision(let path, let revision, let folder):
      let repository = try Repository.open(path)
      let found = try repository.resolve(revision)
      return CheckedOutStep(
        name: name, source: source, reference: found.reference?.fullName,
        commit: found.commit.id.hex,
        files: try repository.listing(
          ofTree: repository.tree(at: folder, in: found.commit.tree)))
    case .folder(let path, let obeysIgnoreFiles):
      return CheckedOutStep(
        name: name, source: source, reference: nil, commit: nil,
        files: try FileListing(folder: path, obeysIgnoreFiles: obeysIgnoreFiles))
    }
  }
}
