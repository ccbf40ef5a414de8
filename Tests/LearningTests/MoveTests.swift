import Foundation
import Git
import Testing

@testable import Learning

/// The ways from step to step, and what becomes of the work.
@Suite struct MoveTests {
  let lesson: Lesson
  let folder: LearnerFolder

  init() throws {
    lesson = try Lesson()
    folder = try lesson.start()
  }

  /// Work of every kind that a folder can hold.
  private func makeAMess() throws {
    try lesson.write("work/App.swift", "// mine, with two line ends\r\nand one\n")
    try lesson.write("work/New.swift", "// untracked\n")
    try lesson.write("work/bytes.bin", bytes: [0, 255, 13, 10, 13, 0])
    try lesson.write("work/empty", "")
    try lesson.write("work/run.sh", "#!/bin/sh\n")
    try lesson.setMode("work/run.sh", 0o755)
    try lesson.write("work/a space/Ünïcode.txt", "ü\n")
    try FileManager.default.createSymbolicLink(
      atPath: lesson.path("work/link"), withDestinationPath: "nowhere/at all")
    try FileManager.default.removeItem(atPath: lesson.path("work/Early.swift"))
  }

  @Test func finishingKeepsEveryByteAndTouchesNoFile() throws {
    try makeAMess()
    let before = try lesson.files()
    let kept = try folder.finish(
      try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    #expect(try lesson.files() == before)
    #expect(try lesson.files(of: "HEAD") == before)
    #expect(kept.leftOut == [])
    #expect(folder.place.step == "B")
    #expect(folder.place.passed == ["A"])
    #expect(try lesson.git("-C", "work", "status", "--porcelain") == "")
    #expect(try lesson.git("-C", "work", "rev-parse", "HEAD") == kept.commit.hex + "\n")
  }

  @Test func finishingWithoutAChangeMarksTheStepAllTheSame() throws {
    _ = try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    #expect(folder.place.passed == ["A"])
    #expect(try lesson.git("-C", "work", "rev-list", "--count", "HEAD") == "2\n")
  }

  @Test func theLastStepStaysTheOneAskedFor() throws {
    _ = try folder.finish(try lesson.step("C"), next: nil, by: Lesson.identity)
    #expect(folder.place.step == "C")
    #expect(folder.place.passed == ["C"])
  }

  @Test func bytesAreKeptThoughAttributesAskForOtherLineEnds() throws {
    try lesson.git("-C", "work", "config", "core.autocrlf", "true")
    try lesson.write("work/.gitattributes", "* text=auto eol=crlf ident\n*.swift filter=shout\n")
    try lesson.git("-C", "work", "config", "filter.shout.clean", "tr a-z A-Z")
    try lesson.write("work/App.swift", "// $Id$ one\r\ntwo\n")
    let before = try lesson.files()
    _ = try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    #expect(try lesson.files(of: "HEAD") == before)
    _ = try folder.reset(by: Lesson.identity)
    try lesson.write("work/App.swift", "// else\n")
    _ = try folder.reset(by: Lesson.identity)
    #expect(try lesson.files() == before)
  }

  @Test func hooksAreNotRun() throws {
    for hook in ["pre-commit", "commit-msg", "post-commit", "reference-transaction"] {
      try lesson.write(
        "work/.git/hooks/\(hook)", "#!/bin/sh\ntouch \(lesson.path("ran"))\nexit 1\n")
      try lesson.setMode("work/.git/hooks/\(hook)", 0o755)
    }
    _ = try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    #expect(folder.place.step == "B")
    #expect(!FileManager.default.fileExists(atPath: lesson.path("ran")))
  }

  @Test func whatIsStagedAndNowhereElseGetsACommitOfItsOwn() throws {
    try lesson.write("work/App.swift", "// staged\n")
    try lesson.git("-C", "work", "add", "App.swift")
    try lesson.write("work/App.swift", "// on disk\n")
    _ = try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    #expect(
      try lesson.git("-C", "work", "log", "--format=%s") == """
        Finish A: First
        Keep what was staged in A
        Start Letters

        """)
    #expect(try lesson.git("-C", "work", "show", "HEAD~:App.swift") == "// staged\n")
    #expect(try lesson.git("-C", "work", "show", "HEAD:App.swift") == "// on disk\n")
  }

