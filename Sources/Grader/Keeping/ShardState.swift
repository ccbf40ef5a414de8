package import Grading

/// Which part of a class a folder holds, and how far it is.
package struct ShardState: Codable, Equatable, Sendable {
  package var shard: Shard
  /// Whether all of it was looked at and the known solution passed in the end.
  package var isDone: Bool

  package init(shard: Shard, isDone: Bool) {
    self.shard = shard
    self.isDone = isDone
  }
}
