import CGit2

/// One line of a git tree: a name and what is behind it.
package struct TreeEntry: Equatable, Sendable {
  /// What a tree says that an entry is.
  package enum Mode: Equatable, Sendable {
    case file, executable, folder, symbolicLink, submodule
    /// A mode that git does not know.
    case unknown

    init(_ mode: git_filemode_t) {
      // Old repositories hold files with group permissions (100664): the kind alone decides.
      switch mode.rawValue & 0o170000 {
      case 0o100000: self = mode.rawValue & 0o100 == 0 ? .file : .executable
      case 0o040000: self = .folder
      case 0o120000: self = .symbolicLink
      case 0o160000: self = .submodule
      default: self = .unknown
      }
    }
  }

  /// The entry's name: one component of a path. Whatever the repository says: it may be `..`.
  package var name: String
  /// Whether the name's bytes are UTF-8; `name` is repaired when they are not.
  package var isNameUnicode: Bool
  package var mode: Mode
  package var id: ObjectID
}
