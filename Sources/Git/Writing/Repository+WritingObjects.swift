import CGit2

extension Repository {
  /// Adds an object to the store; one that is there already stays as it is.
  ///
  /// - Throws: `GitError.failed` when the store cannot be written.
  func write(_ bytes: [UInt8], as kind: git_object_t) throws(GitError) -> ObjectID {
    try withObjects { objects throws(GitError) in
      var id = git_oid()
      try Library.call("write", "\(bytes.count) bytes to \(path)") {
        git_odb_write(&id, objects, bytes, bytes.count, kind)
      }
      return ObjectID(id)
    }
  }
}
