import Foundation
import Git
import Learning
import Testing

/// States of a repository in which nothing is moved, and after which everything is as it was.
@Suite struct RefusalTests {
  let lesson: Lesson
  let folder: LearnerFolder

  init() throws {
    lesson = try Lesson()
    folder = try lesson.start()
  }

  private func expectNoMove(_ error: GitError) throws {
    let files = try lesson.files()
    let head = try lesson.git("-C", "work", "rev-parse", "HEAD")
    #expect(throws: LearningError.git(error)) {
      try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    }
    #expect(throws: LearningError.git(error)) { try folder.reset(by: Lesson.identity) }
    #expect(throws: LearningError.git(error)) {
      try folder.go(
        to: try lesson.step("C"), from: .tutorial(step: "B"), by: Lesson.identity,
        tutorial: { name throws(GitError) in try lesson.tutorial(name) })
    }
    #expect(try lesson.files() == files)
    #expect(try lesson.git("-C", "work", "rev-parse", "HEAD") == head)
  }

  @Test func nothingMovesAmidAMergeWithConflicts() throws {
    try lesson.git("-C", "work", "switch", "-qc", "other")
    try lesson.write("work/App.swift", "// other\n")
    try lesson.git("-C", "work", "commit", "-qam", "Other")
    try lesson.git("-C", "work", "switch", "-q", "main")
    try lesson.write("work/App.swift", "// main\n")
    try lesson.git("-C", "work", "commit", "-qam", "Main")
    #expect(throws: Lesson.GitFailure.self) { try lesson.git("-C", "work", "merge", "other") }
    try expectNoMove(.busy(path: lesson.path("work"), with: "a merge"))
    try lesson.git("-C", "work", "merge", "--abort")
    _ = try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    #expect(folder.place.step == "B")
  }

  @Test func nothingMovesWhileAStashLeftConflicts() throws {
    try lesson.write("work/App.swift", "// stashed\n")
    try lesson.git("-C", "work", "stash", "-q")
    try lesson.write("work/App.swift", "// committed\n")
    try lesson.git("-C", "work", "commit", "-qam", "Else")
    #expect(throws: Lesson.GitFailure.self) { try lesson.git("-C", "work", "stash", "pop") }
    try expectNoMove(.busy(path: lesson.path("work"), with: "a merge with conflicts"))
  }

  @Test func nothingMovesWithoutABranch() throws {
    try lesson.git("-C", "work", "checkout", "-q", "--detach")
    try lesson.write("work/App.swift", "// mine\n")
    try expectNoMove(.noBranch(path: lesson.path("work")))
    #expect(try LearnerFolder(lesson.path("work")).place.step == "A")
  }

  @Test func nothingMovesWhileAnotherGitIsAtWork() throws {
    try lesson.write("work/.git/index.lock", "")
    let lock = lesson.path("work/.git/index.lock")
    try expectNoMove(
      .busy(path: lesson.path("work"), with: "another git command (\(lock) is there)"))
    #expect(FileManager.default.fileExists(atPath: lock))
  }

  @Test func aBareRepositoryHasNoWork() throws {
    try lesson.git("clone", "-q", "--bare", "work", "bare")
    #expect(throws: LearningError.git(.noWorkingTree(path: lesson.path("bare")))) {
      try LearnerFolder(lesson.path("bare"))
    }
  }
}
