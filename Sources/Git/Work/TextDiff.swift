import CGit2

/// The difference between two versions of a file, as git writes it.
package enum TextDiff {
  /// The unified difference, with three lines of context; empty when there is none. For bytes that
  /// are no text it says only that they differ.
  ///
  /// - Parameters:
  ///   - old: the bytes; nil for a file that is not there.
  ///   - new: as `old`.
  ///   - oldPath: how the file is called in the head of the difference.
  /// - Throws: `GitError.failed` when libgit2 cannot compare.
  package static func unified(
    from old: [UInt8]?, to new: [UInt8]?, oldPath: String, newPath: String
  ) throws(GitError) -> String {
    let (before, after) = (old ?? [], new ?? [])
    return try Library.lend(
      "compare", "\(oldPath) with \(newPath)",
      make: {
        git_patch_from_buffers(
          &$0, old == nil ? nil : before, before.count, old == nil ? nil : oldPath,
          new == nil ? nil : after, after.count, new == nil ? nil : newPath, nil)
      }, free: git_patch_free
    ) { patch throws(GitError) in
      var buffer = git_buf()
      try Library.call("write", "the difference of \(newPath)") {
        git_patch_to_buf(&buffer, patch)
      }
      defer { git_buf_dispose(&buffer) }
      guard let start = buffer.ptr else { return "" }
      return String(
        decoding: UnsafeRawBufferPointer(start: start, count: buffer.size), as: UTF8.self)
    }
  }

  /// How many lines come and go.
  package static func lineCounts(of unified: String) -> (added: Int, removed: Int) {
    var counts = (added: 0, removed: 0)
    var isInHunk = false
    for line in unified.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("@@") { isInHunk = true }
      guard isInHunk else { continue }
      if line.hasPrefix("+") { counts.added += 1 }
      if line.hasPrefix("-") { counts.removed += 1 }
    }
    return counts
  }
}
