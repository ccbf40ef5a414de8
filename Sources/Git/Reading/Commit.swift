package import Foundation

/// What a commit says about itself.
package struct Commit: Equatable, Sendable {
  /// The commit's own id.
  package var id: ObjectID
  /// The tree of files that it holds.
  package var tree: ObjectID
  /// The commits that it follows, in order.
  package var parents: [ObjectID]
  /// The author's name; damaged UTF-8 is repaired.
  package var author: String
  /// When the author made it.
  package var date: Date
  /// When it was committed, which a rebase moves and the author's date does not; both are what the
  /// committer's machine said.
  package var committed: Date
  /// The first paragraph of the message, on one line.
  package var summary: String
  /// The whole message, as it is.
  package var message: String
}
