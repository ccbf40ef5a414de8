import Foundation
import Git
import Testing

@Suite struct HostileTreeTests {
  let folder: TemporaryFolder
  let builder: RepositoryBuilder

  init() throws {
    folder = try TemporaryFolder()
    builder = try RepositoryBuilder(path: folder.appending("hostile.git"))
  }

  @Test func everyHarmfulEntryIsSkippedWithItsReasonAndTheRestIsWritten() throws {
    let file = try builder.file(Array("text".utf8))
    let inner = try builder.tree([.init(.file, "config", file)])
    let tree = try builder.tree([
      .init(.file, "App.swift", file), .init(.executable, "run", file),
      .init(.folder, "..", inner), .init(.folder, ".", inner), .init(.file, "a/b", file),
      .init(.file, "/etc/passwd", file), .init(.folder, ".git", inner),
      .init(.folder, ".GiT", inner), .init(.folder, "git~1", inner),
      .init(.folder, ".git. .", inner), .init(.folder, ".git::$INDEX_ALLOCATION", inner),
      .init(.folder, ".g\u{200C}it", inner), .init(.file, "a\nb", file),
      .init(.file, name: [0x66, 0xFF], file), .init(.symbolicLink, "link", file),
      .init(.submodule, "module", file),
      .init(.file, String(repeating: "n", count: 256), file),
      .init(.file, "twice", file), .init(.folder, "twice", inner),
      .init(.folder, "Sources", inner),
    ])
    let listing = try builder.repository.listing(ofTree: tree)
    #expect(
      listing.files.map { "\($0.path) \($0.size) \($0.isExecutable)" } == [
        "App.swift 4 false", "Sources/config 4 false", "run 4 true", "twice 4 false",
      ])
    #expect(
      listing.skipped.map { "\($0.path.debugDescription) \($0.reason)" } == [
        #"".""# + " leads out of the project",
        #""..""# + " leads out of the project", #"".GiT""# + " is git's own folder",
        #"".git""# + " is git's own folder", #"".git. .""# + " is git's own folder",
        #"".git::$INDEX_ALLOCATION""# + " is git's own folder",
        "\(".g\u{200C}it".debugDescription) is git's own folder",
        #""/etc/passwd""# + " has a slash in a name",
        #""a\nb""# + " has a control character in its name", #""a/b""# + " has a slash in a name",
        "\"f\u{FFFD}\" has a name that is not UTF-8", #""git~1""# + " is git's own folder",
        #""link""# + " is a symbolic link", #""module""# + " is a submodule",
        "\"\(String(repeating: "n", count: 256))\" has a name longer than 255 bytes",
        #""twice""# + " is there twice",
      ])
    try listing.write(to: folder.appending("out"))
    #expect(
      try TemporaryFolder.texts(below: folder.appending("out")) == [
        "App.swift: text", "Sources/config: text", "run: text", "twice: text",
      ])
  }

  @Test func aTreeWithAnEmptyNameIsAnErrorThatSaysSo() throws {
    let tree = try builder.tree([.init(.file, "", try builder.file([]))])
    #expect(
      throws: GitError.failed(
        attempt: "read", subject: "the tree \(tree)", code: -1,
        reason: "failed to parse tree: can't parse filename")
    ) { try builder.repository.listing(ofTree: tree) }
  }

  @Test func aTreeOfTreesThatGrowsWithoutEndIsRefused() throws {
    var tree = try builder.tree([.init(.file, "leaf", try builder.file([]))])
    for _ in 1...20 {
      tree = try builder.tree((0..<10).map { .init(.folder, "\($0)", tree) })
    }
    let bomb = tree
    #expect(throws: GitError.tooManyFiles(limit: 20_000)) {
      try builder.repository.listing(ofTree: bomb)
    }
  }

  @Test func foldersDeeperThanTheLimitAreSkipped() throws {
    var tree = try builder.tree([.init(.file, "leaf", try builder.file([]))])
    for _ in 1...100 { tree = try builder.tree([.init(.folder, "d", tree)]) }
    let listing = try builder.repository.listing(ofTree: tree)
    #expect(listing.files == [])
    #expect(
      listing.skipped == [
        .init(
          path: Array(repeating: "d", count: 65).joined(separator: "/"),
          reason: "is deeper than 64 folders")
      ])
  }

  @Test func aMillionFilesAreRefused() throws {
    let file = try builder.file([])
    let thousand = try builder.tree((0..<1000).map { .init(.file, "f\($0)", file) })
    let tree = try builder.tree((0..<1000).map { .init(.folder, "d\($0)", thousand) })
    #expect(throws: GitError.tooManyFiles(limit: 20_000)) {
      try builder.repository.listing(ofTree: tree)
    }
  }

  @Test func aFileOfTwoGibibytesIsSkippedWithoutBeingRead() throws {
    // A loose object whose header promises 2 GiB; only the header is ever looked at.
    let id = try #require(ObjectID(hex: "ab" + String(repeating: "1", count: 38)))
    let object = folder.appending("hostile.git/objects/ab/" + String(repeating: "1", count: 38))
    try folder.write("hostile.git/objects/ab/x", "")
    try Data(Self.zlibStored(Array("blob 2147483648\0begin".utf8))).write(
      to: URL(filePath: object))
    let tree = try builder.tree([.init(.file, "huge.bin", id)])
    #expect(
      try builder.repository.listing(ofTree: tree).skipped == [
        .init(path: "huge.bin", reason: "is larger than 67108864 bytes (2147483648)")
      ])
  }

  @Test func filesThatAreTooLargeTogetherAreRefused() throws {
    let file = try builder.file(Array(repeating: 7, count: 1000))
    let tree = try builder.tree((0..<4).map { .init(.file, "f\($0)", file) })
    var limits = ListingLimits()
    limits.totalSize = 3500
    let tight = limits
    #expect(throws: GitError.tooLarge(limit: 3500)) {
      try builder.repository.listing(ofTree: tree, limits: tight)
    }
    limits.fileSize = 999
    #expect(try builder.repository.listing(ofTree: tree, limits: limits).skipped.count == 4)
  }

  @Test func missingObjectsAreAnErrorThatNamesThem() throws {
    let gone = try #require(ObjectID(hex: String(repeating: "5", count: 40)))
    let tree = try builder.tree([.init(.folder, "gone", gone)])
    let error = #expect(throws: GitError.self) { try builder.repository.listing(ofTree: tree) }
    #expect(error?.description.contains(gone.hex) == true)
  }

  @Test func aTruncatedObjectIsAnErrorWhenItIsWritten() throws {
    let file = try builder.file(Array("let answer = 42\n".utf8))
    let listing = try builder.repository.listing(
      ofTree: try builder.tree([.init(.file, "App.swift", file)]))
    let path = folder.appending(
      "hostile.git/objects/\(file.hex.prefix(2))/\(file.hex.dropFirst(2))")
    let bytes = try Data(contentsOf: URL(filePath: path))
    try FileManager.default.removeItem(atPath: path)
    try bytes.prefix(bytes.count / 2 + 6).write(to: URL(filePath: path))
    let error = #expect(throws: GitError.self) {
      try listing.write(to: folder.appending("out"))
    }
    #expect(error?.description.contains(file.hex) == true)
  }

  @Test func writingNeverReplacesAFileNorFollowsALink() throws {
    let tree = try builder.tree([.init(.file, "App.swift", try builder.file([1]))])
    let listing = try builder.repository.listing(ofTree: tree)
    try folder.write("out/keep", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending("out/App.swift"), withDestinationPath: folder.appending("victim"))
    #expect(
      throws: GitError.file(path: folder.appending("out/App.swift"), reason: "File exists")
    ) { try listing.write(to: folder.appending("out")) }
    #expect(!FileManager.default.fileExists(atPath: folder.appending("victim")))
  }

  /// Bytes in zlib's container, stored and not compressed.
  static func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let size = [UInt8(count & 0xFF), UInt8(count >> 8)]
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sums.0 = (sums.0 + UInt32(byte)) % 65521
      sums.1 = (sums.1 + sums.0) % 65521
    }
    let check = [sums.1 >> 8, sums.1 & 0xFF, sums.0 >> 8, sums.0 & 0xFF].map { UInt8($0) }
    return [0x78, 0x01, 0x01] + size + size.map(~) + bytes + check
  }
}