  @Test func resettingGivesTheBeginningBackAndKeepsTheWork() throws {
    let beginning = try lesson.files()
    try makeAMess()
    let mess = try lesson.files()
    let kept = try #require(try folder.reset(by: Lesson.identity))
    #expect(try lesson.files() == beginning)
    #expect(try lesson.files(of: kept.commit.hex) == mess)
    #expect(folder.place.step == "A")
    #expect(try lesson.git("-C", "work", "status", "--porcelain") == "")
    #expect(try folder.reset(by: Lesson.identity) == nil)
    try lesson.git("-C", "work", "checkout", kept.commit.hex, "--", ".")
    for (name, bytes) in mess { #expect(try lesson.files()[name] == bytes, "\(name)") }
  }

  @Test func resettingALaterStepGoesBackToItsOwnBeginning() throws {
    try lesson.write("work/App.swift", "// passed A\n")
    _ = try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    try lesson.write("work/App.swift", "// lost in B\n")
    // Commits of the learner's own change nothing about the place.
    try lesson.git("-C", "work", "commit", "-qam", "Try something")
    _ = try folder.reset(by: Lesson.identity)
    #expect(try lesson.text("work/App.swift") == "// passed A\n")
    #expect(folder.place.step == "B")
    #expect(folder.place.passed == ["A"])
  }

  @Test func ignoredFilesAreNeverTouched() throws {
    try lesson.write("work/.gitignore", "secret.txt\nbuild/\n")
    try lesson.write("work/secret.txt", "mine alone")
    try lesson.write("work/build/out", "made")
    _ = try folder.reset(by: Lesson.identity)
    #expect(try lesson.text("work/secret.txt") == "mine alone")
    #expect(try lesson.text("work/build/out") == "made")
  }

  @Test func anIgnoredFileInTheWayEndsTheMoveBeforeItBegins() throws {
    try FileManager.default.removeItem(atPath: lesson.path("work/Early.swift"))
    try lesson.write("work/.gitignore", "Early.swift\n")
    try lesson.git("-C", "work", "add", "-A")
    try lesson.git("-C", "work", "commit", "-qm", "Ignore it")
    try lesson.write("work/Early.swift", "// not to be lost\n")
    let before = try lesson.files()
    #expect(
      throws: LearningError.git(
        .inTheWay(path: lesson.path("work/Early.swift"), reason: "is in no commit"))
    ) { try folder.reset(by: Lesson.identity) }
    #expect(try lesson.files() == before)
    #expect(folder.place.step == "A")
  }

  @Test func aFolderInTheWayOfAFileEndsTheMoveUnlessItGoesAwayItself() throws {
    try FileManager.default.removeItem(atPath: lesson.path("work/Early.swift"))
    try lesson.write("work/Early.swift/inner.txt", "a folder now\n")
    try lesson.write("work/.gitignore", "hidden.txt\n")
    try lesson.write("work/Early.swift/hidden.txt", "not to be lost\n")
    let before = try lesson.files()
    #expect(
      throws: LearningError.git(
        .inTheWay(
          path: lesson.path("work/Early.swift"), reason: "holds files that are in no commit"))
    ) { try folder.reset(by: Lesson.identity) }
    #expect(try lesson.files() == before)
    try FileManager.default.removeItem(atPath: lesson.path("work/Early.swift/hidden.txt"))
    _ = try folder.reset(by: Lesson.identity)
    #expect(try lesson.files() == lesson.files("steps/A"))
  }
}
