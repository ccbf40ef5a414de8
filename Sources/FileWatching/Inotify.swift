import Foundation
import Glibc

/// The kernel's announcements for a folder and all folders in it.
///
/// Used from one queue at a time, which is what makes it safe to share.
final class Inotify: @unchecked Sendable {
  let descriptor: Int32
  /// The watched folders by the kernel's numbers.
  private var folders: [Int32: String] = [:]

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ATTRIB)

  /// More folders than a project has; what lies beyond is not watched by the kernel at our cost.
  private static let folderLimit = 8_192

  /// - Throws: `WatchFailure` when the kernel refuses any of the folders.
  init(folder: String) throws(WatchFailure) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw Self.failure(errno) }
    do throws(WatchFailure) {
      try watch(folder)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// Reads what was announced.
  ///
  /// - Returns: whether any of it is worth a look.
  func readChanges() -> Bool {
    var isWorthALook = false
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isWorthALook }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let start = offset + MemoryLayout<inotify_event>.size
        let name = buffer[start..<min(count, start + Int(event.len))].prefix { $0 != 0 }
        if isChange(event, name: String(decoding: name, as: UTF8.self)) { isWorthALook = true }
        offset = start + Int(event.len)
      }
    }
  }

  private func isChange(_ event: inotify_event, name: String) -> Bool {
    // What did not fit into the kernel's queue may have been anything.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      return false
    }
    guard event.mask & UInt32(IN_ISDIR) != 0 else { return WatchedName.isWatchedFile(name) }
    guard WatchedName.isWatchedFolder(name) else { return false }
    if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, let parent = folders[event.wd] {
      // A new folder that cannot be watched is a loss of comfort: `check` still sees it.
      try? watch(parent + "/" + name)
    }
    return true
  }

  private func watch(_ folder: String) throws(WatchFailure) {
    guard folders.count < Self.folderLimit else { return }
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    guard number >= 0 else { throw Self.failure(errno) }
    folders[number] = folder
    // A folder that is gone by now has nothing in it.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where WatchedName.isWatchedFolder(name) {
      var status = stat()
      guard lstat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        continue
      }
      try watch(folder + "/" + name)
    }
  }

  static func failure(_ code: Int32) -> WatchFailure {
    switch code {
    case ENOSPC: .limitReached(setting: "fs.inotify.max_user_watches")
    case EMFILE: .limitReached(setting: "fs.inotify.max_user_instances")
    default: .failed(reason: String(cString: strerror(code)))
    }
  }

  /// Milliseconds that an announcement may take.
  private static let patience: Int32 = 1000

  /// Makes a change in a folder of ours and waits for it to be announced.
  ///
  /// - Throws: `WatchFailure`.
  static func tryOut(in folder: String) throws(WatchFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .failed(reason: error.localizedDescription)
    }
    let inotify = try Inotify(folder: folder)
    let file = folder + "/probe-\(getpid())"
    defer { unlink(file) }
    let probe = open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard probe >= 0 else { throw .failed(reason: String(cString: strerror(errno))) }
    close(probe)
    var poller = pollfd(fd: inotify.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, patience) > 0, inotify.readChanges() else { throw .silent }
  }
}
