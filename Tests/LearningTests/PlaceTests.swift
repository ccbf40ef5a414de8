import Foundation
import Git
import Testing

@testable import Learning

/// How the place in a course goes on: in a clone, on another branch, after commits of one's own.
@Suite struct PlaceTests {
  let lesson: Lesson

  init() throws { lesson = try Lesson() }

  @Test func aCloneGoesOnWhereTheFolderWas() throws {
    let folder = try lesson.start()
    try lesson.write("work/App.swift", "// passed A\n")
    _ = try folder.finish(try lesson.step("A"), next: try lesson.step("B"), by: Lesson.identity)
    try lesson.write("work/App.swift", "// half of B\n")
    try lesson.git("-C", "work", "commit", "-qam", "Half of it")
    try lesson.git("clone", "-q", "work", "clone")
    let clone = try LearnerFolder(lesson.path("clone"))
    #expect(clone.place == (try LearnerFolder(lesson.path("work")).place))
    #expect(clone.place.step == "B")
    #expect(clone.place.passed == ["A"])
    _ = try clone.reset(by: Lesson.identity)
    #expect(try lesson.text("clone/App.swift") == "// passed A\n")
  }

  @Test func aFolderBelowTheTopIsTheSameFolder() throws {
    _ = try lesson.start()
    #expect(try LearnerFolder(lesson.path("work/Assets")).path == lesson.path("work"))
  }

  @Test func aHistoryBeforeTheStartIsAnotherStory() throws {
    let folder = try lesson.start()
    try lesson.git(
      "-C", "work", "commit", "-q", "--allow-empty", "-m",
      "Start again\n\nStretchy-Course: numbers\nStretchy-Step: One")
    let place = try LearnerFolder(folder.path).place
    #expect(place.course == "numbers")
    #expect(place.step == "One")
    #expect(place.work.map(\.step) == ["One"])
  }

  @Test(arguments: [
    ("Finish\n\nStretchy-Step: B\nStretchy-Passed: A\n", Trailers(step: "B", passed: "A")),
    ("Finish\r\n\r\nStretchy-Step:  B \r\n", Trailers(step: "B")),
    ("Finish\n\nText\n\nSigned-off-by: x\nStretchy-Course: c\n\n\n", Trailers(course: "c")),
    ("Finish\n\nStretchy-Step: A\nStretchy-Step: B", Trailers(step: "B")),
    // Only the last paragraph counts, and only whole keys.
    ("Finish\n\nStretchy-Step: B\n\nMore text\n", Trailers()),
    ("Finish\n\nMy-Stretchy-Step: B\nStretchy-Step:\n", Trailers()),
    ("", Trailers()),
  ])
  func trailersAreReadFromTheLastParagraph(message: String, trailers: Trailers) {
    #expect(Trailers(message: message) == trailers)
  }

  @Test func trailersAreReadAsTheyAreWritten() {
    let trailers = Trailers(course: "https://example.org/c.git", step: "B", passed: "A")
    #expect(Trailers(message: trailers.message("Summary")) == trailers)
  }

  @Test func hintsShownAreRememberedInTheFolder() throws {
    let folder = try lesson.start()
    var memory = try HintMemory.read(of: folder)
    #expect(memory.count(of: "A") == 0)
    try memory.note(2, of: "A", in: folder)
    #expect(try HintMemory.read(of: folder).count(of: "A") == 2)
    #expect(try HintMemory.read(of: folder).count(of: "B") == 0)
    #expect(try lesson.git("-C", "work", "status", "--porcelain") == "")
  }

  @Test func damagedNotesCountAsNoneAndNewerOnesAreRefused() throws {
    let folder = try lesson.start()
    try lesson.write("work/.git/stretchy/hints.json", "{ not json")
    #expect(try HintMemory.read(of: folder) == HintMemory())
    try lesson.write("work/.git/stretchy/hints.json", #"{"shown": {}, "version": 2}"#)
    #expect(
      throws: LearningError.newerNotes(
        path: lesson.path("work/.git/stretchy/hints.json"), version: 2)
    ) { try HintMemory.read(of: folder) }
  }
}
