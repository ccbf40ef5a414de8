import Dispatch
import Foundation
import Git
import StepRunner

/// A repository fetched from an address into a temporary folder.
struct Clone {
  private let folder: TemporaryFolder
  private let path: String

  /// Fetches it. A class's repositories are small; one that is not is not waited for.
  ///
  /// - Throws: `GitError`, and file errors of the temporary folder.
  init(_ address: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "clone").path
    var limits = TransferLimits()
    limits.bytes = 128 << 20
    let bounds = limits
    do {
      // On a thread that may wait: the threads of tasks are as few as the processors.
      try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
        DispatchQueue.global().async {
          waiting.resume(
            with: Result { _ = try Repository.clone(address, into: path, limits: bounds) })
        }
      }
    } catch {
      folder.remove()
      throw error
    }
    self.folder = folder
    self.path = path
  }

  func repository() throws(GitError) -> Repository {
    try Repository.open(path)
  }

  func remove() {
    folder.remove()
  }
}
