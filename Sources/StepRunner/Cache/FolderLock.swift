import Foundation
import Glibc

/// Holds other processes of ours off while a folder is filled. The lock is the kernel's: it goes
/// with the process that holds it.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until the lock is free.
  ///
  /// - Throws: `SDKError.failed` when the folder cannot be made or written.
  init(folder: URL, name: String) throws(SDKError) {
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
