import Foundation
import Synchronization
import Testing

@testable import FileWatching

/// A folder that is gone when the test is.
final class WatchedFolder: Sendable {
  let path: String
  var probe: String { path + "/.git/stretchy" }

  init() throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "stretchy-watching-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: path + "/.git", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: path + "/App", withIntermediateDirectories: true)
  }

  deinit {
    // A leftover folder is no reason to fail a test.
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ name: String, _ text: String = "") throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }
}

@Suite struct FolderWatcherTests {
  let folder: WatchedFolder

  init() throws { folder = try WatchedFolder() }

  /// Makes a change, and ends when the watcher tells one; a watcher that is silent keeps the test
  /// from ending.
  private func expectTold(_ change: @escaping @Sendable () throws -> Void) async throws {
    let (told, telling) = AsyncStream<Void>.makeStream()
    let watcher = FolderWatcher(folder: folder.path, probe: folder.probe) { telling.yield() }
    #expect(watcher.way == .announced)
    try change()
    for await _ in told { break }
    withExtendedLifetime(watcher) {}
  }

  @Test(.timeLimit(.minutes(30))) func aSaveIsTold() async throws {
    try folder.write("App/Page.swift", "1")
    try await expectTold { [folder] in try folder.write("App/Page.swift", "2") }
  }

  @Test(.timeLimit(.minutes(30))) func aRenameOverAFileIsTold() async throws {
    try folder.write("App/Page.swift", "1")
    try await expectTold { [folder] in
      try Data("2".utf8).write(
        to: URL(filePath: folder.path + "/App/Page.swift"), options: .atomic)
    }
  }

  @Test(.timeLimit(.minutes(30))) func aFileThatGoesAwayIsTold() async throws {
    try folder.write("App/Page.swift", "1")
    try await expectTold { [folder] in
      try FileManager.default.removeItem(atPath: folder.path + "/App/Page.swift")
    }
  }

  @Test(.timeLimit(.minutes(30))) func aSaveInAFolderMadeMeanwhileIsTold() async throws {
    let (told, telling) = AsyncStream<Void>.makeStream()
    let watcher = FolderWatcher(folder: folder.path, probe: folder.probe) { telling.yield() }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/App/New", withIntermediateDirectories: true)
    var changes = told.makeAsyncIterator()
    await changes.next()
    try folder.write("App/New/Page.swift", "1")
    await changes.next()
    withExtendedLifetime(watcher) {}
  }

  @Test func whatGitAndEditorsWriteIsNotTold() throws {
    let inotify = try Inotify(folder: folder.path)
    for name in [
      ".git/index", "App/.Page.swift.swp", "App/Page.swift~", "App/4913", "App/#Page.swift#",
      "App/.#Page.swift",
    ] {
      try folder.write(name, "x")
    }
    #expect(!inotify.readChanges())
    try folder.write("App/Page.swift", "x")
    #expect(inotify.readChanges())
    #expect(!inotify.readChanges())
  }

  @Test func aProbeLeavesNothingBehind() throws {
    try Inotify.tryOut(in: folder.probe)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.probe) == [])
  }

  @Test(arguments: [
    WatchFailure.limitReached(setting: "fs.inotify.max_user_watches"),
    .networkFileSystem(kind: "NFS"), .silent, .failed(reason: "Bad file descriptor"),
  ])
  func withoutAnnouncementsItSaysWhyAndLooks(failure: WatchFailure) {
    let watcher = FolderWatcher(
      folder: folder.path, change: {}, begin: { () throws(WatchFailure) in throw failure })
    #expect(watcher.way == .polled(reason: failure.description))
  }

  @Test(.timeLimit(.minutes(30))) func lookingFindsASave() async throws {
    let (told, telling) = AsyncStream<Void>.makeStream()
    let watcher = FolderWatcher(folder: folder.path, change: { telling.yield() }) {
      () throws(WatchFailure) in throw .silent
    }
    try folder.write("App/Page.swift", "1")
    for await _ in told { break }
    withExtendedLifetime(watcher) {}
  }

  @Test func aLookTellsAChangeOnce() throws {
    try folder.write("App/Page.swift", "1")
    let looker = FolderLooker(folder: folder.path)
    #expect(!looker.hasChanged())
    try folder.write("App/Page.swift", "22")
    #expect(looker.hasChanged())
    #expect(!looker.hasChanged())
    try folder.write(".git/index", "x")
    try folder.write("App/.Page.swift.swp", "x")
    #expect(!looker.hasChanged())
    try FileManager.default.removeItem(atPath: folder.path + "/App/Page.swift")
    #expect(looker.hasChanged())
  }

  @Test(arguments: [(ENOSPC, "max_user_watches"), (EMFILE, "max_user_instances")])
  func aLimitIsCalledByItsSetting(code: Int32, name: String) {
    #expect(Inotify.failure(code) == .limitReached(setting: "fs.inotify.\(name)"))
  }

  private static let mounts = """
    22 28 0:21 / /proc rw,nosuid - proc proc rw
    28 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
    31 28 0:45 / /home/me rw shared:2 master:3 - nfs4 server:/home rw
    32 28 0:46 / /mnt/c rw - 9p drvfs rw
    33 28 0:47 / /remote rw - fuse.sshfs me@host: rw
    """

  @Test(arguments: [("0:45", "nfs4"), ("0:46", "9p"), ("0:47", "fuse.sshfs")])
  func networkFileSystemsAreKnown(device: String, kind: String) {
    #expect(throws: WatchFailure.networkFileSystem(kind: kind)) {
      try FileSystemKind.requireAnnouncements(of: device, in: Self.mounts)
    }
  }

  @Test(arguments: ["8:1", "0:21", "9:9"])
  func otherFileSystemsAnnounce(device: String) throws {
    try FileSystemKind.requireAnnouncements(of: device, in: Self.mounts)
  }
}
