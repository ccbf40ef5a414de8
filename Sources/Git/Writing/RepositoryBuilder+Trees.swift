import CGit2

extension RepositoryBuilder {
  /// A line of a tree, with a name that is written as it is.
  package struct Entry: Equatable, Sendable {
    /// What the line says that it leads to; the raw value is the mode as git writes it.
    package enum Mode: String, Sendable {
      case file = "100644"
      case executable = "100755"
      case folder = "40000"
      case symbolicLink = "120000"
      case submodule = "160000"
    }

    package var mode: Mode
    /// The bytes of the name.
    package var name: [UInt8]
    package var id: ObjectID

    package init(_ mode: Mode, _ name: String, _ id: ObjectID) {
      self.init(mode, name: Array(name.utf8), id)
    }

    package init(_ mode: Mode, name: [UInt8], _ id: ObjectID) {
      self.mode = mode
      self.name = name
      self.id = id
    }

    /// What git sorts by: a folder's name counts as if it ended with a slash.
    fileprivate var sortingName: [UInt8] {
      mode == .folder ? name + [UInt8(ascii: "/")] : name
    }
  }

  /// Writes the tree, and the trees below it, of these files.
  ///
  /// - Throws: `GitError.failed` when an object cannot be written.
  package func tree(of files: [File]) throws(GitError) -> ObjectID {
    var entries: [Entry] = []
    var folders: [(name: String, files: [File])] = []
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      guard let slash = file.path.firstIndex(of: "/") else {
        let mode: Entry.Mode = file.isExecutable ? .executable : .file
        entries.append(Entry(mode, file.path, try self.file(file.bytes)))
        continue
      }
      let folder = String(file.path[..<slash])
      var inner = file
      inner.path = String(file.path[file.path.index(after: slash)...])
      if let index = folders.firstIndex(where: { $0.name == folder }) {
        folders[index].files.append(inner)
      } else {
        folders.append((folder, [inner]))
      }
    }
    for folder in folders {
      entries.append(Entry(.folder, folder.name, try tree(of: folder.files)))
    }
    return try tree(entries)
  }

  /// Writes one tree of these lines, sorted as git wants it. Nothing is checked: a test can write
  /// what no honest tool would.
  ///
  /// - Throws: `GitError.failed` when the object cannot be written.
  package func tree(_ entries: [Entry]) throws(GitError) -> ObjectID {
    let sorted = entries.sorted { $0.sortingName.lexicographicallyPrecedes($1.sortingName) }
    let bytes = sorted.flatMap { entry in
      Array(entry.mode.rawValue.utf8) + [UInt8(ascii: " ")] + entry.name + [0] + entry.id.bytes
    }
    return try write(bytes, as: GIT_OBJECT_TREE)
  }
}
