import Course
import Foundation
import Git
import Testing

@testable import StepRunner

@Suite struct StepGuessTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  private func guess(_ folder: String) throws -> StepGuess.Guess? {
    try StepGuess.guess(
      folder: bench.folder.appending(path: folder).path, course: bench.course)
  }

  /// A repository whose `main` has two commits, the first of them tagged.
  private func repository(_ name: String, tag: String) throws -> RepositoryBuilder {
    let builder = try RepositoryBuilder(
      path: bench.folder.appending(path: name).path, isBare: false)
    let first = try builder.commit([.init(path: "a.swift", text: "1")], message: "first")
    let second = try builder.commit(
      [.init(path: "a.swift", text: "2")], message: "second", parents: [first])
    try builder.tag(tag, first)
    try builder.branch("main", second)
    return builder
  }

  @Test func theBranchTellsBeforeTheHistory() throws {
    let builder = try repository("project", tag: "Step-1")
    let head = try builder.repository.resolve("main").commit.id
    try builder.branch("step2", head)
    try bench.write("ref: refs/heads/step2\n", to: "project/.git/HEAD")
    #expect(
      try guess("project")
        == .init(step: bench.course.steps[1], reason: "the branch is called step2"))
    try bench.clear()
  }

  @Test func theNearestTagOfTheHistoryTells() throws {
    _ = try repository("project", tag: "step-1")
    #expect(
      try guess("project")
        == .init(step: bench.course.steps[0], reason: "its history leads to the tag step-1"))
    try bench.clear()
  }

  @Test func theFoldersNameTellsWithoutARepository() throws {
    try bench.write("", to: "Step 2/a.swift")
    #expect(
      try guess("Step 2")
        == .init(step: bench.course.steps[1], reason: "the folder is called Step 2"))
    try bench.clear()
  }

  @Test func theFoldersNameTellsInARepositoryThatSaysNothing() throws {
    _ = try repository("step-1", tag: "v1.0")
    #expect(
      try guess("step-1")
        == .init(step: bench.course.steps[0], reason: "the folder is called step-1"))
    try bench.clear()
  }

  @Test func nothingIsMadeUp() throws {
    _ = try repository("project", tag: "v1.0")
    try bench.write("", to: "other/a.swift")
    #expect(try guess("project") == nil)
    #expect(try guess("other") == nil)
    try bench.clear()
  }
}
