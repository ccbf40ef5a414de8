import Foundation
import Glibc

/// Holds other processes of ours off while a folder is filled. The lock is the kernel's: it goes
/// with the process that holds it.
struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits until the lock is free, on a thread of its own: whoever holds it may need those that tasks
  /// run on, to go on and give it back.
  ///
  /// - Throws: `SDKError.failed` when the folder cannot be made or written.
  static func take(folder: URL, name: String) async throws(SDKError) -> FolderLock {
    let taken: Result<FolderLock, SDKError> = await withCheckedContinuation { done in
      Thread.detachNewThread {
        done.resume(
          returning: Result { () throws(SDKError) in try FolderLock(folder: folder, name: name) })
      }
    }
    return try taken.get()
  }

  private init(folder: URL, name: String) throws(SDKError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .failed("\(folder.path) cannot be made")
    }
    let path = folder.appending(path: name).path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw .failed("\(path): \(String(cString: strerror(errno)))")
    }
  }

  func release() {
    close(descriptor)
  }
}
