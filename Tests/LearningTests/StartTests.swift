import Foundation
import Git
import Learning
import Testing

@Suite struct StartTests {
  let lesson: Lesson

  init() throws { lesson = try Lesson() }

  @Test func aFolderBeginsWithTheFirstStepsFilesOnABranch() throws {
    let folder = try lesson.start()
    #expect(try lesson.files("work") == lesson.files("steps/A"))
    #expect(try lesson.files(of: "HEAD") == lesson.files("steps/A"))
    #expect(folder.place.course == "letters")
    #expect(folder.place.step == "A")
    #expect(folder.place.passed == [])
    #expect(try lesson.git("-C", "work", "status", "--porcelain") == "")
    #expect(try lesson.git("-C", "work", "symbolic-ref", "HEAD") == "refs/heads/main\n")
    #expect(
      try lesson.git("-C", "work", "log", "--format=%an <%ae> %at %s%n%b")
        == """
        Learner <learner@example.org> 1600000000 Start Letters
        Stretchy-Course: letters
        Stretchy-Step: A


        """)
    #expect(try lesson.git("-C", "work", "fsck", "--strict") == "")
  }

  @Test func anEmptyFolderIsTaken() throws {
    try FileManager.default.createDirectory(
      atPath: lesson.path("work"), withIntermediateDirectories: true)
    _ = try lesson.start()
    #expect(try lesson.files("work") == lesson.files("steps/A"))
    #expect(try lesson.git("-C", "work", "status", "--porcelain") == "")
  }

  @Test func afolderThatHoldsSomethingIsLeftAsItIs() throws {
    try lesson.write("work/mine.txt", "mine")
    #expect(throws: LearningError.notEmpty(folder: lesson.path("work"))) { try lesson.start() }
    #expect(try lesson.files("work") == ["mine.txt": "-6d696e65"])
  }

  @Test func aFileInThePlaceOfTheFolderIsLeftAsItIs() throws {
    try lesson.write("work", "mine")
    #expect(throws: LearningError.notEmpty(folder: lesson.path("work"))) { try lesson.start() }
    #expect(try lesson.text("work") == "mine")
  }

  @Test func aPlaceThatCannotBeWrittenLeavesNothingBehind() throws {
    try lesson.write("file", "no folder")
    let before = try lesson.files(".")
    #expect(throws: LearningError.self) {
      try LearnerFolder.start(
        lesson.path("file/work"), course: lesson.course, address: "letters",
        files: try lesson.tutorial("A"), by: Lesson.identity)
    }
    #expect(try lesson.files(".") == before)
  }

  @Test func aFolderWithoutACourseSaysHowToBegin() throws {
    try lesson.write("plain/App.swift", "")
    #expect(throws: LearningError.notStarted(folder: lesson.path("plain"))) {
      try LearnerFolder(lesson.path("plain"))
    }
    try lesson.git("init", "-q", "empty")
    #expect(throws: LearningError.notStarted(folder: lesson.path("empty"))) {
      try LearnerFolder(lesson.path("empty"))
    }
    try lesson.git("-C", "empty", "commit", "-q", "--allow-empty", "-m", "Begin")
    #expect(throws: LearningError.notStarted(folder: lesson.path("empty"))) {
      try LearnerFolder(lesson.path("empty"))
    }
    #expect(
      LearningError.notStarted(folder: "plain").description
        == "no course was started in plain. Begin one with: stretchy start FOLDER")
  }
}
