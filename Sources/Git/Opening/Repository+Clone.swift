import CGit2
import Foundation

/// What a transfer may take, and how far it is.
package struct Transfer: Equatable, Sendable {
  package var receivedObjects = 0
  package var totalObjects = 0
  package var receivedBytes = 0

  package init() {}
}

/// How long and how much a clone may take.
package struct TransferLimits: Equatable, Sendable {
  /// Wall-clock seconds.
  package var seconds = 120.0
  /// Bytes received.
  package var bytes = 1 << 30

  package init() {}
}

extension Repository {
  /// Clones a repository as a bare one, with all branches and tags, into a folder that is not there
  /// yet or is empty.
  ///
  /// `http://`, `https://`, `git://` and `ssh://`. Nobody is asked for anything: a user and a
  /// password are taken from the address, keys from the ssh agent. A certificate or a host key that
  /// cannot be verified is refused.
  ///
  /// The call returns at the limit even when the other side says nothing; the connection is then
  /// left behind until it moves again or the process ends, since libgit2 1.5 cannot interrupt it.
  ///
  /// - Parameter progress: called from another thread while objects arrive.
  /// - Throws: `GitError.timedOut`, `.transferTooLarge`, or `.failed` with what the other side or
  ///   the library said.
  package static func clone(
    _ url: String, into folder: String, limits: TransferLimits = TransferLimits(),
    progress: @escaping @Sendable (Transfer) -> Void = { _ in }
  ) throws(GitError) -> Repository {
    let session = CloneSession(url: url, folder: folder, limits: limits, progress: progress)
    let thread = Thread { session.run() }
    thread.stackSize = 4 << 20
    thread.start()
    return try session.wait()
  }
}
