import Foundation
import Testing

/// `stretchy new` and `stretchy course new`: folders that are made for the user.
@Suite(.serialized, .desk) struct NewTests {
  /// What git itself says of a repository on the desk.
  private func git(_ arguments: String..., in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", try #require(Desk.current).path(folder)] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: said, as: UTF8.self)
  }

  private func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: try #require(Desk.current).path(folder))
      .filter { !$0.hasPrefix(".git/") }.sorted()
  }

  @Test func aCourseBecomesARepositoryAtItsFirstStep() throws {
    #expect(try stretchy("course", "new", "cards").code == 0)
    let made = try stretchy("new", "cards", "deep/down/work")
    #expect(
      made
        == Command.Result(
          code: 0,
          output: """
            A card that fits is in deep/down/work:

              Step-1  A card  you are here
              Step-2  A card that fits

            Each step is a tag: git checkout Step-2
            To check what you have written: stretchy check deep/down/work --course cards

            """, errors: ""))
    #expect(
      try paths(in: "deep/down/work") == [".git", "AppDelegate.swift", "CardController.swift"])
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: try #require(Desk.current).path("deep/down")) == ["work"])
    #expect(try git("status", "--porcelain", in: "deep/down/work") == "")
    #expect(try git("branch", "--show-current", in: "deep/down/work") == "main\n")
    #expect(try git("tag", in: "deep/down/work") == "Step-1\nStep-2\n")
    #expect(
      try git("log", "--format=%s%d", "Step-2", in: "deep/down/work") == """
        A card that fits (tag: Step-2)
        A card (HEAD -> main, tag: Step-1)

        """)
    _ = try git("checkout", "--quiet", "Step-2", in: "deep/down/work")
    #expect(
      try #require(Desk.current).text(of: "deep/down/work/CardController.swift")
        == #require(Desk.current).text(of: "cards/Step-2/CardController.swift"))
  }

  @Test func theCommitsAreTheSameEveryTimeAndThoseOfARun() throws {
    _ = try stretchy("course", "new", "same")
    try FileManager.default.createDirectory(
      atPath: try #require(Desk.current).path("empty"), withIntermediateDirectories: true)
    #expect(try stretchy("new", "same", "first").code == 0)
    #expect(try stretchy("new", "same/", "empty").code == 0)
    let ids = try ["Step-1", "Step-2"].map { try git("rev-parse", $0, in: "first") }
    #expect(try ["Step-1", "Step-2"].map { try git("rev-parse", $0, in: "empty") } == ids)
    let run = try stretchy("run", "--course", "same")
    let shown = run.output.matches(of: #/  ([0-9a-f]{7})\n/#).map { String($0.1) }
    #expect(shown == ids.map { String($0.prefix(7)) })
    #expect(try paths(in: "empty") == [".git", "AppDelegate.swift", "CardController.swift"])
  }

  @Test func whatIsThereIsLeftAlone() throws {
    let desk = try #require(Desk.current)
    try desk.write("mine\n", to: "full/mine.txt")
    for arguments in [["new", "stretchy-layout"], ["course", "new"]] {
      func refused(_ folder: String) throws -> String {
        let result = try Command(arguments: arguments + [folder]).run(on: desk)
        #expect(result.code == 64 && result.output == "")
        return result.errors
      }
      #expect(
        try refused("full")
          == "stretchy: full is not empty. Name a folder that is not there yet, or an empty one.\n")
      #expect(try refused("full/mine.txt") == "stretchy: full/mine.txt is a file.\n")
      #expect(try refused("full/mine.txt/below").hasPrefix("stretchy: full/mine.txt/below cannot"))
    }
    #expect(try paths(in: "full") == ["mine.txt"])
    #expect(try desk.text(of: "full/mine.txt") == "mine\n")
  }

  @Test func aCourseWhoseStepsAreElsewhereLeavesNothingHalfWritten() throws {
    // Step-5 of the boxes has no folder.
    let result = try stretchy("new", "boxes", "half/written")
    #expect(result.code == 64 && result.output == "")
    #expect(result.errors.contains("boxes/Step-5: a step's files lie in a folder named after"))
    #expect(try paths(in: "half") == [])
  }

  @Test func theBuiltInCoursesAreListed() throws {
    let result = try stretchy("courses")
    #expect(result.code == 0 && result.errors == "")
    #expect(result.output.hasPrefix("stretchy-layout  Stretchy Layouts\n  Step-1  A page that"))
    struct Document: Decodable {
      struct Entry: Decodable { var name: String, steps: [Step] }
      struct Step: Decodable { var tag: String, title: String, teaches: String }
      var courses: [Entry]
    }
    let json = try stretchy("courses", "--format", "json").output
    let courses = try JSONDecoder().decode(Document.self, from: Data(json.utf8)).courses
    let first = try #require(courses.first)
    #expect(first.name == "stretchy-layout")
    #expect(first.steps.map(\.tag) == (1...6).map { "Step-\($0)" })
    // Each of them can be made, and says what it teaches.
    for course in courses {
      #expect(try stretchy("new", course.name, "made-\(course.name)").code == 0)
      #expect(course.steps.allSatisfy { !$0.title.isEmpty && !$0.teaches.isEmpty })
    }
  }
}
