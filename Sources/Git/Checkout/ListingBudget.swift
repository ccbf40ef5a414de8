/// Counts what a listing has taken in, and stops it at its limits.
struct ListingBudget {
  let limits: ListingLimits
  private var entries = 0
  private var bytes = 0

  init(_ limits: ListingLimits) {
    self.limits = limits
  }

  /// Counts one entry of any kind.
  ///
  /// - Throws: `GitError.tooManyFiles`.
  mutating func countEntry() throws(GitError) {
    entries += 1
    guard entries <= limits.entries else { throw .tooManyFiles(limit: limits.entries) }
  }

  /// Counts the bytes of a file that is taken.
  ///
  /// - Throws: `GitError.tooLarge`.
  mutating func countBytes(_ size: Int) throws(GitError) {
    bytes += size
    guard bytes <= limits.totalSize else { throw .tooLarge(limit: limits.totalSize) }
  }

  /// Why an entry is skipped for its name or its path; nil when it is taken.
  func refusal(name: String, path: String, depth: Int) -> String? {
    if let reason = EntryName.refusal(name) { return reason }
    if path.utf8.count > limits.pathLength {
      return "has a path longer than \(limits.pathLength) bytes"
    }
    return depth > limits.depth ? "is deeper than \(limits.depth) folders" : nil
  }

  /// Why a file is skipped for its size; nil when it is taken.
  func refusal(size: Int) -> String? {
    size > limits.fileSize
      ? "is larger than \(limits.fileSize) bytes (\(size))" : nil
  }
}
