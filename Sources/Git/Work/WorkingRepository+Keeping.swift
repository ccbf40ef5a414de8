import CGit2
import Foundation

extension WorkingRepository {
  /// The work as it is on disk, written as a tree.
  package struct Snapshot: Equatable, Sendable {
    package var tree: ObjectID
    /// What is on disk and in no tree, with the reason: files too large, devices. It stays on disk.
    package var leftOut: [FileListing.Skipped]
    /// The regular files that the tree was made of.
    package var listing: FileListing
  }

  /// Writes all files of the working tree as objects, and a tree of them. Nothing else changes.
  ///
  /// Taken are regular files and symbolic links, tracked or not, but for those that `.gitignore`
  /// names. What cannot be taken is in the tree as the last commit has it; so are submodules.
  ///
  /// - Throws: `GitError` when a file cannot be read or changes meanwhile, or the limits are passed.
  package func snapshot() throws(GitError) -> Snapshot {
    let listing = try FileListing(folder: folder)
    let old = try headCommit()?.tree
    let root = String(folder.dropLast())
    var leftOut: [FileListing.Skipped] = []
    let ignoresModes = try !trustsModes()
    let tree = try withNewIndex { index throws(GitError) in
      if let old { try keepSubmodules(of: old, in: index) }
      for file in listing.files where !isInSubmodule(file.path, of: index) {
        let bytes = try listing.contents(of: file)
        var mode = file.isExecutable ? GIT_FILEMODE_BLOB_EXECUTABLE : GIT_FILEMODE_BLOB
        if ignoresModes, let old, let known = try entry(at: file.path, in: old) {
          mode = known.mode
        }
        try add(file.path, try repository.write(bytes, as: GIT_OBJECT_BLOB), mode, to: index)
      }
      for skipped in listing.skipped where !isInSubmodule(skipped.path, of: index) {
        if let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: root + "/" + skipped.path)
        {
          let id = try repository.write(Array(target.utf8), as: GIT_OBJECT_BLOB)
          try add(skipped.path, id, GIT_FILEMODE_LINK, to: index)
          continue
        }
        leftOut.append(skipped)
        if let old, let known = try entry(at: skipped.path, in: old) {
          try add(skipped.path, known.id, known.mode, to: index)
        }
      }
      return try writeTree(of: index)
    }
    return Snapshot(tree: tree, leftOut: leftOut, listing: listing)
  }

  /// What is staged, as a tree; nil when the index holds conflicts.
  ///
  /// - Throws: `GitError.failed` when the index is damaged.
  package func stagedTree() throws(GitError) -> ObjectID? {
    try withIndex { index throws(GitError) in
      guard git_index_has_conflicts(index) == 0 else { return nil }
      return try writeTree(of: index)
    }
  }

  /// Makes a commit on the branch that is checked out, and the index like it. No file changes.
  ///
  /// - Parameters:
  ///   - tree: what is committed.
  ///   - message: with a newline at its end.
  /// - Returns: the new commit.
  /// - Throws: as `requireBranch` does, and `GitError.failed` when the branch has moved meanwhile.
  @discardableResult
  package func commit(
    _ tree: ObjectID, message: String, by identity: Identity
  ) throws(GitError) -> ObjectID {
    let branch = try requireBranch()
    let parent = try headCommit()?.id
    let lines =
      ["tree \(tree)"] + (parent.map { ["parent \($0)"] } ?? [])
      + ["author \(identity.line)", "committer \(identity.line)", "", message]
    let commit = try repository.write(
      Array(lines.joined(separator: "\n").utf8), as: GIT_OBJECT_COMMIT)
    var raw = commit.raw
    // Without a parent the branch must not be there yet: the id of nothing.
    var old = parent?.raw ?? git_oid()
    let summary = String(message.prefix { $0 != "\n" })
    try Library.lend(
      "move", branch,
      make: {
        git_reference_create_matching(
          &$0, repository.handle, branch, &raw, 1, &old, "commit: \(summary)")
      }, free: git_reference_free
    ) { _ in }
    try stage(tree)
    return commit
  }

  /// Makes the index like a tree.
  private func stage(_ tree: ObjectID) throws(GitError) {
    try withIndex { index throws(GitError) in
      try withTree(tree) { tree throws(GitError) in
        try Library.call("fill", "the index of \(repository.path)") {
          git_index_read_tree(index, tree)
        }
      }
      try Library.call("write", "the index of \(repository.path)") { git_index_write(index) }
    }
  }

  // MARK: Trees

  /// A file of a tree: its object, and what kind of file it is.
  func entry(
    at path: String, in tree: ObjectID
  ) throws(GitError) -> (id: ObjectID, mode: git_filemode_t)? {
    try withTree(tree) { tree throws(GitError) in
      var handle: OpaquePointer?
      do throws(GitError) {
        try Library.call("find", path) { git_tree_entry_bypath(&handle, tree, path) }
      } catch .failed(_, _, let code, _) where code == Repository.notFoundCode {
        return nil
      }
      defer { git_tree_entry_free(handle) }
      guard let handle, let id = git_tree_entry_id(handle) else { return nil }
      let mode = git_tree_entry_filemode(handle)
      return mode == GIT_FILEMODE_TREE ? nil : (ObjectID(id.pointee), mode)
    }
  }

  private func withNewIndex<Result>(
    _ use: (OpaquePointer) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    try Library.lend(
      "make", "an index", make: { git_index_new(&$0) }, free: git_index_free, use: use)
  }

  private func add(
    _ path: String, _ id: ObjectID, _ mode: git_filemode_t, to index: OpaquePointer
  ) throws(GitError) {
    var entry = git_index_entry()
    entry.mode = mode.rawValue
    entry.id = id.raw
    try Library.call("keep", path) {
      path.withCString { name in
        entry.path = name
        return git_index_add(index, &entry)
      }
    }
  }

  private func writeTree(of index: OpaquePointer) throws(GitError) -> ObjectID {
    var id = git_oid()
    try Library.call("write", "the files of \(folder)") {
      git_index_write_tree_to(&id, index, repository.handle)
    }
    return ObjectID(id)
  }

  private func keepSubmodules(of tree: ObjectID, in index: OpaquePointer) throws(GitError) {
    try withNewIndex { all throws(GitError) in
      try withTree(tree) { tree throws(GitError) in
        try Library.call("read", "the last commit") { git_index_read_tree(all, tree) }
      }
      for place in 0..<git_index_entrycount(all) {
        guard let entry = git_index_get_byindex(all, place),
          entry.pointee.mode == GIT_FILEMODE_COMMIT.rawValue
        else { continue }
        try Library.call("keep", String(cString: entry.pointee.path)) {
          git_index_add(index, entry)
        }
      }
    }
  }

  private func isInSubmodule(_ path: String, of index: OpaquePointer) -> Bool {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let entry = git_index_get_bypath(index, String(folder), 0),
        entry.pointee.mode == GIT_FILEMODE_COMMIT.rawValue
      {
        return true
      }
    }
    return false
  }

  /// Whether the file system knows which files are executable, as the repository says of itself.
  func trustsModes() throws(GitError) -> Bool {
    try Library.lend(
      "read", "the configuration of \(repository.path)",
      make: { git_repository_config_snapshot(&$0, repository.handle) }, free: git_config_free
    ) { configuration in
      var isTrusted: Int32 = 1
      guard git_config_get_bool(&isTrusted, configuration, "core.filemode") == 0 else {
        return true
      }
      return isTrusted != 0
    }
  }
}

extension WorkingRepository {
  /// Writes files that lie elsewhere as objects, and a tree of them.
  ///
  /// - Throws: `GitError` when a file cannot be read or the store cannot be written.
  package func tree(of files: FileListing) throws(GitError) -> ObjectID {
    try withNewIndex { index throws(GitError) in
      for file in files.files {
        let id = try repository.write(try files.contents(of: file), as: GIT_OBJECT_BLOB)
        let mode = file.isExecutable ? GIT_FILEMODE_BLOB_EXECUTABLE : GIT_FILEMODE_BLOB
        try add(file.path, id, mode, to: index)
      }
      return try writeTree(of: index)
    }
  }
}
