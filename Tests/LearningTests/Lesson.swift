import Course
import Foundation
import Git
import Learning
import Testing

/// A course of three steps, a place for learners' folders, and git to look at them with.
final class Lesson {
  let top: URL
  let course: Course
  static let identity = Identity(
    name: "Learner", email: "learner@example.org", time: 1_600_000_000, timeZone: 120)

  init() throws {
    top = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "stretchy-learning-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
    course = try Course(manifest: Self.manifest, file: "course.yml", name: "letters") { _ in true }
    for step in course.steps {
      try write("steps/\(step.tag)/App.swift", "// \(step.tag)\n")
      try write("steps/\(step.tag)/Assets/note.txt", "the same\n")
      if step.tag != "C" { try write("steps/\(step.tag)/Early.swift", "// until C\n") }
    }
  }

  deinit {
    // A leftover folder is no reason to fail a test.
    try? FileManager.default.removeItem(at: top)
  }

  private static let manifest = """
    format: 1
    title: Letters
    language: 5
    devices: [iPhone X]
    views:
      page: [{class: UIView}]
    steps:
      - {tag: A, title: First, teaches: one}
      - {tag: B, title: Second, teaches: two}
      - {tag: C, title: Third, teaches: three}
    behaviours:
      there:
        says: It is there.
        steps: all
        at start:
          - page.width > 0
    """

  func step(_ tag: String) throws -> Step {
    try #require(course.step(named: tag))
  }

  /// The tutorial's files of a step.
  func tutorial(_ tag: String) throws(GitError) -> FileListing {
    try FileListing(folder: path("steps/\(tag)"), obeysIgnoreFiles: false)
  }

  func start(_ name: String = "work") throws -> LearnerFolder {
    try LearnerFolder.start(
      path(name), course: course, address: "letters", files: try tutorial("A"), by: Self.identity)
  }

  // MARK: Files

  func path(_ name: String) -> String { top.appending(path: name).path }

  func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  func write(_ name: String, bytes: [UInt8]) throws {
    let file = top.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: top.appending(path: name)), as: UTF8.self)
  }

  func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  /// Everything below a folder but the repository's own: a file's mode and bytes, a link's target.
  func files(_ name: String = "work") throws -> [String: String] {
    let manager = FileManager.default
    var found: [String: String] = [:]
    for file in try manager.subpathsOfDirectory(atPath: path(name))
    where file != ".git" && !file.hasPrefix(".git/") {
      let full = path(name) + "/" + file
      let attributes = try manager.attributesOfItem(atPath: full)
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular:
        let mode = (attributes[.posixPermissions] as? Int ?? 0) & 0o100 == 0 ? "-" : "x"
        let bytes = try Data(contentsOf: URL(filePath: full))
        found[file] = mode + bytes.map { String(format: "%02x", $0) }.joined()
      case .typeSymbolicLink:
        found[file] = "l" + (try manager.destinationOfSymbolicLink(atPath: full))
      default: break
      }
    }
    return found
  }

  /// The files that a commit holds, as `files` tells them.
  func files(of commit: String, in name: String = "work") throws -> [String: String] {
    let list = try git("-C", path(name), "ls-tree", "-r", "-z", commit)
    var found: [String: String] = [:]
    for line in list.split(separator: "\0") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      let bytes = try gitBytes("-C", path(name), "cat-file", "blob", String(words[2]))
      let hex = bytes.map { String(format: "%02x", $0) }.joined()
      switch words[0] {
      case "100755": found[String(parts[1])] = "x" + hex
      case "120000": found[String(parts[1])] = "l" + String(decoding: bytes, as: UTF8.self)
      default: found[String(parts[1])] = "-" + hex
      }
    }
    return found
  }

  // MARK: Git

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    String(decoding: try run(arguments), as: UTF8.self)
  }

  private func gitBytes(_ arguments: String...) throws -> Data { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Learner", "-c", "user.email=learner@example.org"] + arguments
    process.currentDirectoryURL = top
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": top.path,
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GitFailure(
        arguments: arguments, message: String(decoding: complained, as: UTF8.self))
    }
    return said
  }

  struct GitFailure: Error {
    var arguments: [String]
    var message: String
  }
}
