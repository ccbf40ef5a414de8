import CGit2
import Foundation

extension Repository {
  /// What is known of an object before it is read.
  package struct ObjectHeader: Equatable, Sendable {
    /// What an object can be; the raw value is the word for a reader.
    package enum Kind: String, Sendable {
      case commit, tree
      case file, tag
      case other = "object of another kind"
    }

    package var kind: Kind
    /// Bytes, as the repository claims them.
    package var size: Int
  }

  /// The kind and size of an object, without reading the object.
  ///
  /// - Throws: `GitError.failed` when it is missing or damaged.
  package func header(of id: ObjectID) throws(GitError) -> ObjectHeader {
    try check(id, limit: 4096)
    return try withObjects { objects throws(GitError) in
      var raw = id.raw
      var size = 0
      var kind = GIT_OBJECT_INVALID
      try Library.call("find", "the object \(id)") {
        git_odb_read_header(&size, &kind, objects, &raw)
      }
      return ObjectHeader(kind: .init(kind), size: size)
    }
  }

  /// The commit of an id.
  ///
  /// - Throws: `GitError.failed` when it is missing, damaged or no commit.
  package func commit(_ id: ObjectID) throws(GitError) -> Commit {
    try check(id)
    var raw = id.raw
    return try Library.lend(
      "read", "the commit \(id)", make: { git_commit_lookup(&$0, handle, &raw) },
      free: git_commit_free
    ) { commit throws(GitError) in
      guard let tree = git_commit_tree_id(commit), let author = git_commit_author(commit) else {
        throw .failed(
          attempt: "read", subject: "the commit \(id)", code: 0, reason: "it is not whole")
      }
      let parents = (0..<git_commit_parentcount(commit)).compactMap { index in
        git_commit_parent_id(commit, index).map { ObjectID($0.pointee) }
      }
      return Commit(
        id: id, tree: ObjectID(tree.pointee), parents: parents,
        author: author.pointee.name.map { String(cString: $0) } ?? "",
        date: Date(timeIntervalSince1970: Double(author.pointee.when.time)),
        committed: Date(timeIntervalSince1970: Double(git_commit_time(commit))),
        summary: git_commit_summary(commit).map { String(cString: $0) } ?? "",
        message: git_commit_message(commit).map { String(cString: $0) } ?? "")
    }
  }

  /// The entries of a tree, in the tree's order; subtrees are not entered.
  ///
  /// - Throws: `GitError.failed` when the tree is missing or damaged.
  package func entries(ofTree id: ObjectID) throws(GitError) -> [TreeEntry] {
    try check(id)
    var raw = id.raw
    return try Library.lend(
      "read", "the tree \(id)", make: { git_tree_lookup(&$0, handle, &raw) }, free: git_tree_free
    ) { tree in
      (0..<git_tree_entrycount(tree)).compactMap { index in
        guard let entry = git_tree_entry_byindex(tree, index),
          let name = git_tree_entry_name(entry),
          let id = git_tree_entry_id(entry)
        else { return nil }
        return TreeEntry(
          name: String(cString: name), isNameUnicode: String(validatingCString: name) != nil,
          mode: .init(git_tree_entry_filemode_raw(entry)), id: ObjectID(id.pointee))
      }
    }
  }

  /// Lends the bytes of a file.
  ///
  /// - Throws: `GitError.failed` when it is missing, damaged or no file.
  package func contents(ofFile id: ObjectID) throws(GitError) -> [UInt8] {
    try check(id)
    var raw = id.raw
    return try Library.lend(
      "read", "the file \(id)", make: { git_blob_lookup(&$0, handle, &raw) }, free: git_blob_free
    ) { file in
      [UInt8](
        UnsafeRawBufferPointer(
          start: git_blob_rawcontent(file), count: Int(git_blob_rawsize(file))))
    }
  }

  /// Lends the store of the repository's objects.
  func withObjects<Result>(
    _ use: (OpaquePointer) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    try Library.lend(
      "open", "the objects of \(path)", make: { git_repository_odb(&$0, handle) },
      free: git_odb_free, use: use)
  }
}

extension Repository.ObjectHeader.Kind {
  init(_ kind: git_object_t) {
    switch kind {
    case GIT_OBJECT_COMMIT: self = .commit
    case GIT_OBJECT_TREE: self = .tree
    case GIT_OBJECT_BLOB: self = .file
    case GIT_OBJECT_TAG: self = .tag
    default: self = .other
    }
  }
}
