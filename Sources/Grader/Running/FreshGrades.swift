import Synchronization

/// The keys of the grades that a run has found itself: whoever grades tells of them before they are
/// on disk.
final class FreshGrades: Sendable {
  private let found = Mutex<[String]>([])

  var keys: [String] { found.withLock(\.self) }

  func add(_ key: String) {
    found.withLock { $0.append(key) }
  }
}
