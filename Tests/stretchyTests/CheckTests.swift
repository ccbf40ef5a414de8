import Foundation
import Git
import Testing

/// `stretchy check`: a folder as it is on disk.
@Suite(.serialized, .desk) struct CheckTests {
  /// Makes a working tree with `Step-1` committed and tagged.
  private func project(_ name: String) throws -> Desk {
    let desk = try #require(Desk.current)
    let builder = try RepositoryBuilder(
      path: desk.folder.appending(path: name).path, isBare: false)
    let files = [Boxes.delegate, Boxes.page(boxAt: "0")]
    let commit = try builder.commit(
      files.map { .init(path: $0.path, text: $0.text) }, message: "A box")
    try builder.branch("main", commit)
    try builder.tag("step-1", commit)
    for file in files { try desk.write(file.text, to: "\(name)/\(file.path)") }
    return desk
  }

  private func check(_ arguments: String...) throws -> Command.Result {
    try Command(arguments: ["check"] + arguments + ["--course", "boxes/course.yml"])
      .run(on: try #require(Desk.current))
  }

  @Test func theStepIsGuessedAndSaid() throws {
    _ = try project("guessed")
    #expect(
      try check("guessed")
        == Command.Result(
          code: 0,
          output: """
            Boxes

            ✓ Step-1  A box  2 of 2
              Note: Taken as Step-1: its history leads to the tag step-1.
              Note: Box/AppDelegate.swift: @UIApplicationMain was compiled as @main.

            Steps: 1 as documented.

            """, errors: ""))
  }

  @Test func whatIsNotCommittedCounts() throws {
    let desk = try project("changed")
    try desk.write(Boxes.page(boxAt: "7").text, to: "changed/Box/Page.swift")
    try desk.write("let fresh = 1\n", to: "changed/Box/Fresh.swift")
    #expect(
      try check("changed", "--step", "step1")
        == Command.Result(
          code: 1,
          output: #"""
            Boxes

            ✗ Step-1  A box  1 of 2
              Note: Box/AppDelegate.swift: @UIApplicationMain was compiled as @main.
              ✗ box-in-corner
                  The box lies in the corner.
                  expected  box.left == 0 and box.top == 0
                  seen      box.left is 7
                  where     iPhone X, 0 s
                  asked     always
              The app printed:
              | \u{1b}[31mlaunched

            Steps: 1 failed.

            """#, errors: ""))
  }

  @Test func whatIsIgnoredDoesNotCount() throws {
    let desk = try project("ignoring")
    try desk.write("Drafts/\n", to: "ignoring/.gitignore")
    try desk.write("this is no Swift\n", to: "ignoring/Drafts/Draft.swift")
    #expect(try check("ignoring").code == 0)
  }

  @Test func theFolderIsLeftAsItWas() throws {
    let desk = try project("untouched")
    let manager = FileManager.default
    let place = desk.folder.appending(path: "untouched")
    func files() throws -> [String: Data] {
      var files: [String: Data] = [:]
      for path in try manager.subpathsOfDirectory(atPath: place.path) {
        files[path] = manager.contents(atPath: place.appending(path: path).path) ?? Data()
      }
      return files
    }
    let before = try files()
    #expect(try check("untouched").code == 0)
    #expect(try files() == before)
  }
}
