import Foundation
import Glibc

/// Looks at a folder again and again, and says whether it is as before.
///
/// Used from one queue at a time, which is what makes it safe to share.
final class FolderLooker: @unchecked Sendable {
  /// What changes with a file.
  private struct Stamp: Equatable {
    var path: String
    var inode: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var mode: UInt32
  }

  private let folder: String
  private var last: [Stamp]

  /// More files than a project has: what lies beyond is not looked at.
  private static let limit = 20_000

  init(folder: String) {
    self.folder = folder
    last = []
    last = look()
  }

  /// Whether something has changed since the last time.
  func hasChanged() -> Bool {
    let now = look()
    defer { last = now }
    return now != last
  }

  private func look() -> [Stamp] {
    var stamps: [Stamp] = []
    enter("", into: &stamps)
    return stamps
  }

  private func enter(_ path: String, into stamps: inout [Stamp]) {
    // A folder that cannot be read now is looked at the next time.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + path)) ?? []
    for name in names.sorted() where stamps.count < Self.limit {
      var status = stat()
      guard lstat(folder + path + "/" + name, &status) == 0 else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      guard isFolder ? WatchedName.isWatchedFolder(name) : WatchedName.isWatchedFile(name) else {
        continue
      }
      if isFolder {
        enter(path + "/" + name, into: &stamps)
      } else {
        stamps.append(
          Stamp(
            path: path + "/" + name, inode: status.st_ino, size: Int(status.st_size),
            seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
            mode: status.st_mode))
      }
    }
  }
}
