/// The files of one state of a project, found but not yet written: a commit's, a working tree's or
/// a plain folder's.
///
/// A listing holds regular files with harmless paths only; everything else is in `skipped`, with
/// the reason. It is a value: where the bytes come from is kept as a path, and they are read when
/// the listing is written.
package struct FileListing: Equatable, Sendable {
  /// A regular file.
  package struct File: Equatable, Sendable {
    /// Relative to the project, components parted by slashes.
    package var path: String
    /// The id that git gives to the file's bytes.
    package var id: ObjectID
    /// Bytes.
    package var size: Int
    package var isExecutable: Bool
  }

  /// An entry that is not written.
  package struct Skipped: Equatable, Sendable {
    package var path: String
    /// Why, as the end of a sentence that begins with the path.
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Where the bytes are.
  package enum Origin: Equatable, Sendable {
    /// The path of a repository that holds them as objects.
    case repository(path: String)
    /// The path of the folder that holds them as files.
    case folder(path: String)
  }

  package var origin: Origin
  /// In order of path.
  package var files: [File]
  /// In order of path.
  package var skipped: [Skipped]
  /// The id of everything in `files`: paths, bytes and permissions. The same files have the same
  /// id, whether they come from a commit or from a folder.
  package var contentID: ObjectID

  init(origin: Origin, files: [File], skipped: [Skipped]) throws(GitError) {
    self.origin = origin
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.skipped = skipped.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let lines = self.files.map { "\($0.isExecutable ? "x" : "-") \($0.id) \($0.path)\n" }
    contentID = try ObjectID.ofFile(Array(lines.joined().utf8))
  }
}
