import CGit2

/// A git repository on disk, opened to be read. Nothing in it is ever changed, unless a
/// `RepositoryBuilder` makes it or a `WorkingRepository` keeps somebody's work in it.
///
/// Use one repository on one task at a time; to read in parallel, open it again.
package final class Repository {
  /// Where the repository's own folder is (`.git`, or the bare repository), with a slash at its end.
  package let path: String
  /// The folder of its working tree, with a slash at its end; nil when the repository is bare.
  package let workingFolder: String?

  /// The code of `GitError.failed` when there is no repository at a path.
  package static let notFoundCode = Int(GIT_ENOTFOUND.rawValue)

  let handle: OpaquePointer
  /// The folder of the repository's objects.
  private let objects: String

  /// Takes over an open handle.
  init(owning handle: OpaquePointer) {
    self.handle = handle
    path = git_repository_path(handle).map { String(cString: $0) } ?? ""
    objects = (git_repository_commondir(handle).map { String(cString: $0) } ?? path) + "objects"
    workingFolder = git_repository_workdir(handle).map { String(cString: $0) }
  }

  deinit { git_repository_free(handle) }

  /// Opens the repository at a path: its folder, a folder in its working tree, or a bare
  /// repository. `file://` addresses are paths too.
  ///
  /// - Throws: `GitError.failed` when there is no repository there or it cannot be read.
  package static func open(_ path: String) throws(GitError) -> Repository {
    let path = RepositoryLocation(path).localPath ?? path
    var handle: OpaquePointer?
    try Library.call("open", "the repository at \(path)") {
      git_repository_open_ext(&handle, path, GIT_REPOSITORY_OPEN_CROSS_FS.rawValue, nil)
    }
    guard let handle else {
      throw .failed(attempt: "open", subject: path, code: 0, reason: "libgit2 gave nothing")
    }
    return Repository(owning: handle)
  }

  /// Makes sure that libgit2 comes to an end with an object.
  ///
  /// - Parameter limit: how many bytes of it are about to be read.
  /// - Throws: `GitError.failed` when its file is cut off or damaged.
  func check(_ id: ObjectID, limit: Int = 256 << 20) throws(GitError) {
    try LooseObject(id, in: objects).check(limit: limit)
  }
}
