import CGit2

extension Repository {
  /// Whether a path of the working tree is ignored by the repository's `.gitignore` files. A folder's
  /// path ends with a slash.
  ///
  /// - Throws: `GitError.failed` when the rules cannot be read.
  func ignores(_ path: String) throws(GitError) -> Bool {
    var ignored: Int32 = 0
    try Library.call("apply the ignore rules to", path) {
      git_ignore_path_is_ignored(&ignored, handle, path)
    }
    return ignored != 0
  }

  /// The paths that the index tracks, in order of their bytes. The index is read, never refreshed.
  ///
  /// - Throws: `GitError.failed` when the index is damaged.
  func trackedPaths() throws(GitError) -> [String] {
    try Library.lend(
      "read", "the index of \(path)", make: { git_repository_index(&$0, handle) },
      free: git_index_free
    ) { index in
      (0..<git_index_entrycount(index))
        .compactMap { git_index_get_byindex(index, $0).map { String(cString: $0.pointee.path) } }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }
}
