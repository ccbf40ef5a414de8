import Foundation
import Git
import Testing

/// A folder with a small course and a repository of its steps, and `stretchy` to be called on them.
///
/// One desk serves a whole suite: what the first command has made ready, the others find.
struct Desk {
  /// The desk of the suite that is running.
  @TaskLocal static var current: Desk?

  let folder: URL

  fileprivate init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Boxes.course, to: "boxes/course.yml")
    for (tag, files) in Boxes.steps {
      for file in files { try write(file.text, to: "boxes/\(tag)/\(file.path)") }
    }
    try makeRepository("steps.git")
    try makeRepository("mended.git", leavingOut: Boxes.wrong)
  }

  /// Removes the folder.
  fileprivate func clear() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// A path on the desk as an absolute one.
  func path(_ relative: String) -> String {
    folder.appending(path: relative).path
  }

  /// Writes a text to a file, at a path relative to the desk's folder.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file, at a path relative to the desk's folder.
  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  private func makeRepository(_ name: String, leavingOut missing: [String] = []) throws {
    let builder = try RepositoryBuilder(path: folder.appending(path: name).path)
    for (tag, files) in Boxes.steps where !missing.contains(tag) {
      let commit = try builder.commit(
        files.map { .init(path: $0.path, text: $0.text) }, message: tag)
      try builder.tag(tag, commit)
    }
  }
}

/// Gives a suite its desk.
struct DeskTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let desk = try Desk()
    try await Desk.$current.withValue(desk) { try await function() }
    try desk.clear()
  }
}

extension Trait where Self == DeskTrait {
  /// One desk for all tests of the suite.
  static var desk: Self { DeskTrait() }
}
