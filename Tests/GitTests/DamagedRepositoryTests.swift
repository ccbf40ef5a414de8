import Foundation
import Git
import Testing

/// Repositories on disk with something missing: each read ends, with an error that is a sentence.
@Suite struct DamagedRepositoryTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.appending("course.git")
    _ = try StepNameTests.course(in: folder)
  }

  /// Reads everything of a step.
  func readAll() throws {
    let repository = try Repository.open(path)
    let commit = try repository.resolve("Step-2").commit
    try repository.listing(ofTree: commit.tree).write(to: folder.appending(UUID().uuidString))
  }

  /// Puts all objects into one pack.
  func pack() throws -> URL {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments = ["-C", path, "gc", "--quiet"]
    try process.run()
    process.waitUntilExit()
    let folder = path + "/objects/pack"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return URL(filePath: folder + "/" + (try #require(names.first { $0.hasSuffix(".pack") })))
  }

  @Test func aPackedRepositoryIsReadAsALooseOne() throws {
    _ = try pack()
    try readAll()
  }

  @Test(arguments: [0, 8, 12, 20, 60, 100, 150, 200, 250])
  func aTruncatedPackIsAnError(size: Int) throws {
    let pack = try pack()
    let bytes = try Data(contentsOf: pack)
    try #require(size < bytes.count)
    try FileManager.default.removeItem(at: pack)
    try bytes.prefix(size).write(to: pack)
    #expect(throws: GitError.self) { try readAll() }
  }

  @Test(arguments: ["HEAD", "objects", "config"])
  func aRepositoryThatLacksAPartIsReadOrAnError(part: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + part)
    if part == "config" {
      try readAll()
    } else {
      #expect(throws: GitError.self) { try readAll() }
    }
  }

  @Test func aDamagedReferenceIsAnErrorThatNamesIt() throws {
    try folder.write("course.git/refs/tags/Step-2", "not an id\n")
    let error = #expect(throws: GitError.self) { try readAll() }
    #expect(error?.description.contains("Step-2") == true)
  }

  @Test func aTagOfAMissingCommitIsAnErrorThatNamesIt() throws {
    let id = String(repeating: "ab", count: 20)
    try folder.write("course.git/refs/tags/Step-2", id + "\n")
    let error = #expect(throws: GitError.self) { try readAll() }
    #expect(error?.description.contains(id) == true)
  }

  @Test(arguments: 1...12)
  func aLooseObjectCutOffAnywhereIsAnError(part: Int) throws {
    let repository = try Repository.open(path)
    let commit = try repository.resolve("Step-2").commit
    for id in [commit.id, commit.tree] {
      let object = URL(filePath: "\(path)/objects/\(id.hex.prefix(2))/\(id.hex.dropFirst(2))")
      let bytes = try Data(contentsOf: object)
      try FileManager.default.removeItem(at: object)
      try bytes.prefix(bytes.count * part / 13).write(to: object)
      #expect(throws: GitError.self) { try readAll() }
      try FileManager.default.removeItem(at: object)
      try bytes.write(to: object)
    }
    try readAll()
  }
}
