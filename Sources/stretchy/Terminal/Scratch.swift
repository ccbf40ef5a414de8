import Dispatch
import Foundation
import Glibc
import Synchronization
import TerminalScreen

/// A command's one temporary folder, in which all others are made, so that nothing stays behind:
/// neither after the command nor when the user ends it early.
///
/// What a command leaves that was killed, the next one takes away: a folder that is called like ours
/// and that no process has a claim to. The kernel takes a claim back with its process.
struct Scratch {
  private let folder: URL
  private let claim: Int32
  private let signals: [any DispatchSourceSignal]

  /// Whether the user has ended the command: from then on its folder is not there any more, and
  /// whatever fails for that is nobody's fault.
  static let isEnding = Atomic(false)

  /// What is half-written elsewhere, and goes too when the user ends the command early.
  static let drafts = Mutex<[URL]>([])

  /// Makes the folder, the place for temporary files from now on, and minds the signals that end a
  /// command. What runs in the sandbox ends with us.
  ///
  /// - Throws: file errors, when there is no place for temporary files.
  init() throws {
    let place = FileManager.default.temporaryDirectory
    let name = UUID().uuidString
    let folder = place.appending(path: Self.mark + name, directoryHint: .isDirectory)
    // It has its name once it is claimed, so that nobody takes it for left behind before.
    let draft = place.appending(path: "stretchy-draft-" + name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: draft, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    claim = Self.claim(draft)
    try FileManager.default.moveItem(at: draft, to: folder)
    Self.clearAway(in: place)
    setenv("TMPDIR", folder.path, 1)
    self.folder = folder
    signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Restoration.restore()
        Self.isEnding.store(true, ordering: .sequentiallyConsistent)
        for draft in Self.drafts.withLock(\.self) { Self.removeForGood(draft) }
        Self.removeForGood(folder)
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  /// Takes the folder away, with all that is in it.
  func remove() {
    for source in signals { source.cancel() }
    Self.remove(folder)
    close(claim)
  }

  /// What the names of our folders begin with.
  private static let mark = "stretchy-work-"

  /// Claims a folder for this process.
  ///
  /// - Returns: what holds the claim; -1 when another process has it, or there can be none.
  private static func claim(_ folder: URL) -> Int32 {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return -1
    }
    return descriptor
  }

  /// Takes away what commands of this user left that were killed.
  private static func clearAway(in place: URL) {
    // Where nothing can be listed nothing can be taken away.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names where name.hasPrefix(mark) {
      let folder = place.appending(path: name, directoryHint: .isDirectory)
      var status = stat()
      guard lstat(folder.path, &status) == 0, status.st_uid == geteuid() else { continue }
      let claim = claim(folder)
      guard claim >= 0 else { continue }
      try? FileManager.default.removeItem(at: folder)
      close(claim)
    }
  }

  /// Removes a folder in which others go on making files, and the folder itself if it is gone: until
  /// nothing is left of it a file stands in its place, below which nothing can be made.
  private static func removeForGood(_ folder: URL) {
    let old = folder.path + "-ended"
    guard rename(folder.path, old) == 0 else { return }
    // Failing means only that something may be made there meanwhile.
    try? Data().write(to: folder)
    remove(URL(filePath: old))
    unlink(folder.path)
  }

  /// Others may still be writing while it goes: they are given a moment, and then no more.
  private static func remove(_ folder: URL) {
    for _ in 0..<20 {
      // Left behind, it is in a place that the system clears.
      try? FileManager.default.removeItem(at: folder)
      guard FileManager.default.fileExists(atPath: folder.path) else { return }
      usleep(10_000)
    }
  }
}
