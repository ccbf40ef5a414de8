import Foundation
import Testing

/// An instructor at a terminal.
@Suite(.serialized, .desk) struct GradeSessionTests {
  @Test func aSessionFromTheClassToItsMergedShards() throws {
    let desk = try ClassDesk("session", submissions: Array(ClassDesk.submissions.prefix(4)))
    let environment: [String: String?] = ["XDG_CACHE_HOME": desk.desk.path("cache")]
    // What takes long the first time after a build is no part of the session.
    _ = try desk.grade(into: "before")
    let whole = try PseudoTerminal(
      ClassDesk.arguments("out"), folder: desk.path(""), environment: environment)
    // What is being done is said as it is done, and taken away at the end.
    try whole.wait { $0.text.contains("of 4") || $0.text.contains("Boxes") }
    #expect(whole.waitForEnd() == 0)
    try whole.keepRecording(as: "instructor")
    let lines = whole.screen.lines.filter { !$0.isEmpty }
    #expect(lines.first == "Boxes")
    #expect(lines.last == "The class: out/class.html, out/gradebook.csv")
    #expect(lines.contains("4 submissions, 4 graded, 0 late. Seed 11."))
    #expect(!whole.screen.text.contains("of 4 "))

    for number in 1...2 {
      let part = try PseudoTerminal(
        ClassDesk.arguments("part-\(number)") + ["--shard", "\(number)/2"], folder: desk.path(""),
        environment: environment)
      #expect(part.waitForEnd() == 0)
      #expect(part.screen.text.hasPrefix("Shard \(number)/2: 2 of 4 submissions."))
    }
    let merge = try PseudoTerminal(
      ["merge", "part-2", "part-1", "--output", "merged"], folder: desk.path(""),
      environment: environment)
    #expect(merge.waitForEnd() == 0)
    try merge.keepRecording(as: "instructor-merge")
    #expect(
      merge.screen.lines.filter { !$0.isEmpty }.dropLast() == lines.dropLast())
    #expect(try desk.files(below: "merged") == desk.files(below: "out"))
  }

  @Test func whoEndsItGetsTheTerminalBackAndGoesOnLater() throws {
    let desk = try ClassDesk("ended", submissions: Array(ClassDesk.submissions.prefix(2)))
    let environment: [String: String?] = ["XDG_CACHE_HOME": desk.desk.path("cache")]
    let first = try PseudoTerminal(
      ClassDesk.arguments("out"), folder: desk.path(""), environment: environment)
    try first.wait { $0.text.contains("graded: ") }
    try first.signal(2)
    #expect(first.waitForEnd() == 130)
    #expect(first.isCooked)
    let second = try PseudoTerminal(
      ClassDesk.arguments("out"), folder: desk.path(""), environment: environment)
    #expect(second.waitForEnd() == 0)
    #expect(second.screen.text.contains("2 submissions, 2 graded"))
  }
}
