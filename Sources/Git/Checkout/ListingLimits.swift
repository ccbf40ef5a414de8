/// How much of a stranger's project is taken in.
package struct ListingLimits: Equatable, Sendable {
  /// Files, folders and skipped entries together; more is an error.
  package var entries = 20_000
  /// Folders within folders; deeper ones are skipped.
  package var depth = 64
  /// Bytes of one file; larger ones are skipped.
  package var fileSize = 64 << 20
  /// Bytes of all files together; more is an error.
  package var totalSize = 512 << 20
  /// UTF-8 bytes of a path; longer ones are skipped.
  package var pathLength = 1024

  package init() {}
}
