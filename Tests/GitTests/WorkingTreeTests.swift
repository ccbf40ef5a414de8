import Foundation
import Git
import Testing

@Suite struct WorkingTreeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aPlainFolderIsListedWithoutItsLinksAndPipes() throws {
    try folder.write("app/App.swift", "let a = 1")
    try folder.write("app/Assets/header.txt", "image")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending("app/passwd"), withDestinationPath: "/etc/passwd")
    #expect(mkfifo(folder.appending("app/pipe"), 0o600) == 0)
    let listing = try FileListing(folder: folder.appending("app"))
    #expect(listing.files.map(\.path) == ["App.swift", "Assets/header.txt"])
    #expect(
      listing.skipped == [
        .init(path: "passwd", reason: "is a symbolic link"),
        .init(path: "pipe", reason: "is neither a file nor a folder"),
      ])
  }

  @Test func aFolderAndACommitWithTheSameFilesHaveTheSameContent() throws {
    try folder.write("app/App.swift", "let a = 1")
    try folder.write("app/Sources/B.swift", "let b = 2")
    let builder = try RepositoryBuilder(path: folder.appending("app.git"))
    let tree = try builder.tree(of: [
      .init(path: "App.swift", text: "let a = 1"),
      .init(path: "Sources/B.swift", text: "let b = 2"),
    ])
    let committed = try builder.repository.listing(ofTree: tree)
    let onDisk = try FileListing(folder: folder.appending("app"))
    #expect(onDisk.files == committed.files)
    #expect(onDisk.contentID == committed.contentID)
    try folder.write("app/App.swift", "let a = 2")
    #expect(try FileListing(folder: folder.appending("app")).contentID != committed.contentID)
  }

  @Test func ignoredFilesAreLeftOutUnlessTheyAreTracked() throws {
    _ = try RepositoryBuilder(path: folder.appending("app"), isBare: false)
    try folder.write("app/.gitignore", "build/\n*.log\nPods/\n")
    try folder.write("app/App.swift", "")
    try folder.write("app/debug.log", "")
    try folder.write("app/build/out.o", "")
    try folder.write("app/Pods/SnapKit/SnapKit.swift", "")
    try folder.write("app/Pods/new.swift", "")
    try run("git", "-C", folder.appending("app"), "add", "-f", "Pods/SnapKit/SnapKit.swift")
    let whole = try FileListing(folder: folder.appending("app"))
    #expect(whole.files.map(\.path) == [".gitignore", "App.swift", "Pods/SnapKit/SnapKit.swift"])
    let part = try FileListing(folder: folder.appending("app/Pods"))
    #expect(part.files.map(\.path) == ["SnapKit/SnapKit.swift"])
  }

  @Test func listingAndWritingLeaveTheRepositoryAsItIs() throws {
    _ = try RepositoryBuilder(path: folder.appending("app"), isBare: false)
    try folder.write("app/App.swift", "let a = 1")
    try run("git", "-C", folder.appending("app"), "add", "App.swift")
    let before = try state(of: folder.appending("app"))
    try FileListing(folder: folder.appending("app")).write(to: folder.appending("out"))
    #expect(try state(of: folder.appending("app")) == before)
    #expect(try TemporaryFolder.texts(below: folder.appending("out")) == ["App.swift: let a = 1"])
  }

  @Test func aFileThatChangedSinceItWasListedIsNotWritten() throws {
    try folder.write("app/App.swift", "let a = 1")
    let listing = try FileListing(folder: folder.appending("app"))
    try folder.write("app/App.swift", "let a = 2")
    #expect(throws: GitError.changedMeanwhile(path: folder.appending("app/App.swift"))) {
      try listing.write(to: folder.appending("out"))
    }
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    #expect(throws: GitError.self) { try FileListing(folder: folder.appending("nothing")) }
  }

  /// Every file of a folder with its size and time, git's own included.
  private func state(of path: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      let date = attributes[.modificationDate] as? Date
      return "\(name) \(attributes[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
    }
  }

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
