/// Why the system does not announce changes.
package enum WatchFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The user's watches, or their instances, are used up.
  case limitReached(setting: String)
  /// What is changed from another machine is announced there, not here.
  case networkFileSystem(kind: String)
  /// A change of ours was not announced.
  case silent
  case failed(reason: String)

  /// The end of a sentence: `..., because DESCRIPTION`.
  package var description: String {
    switch self {
    case .limitReached(let setting): "the system's limit \(setting) is reached"
    case .networkFileSystem(let kind): "the folder is on a network file system (\(kind))"
    case .silent: "the system does not announce changes here"
    case .failed(let reason): "the system cannot announce changes (\(reason))"
    }
  }
}
