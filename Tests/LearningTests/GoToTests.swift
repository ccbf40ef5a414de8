import Git
import Learning
import Testing

@Suite struct GoToTests {
  let lesson: Lesson
  let folder: LearnerFolder

  init() throws {
    lesson = try Lesson()
    folder = try lesson.start()
  }

  private func go(to tag: String) throws -> LearnerFolder.Origin {
    let step = try lesson.step(tag)
    let origin = folder.origin(of: step, in: lesson.course)
    _ = try folder.go(to: step, from: origin, by: Lesson.identity) { name throws(GitError) in
      try lesson.tutorial(name)
    }
    return origin
  }

  private func pass(_ tag: String, next: String) throws {
    _ = try folder.finish(try lesson.step(tag), next: try lesson.step(next), by: Lesson.identity)
  }

  @Test func aStepNeverBegunStartsFromTheTutorialsStepBefore() throws {
    try lesson.write("work/App.swift", "// half of A\n")
    #expect(try go(to: "C") == .tutorial(step: "B"))
    #expect(try lesson.files() == lesson.files("steps/B"))
    #expect(folder.place.step == "C")
    #expect(folder.place.passed == [])
    #expect(try lesson.git("-C", "work", "show", "HEAD~:App.swift") == "// half of A\n")
    #expect(try lesson.git("-C", "work", "status", "--porcelain") == "")
  }

  @Test func aStepLeftIsFoundAgainAsItWas() throws {
    try lesson.write("work/App.swift", "// half of A\n")
    try lesson.write("work/mine.txt", "a note\n")
    let half = try lesson.files()
    _ = try go(to: "C")
    try lesson.write("work/App.swift", "// half of C\n")
    let other = try lesson.files()
    guard case .ownWork = try go(to: "A") else { throw Unexpected() }
    #expect(try lesson.files() == half)
    #expect(folder.place.step == "A")
    guard case .ownWork = try go(to: "C") else { throw Unexpected() }
    #expect(try lesson.files() == other)
  }

  @Test func aStepAfterAPassedOneStartsFromTheOwnWork() throws {
    try lesson.write("work/App.swift", "// passed A\n")
    try pass("A", next: "B")
    try lesson.write("work/App.swift", "// passed B\n")
    try pass("B", next: "C")
    // A step passed is found as it was passed, not as it was begun.
    _ = try go(to: "A")
    #expect(try lesson.text("work/App.swift") == "// passed A\n")
    #expect(folder.place.passed == ["A", "B"])
    _ = try go(to: "B")
    #expect(try lesson.text("work/App.swift") == "// passed B\n")
  }

  @Test func theStepAfterTheLastPassedOneStartsFromItsFiles() throws {
    try lesson.write("work/App.swift", "// passed B\n")
    _ = try go(to: "B")
    try lesson.write("work/App.swift", "// passed B\n")
    // Passed without ever having begun the next one: the marker names the same step again.
    _ = try folder.finish(try lesson.step("B"), next: nil, by: Lesson.identity)
    guard case .ownStepBefore = try go(to: "C") else { throw Unexpected() }
    #expect(try lesson.text("work/App.swift") == "// passed B\n")
  }

  struct Unexpected: Error {}
}
