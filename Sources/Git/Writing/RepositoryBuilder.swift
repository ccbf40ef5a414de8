import CGit2

/// Writes a new repository: the built-in course's, and the fixtures of tests.
///
/// Author and date are fixed, so that the same files give the same ids every time and everywhere.
package final class RepositoryBuilder {
  /// A file to commit.
  package struct File: Equatable, Sendable {
    /// Relative to the project, components parted by slashes.
    package var path: String
    package var bytes: [UInt8]
    package var isExecutable: Bool

    package init(path: String, bytes: [UInt8], isExecutable: Bool = false) {
      self.path = path
      self.bytes = bytes
      self.isExecutable = isExecutable
    }

    package init(path: String, text: String) {
      self.init(path: path, bytes: Array(text.utf8))
    }
  }

  /// Who made every commit and tag, as git writes it but for the date.
  private static let signature = "Stretchy <stretchy@example.org>"
  /// Seconds from 1970 of the first commit: 2018-01-01 12:00 UTC. Each commit is a minute later.
  private static let firstDate = 1_514_808_000

  /// The repository, to be read.
  package let repository: Repository
  private var commits = 0

  /// Makes an empty repository at a path, with `main` as its branch to be.
  ///
  /// - Throws: `GitError.failed` when there is something in the way.
  package init(path: String, isBare: Bool = true) throws(GitError) {
    var options = git_repository_init_options()
    try Library.call("make", "a repository at \(path)") {
      git_repository_init_options_init(&options, UInt32(GIT_REPOSITORY_INIT_OPTIONS_VERSION))
    }
    let bare = isBare ? GIT_REPOSITORY_INIT_BARE.rawValue : 0
    options.flags =
      bare | GIT_REPOSITORY_INIT_NO_REINIT.rawValue
      | GIT_REPOSITORY_INIT_MKDIR.rawValue | GIT_REPOSITORY_INIT_MKPATH.rawValue
    var handle: OpaquePointer?
    try Library.call("make", "a repository at \(path)") {
      "main".withCString { head in
        options.initial_head = head
        return git_repository_init_ext(&handle, path, &options)
      }
    }
    guard let handle else {
      throw .failed(attempt: "make", subject: path, code: 0, reason: "libgit2 gave nothing")
    }
    repository = Repository(owning: handle)
  }

  /// Commits exactly these files.
  ///
  /// - Throws: `GitError.failed` when an object cannot be written.
  @discardableResult
  package func commit(
    _ files: [File], message: String, parents: [ObjectID] = []
  ) throws(GitError) -> ObjectID {
    try commit(tree: try tree(of: files), message: message, parents: parents)
  }

  /// Commits a tree that is there.
  ///
  /// - Throws: `GitError.failed` when the object cannot be written.
  @discardableResult
  package func commit(
    tree: ObjectID, message: String, parents: [ObjectID] = []
  ) throws(GitError) -> ObjectID {
    let date = "\(Self.firstDate + 60 * commits) +0000"
    commits += 1
    let lines =
      ["tree \(tree)"] + parents.map { "parent \($0)" }
      + [
        "author \(Self.signature) \(date)", "committer \(Self.signature) \(date)", "", message, "",
      ]
    return try write(Array(lines.joined(separator: "\n").utf8), as: GIT_OBJECT_COMMIT)
  }

  /// Sets a lightweight tag.
  ///
  /// - Throws: `GitError.failed`, also when the tag is there.
  package func tag(_ name: String, _ target: ObjectID) throws(GitError) {
    try refer("refs/tags/" + name, to: target)
  }

  /// Sets an annotated tag; its target may be a tag too.
  ///
  /// - Throws: `GitError.failed`, also when the tag is there.
  @discardableResult
  package func tag(
    _ name: String, _ target: ObjectID, annotation: String
  ) throws(GitError) -> ObjectID {
    let kind =
      switch try repository.header(of: target).kind {
      case .commit: "commit"
      case .tree: "tree"
      case .file: "blob"
      case .tag, .other: "tag"
      }
    let lines = [
      "object \(target)", "type \(kind)", "tag \(name)",
      "tagger \(Self.signature) \(Self.firstDate) +0000", "", annotation, "",
    ]
    let tag = try write(Array(lines.joined(separator: "\n").utf8), as: GIT_OBJECT_TAG)
    try refer("refs/tags/" + name, to: tag)
    return tag
  }

  /// Sets or moves a branch.
  ///
  /// - Throws: `GitError.failed`.
  package func branch(_ name: String, _ target: ObjectID) throws(GitError) {
    try refer("refs/heads/" + name, to: target, replacing: true)
  }

  /// Sets a reference by its full name.
  ///
  /// - Throws: `GitError.failed`, also when it is there and not to be replaced.
  package func refer(
    _ name: String, to target: ObjectID, replacing: Bool = false
  ) throws(GitError) {
    var raw = target.raw
    try Library.lend(
      "set", name,
      make: {
        git_reference_create(&$0, repository.handle, name, &raw, replacing ? 1 : 0, nil)
      },
      free: git_reference_free
    ) { _ in }
  }

  /// Writes a file's bytes.
  ///
  /// - Throws: `GitError.failed`.
  package func file(_ bytes: [UInt8]) throws(GitError) -> ObjectID {
    try write(bytes, as: GIT_OBJECT_BLOB)
  }

  func write(_ bytes: [UInt8], as kind: git_object_t) throws(GitError) -> ObjectID {
    try repository.write(bytes, as: kind)
  }
}
