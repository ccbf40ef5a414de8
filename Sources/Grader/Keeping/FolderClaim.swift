import Foundation
import Glibc

/// Keeps a second process of ours from writing to a folder. The kernel takes the claim back with the
/// process.
final class FolderClaim: Sendable {
  private let descriptor: Int32

  /// - Throws: `GraderError.busy` when somebody has it.
  init(_ folder: ResultFolder) throws(GraderError) {
    let path = folder.url.appending(path: ".lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .file(path: folder.name, reason: String(cString: strerror(errno)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw .busy(path: folder.name)
    }
  }

  deinit { close(descriptor) }
}
