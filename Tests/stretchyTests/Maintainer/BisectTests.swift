import Foundation
import Testing

/// The search for the commit that broke a behaviour.
@Suite(.serialized, .desk) struct BisectTests {
  private typealias Past = MaintainerDesk.Past

  private static let good = Corner.page(left: "0")
  private static let bad = Corner.page(left: "7")
  private static let unbuilt = good + "let x: Int = \"\"\n"

  /// Eight commits in a row; the sixth breaks it, the third does not build.
  private static let row = [
    Past("one", page: good), Past("two", after: "one", page: good + "// a\n"),
    Past("three", after: "two", page: unbuilt),
    Past("four", after: "three", page: good + "// b\n"),
    Past("five", after: "four", page: Corner.page(left: "0", width: "150")),
    Past("six", after: "five", page: bad), Past("seven", after: "six", page: bad + "// c\n"),
    Past("eight", after: "seven", page: bad + "// d\n"),
  ]

  @Test func theCommitIsFoundAndWhatIsSeenSince() throws {
    let course = try MaintainerDesk("found")
    let ids = try course.makeHistory("found.git", Self.row)
    let result = try course.call(
      "bisect", "box-in-corner", "one", "main", "--repository", "found.git")
    #expect(result.code == 0)
    #expect(result.errors == "")
    let (six, one, eight) = try (
      #require(ids["six"]), #require(ids["one"]), #require(ids["eight"])
    )
    #expect(result.output.contains("✗ \(eight)  2018-01-01  Stretchy: "))
    #expect(result.output.contains("✓ \(one)  2018-01-01  Stretchy: "))
    #expect(
      result.output.firstMatch(
        of: /box-in-corner is broken since\n\n  ([0-9a-f]{7})  \d{4}-\d\d-\d\d  .*: six\n/)?.1
        ?? "" == six)
    #expect(
      result.output.hasSuffix(
        """
          The box lies in the corner.
          expected  box.left == 0
          seen      box.left is 7

        """))
    let json = try course.call(
      "bisect", "box-in-corner", six + "~5", "main~0", "--repository", "found.git", "--format",
      "json")
    #expect(json.code == 0)
    #expect(json.output.contains("\"suspects\" : [\n    \"\(six)"))
    #expect(json.output.contains("\"message\" : \"box.left is 7\""))
  }

  @Test func whatDoesNotBuildIsNotCheckedAndMayHideTheAnswer() throws {
    let course = try MaintainerDesk("hidden")
    var past = Self.row
    past[5].page = Self.bad + "let x: Int = \"\"\n"
    let ids = try course.makeHistory("hidden.git", past)
    let result = try course.call(
      "bisect", "box-in-corner", "one", "eight", "--repository", "hidden.git")
    #expect(result.code == 2)
    let (six, seven) = try (#require(ids["six"]), #require(ids["seven"]))
    #expect(
      result.output.contains(
        "broken since one of these; what could not be checked hides which\n\n  – \(six)"))
    #expect(result.output.contains("\n  ✗ \(seven)"))
    #expect(result.output.contains("not checked: The step does not compile: Box/Page.swift:18:14"))
    let named = try course.call(
      "bisect", "box-in-corner", "three", "eight", "--repository", "hidden.git")
    #expect(named.code == 2)
    #expect(named.errors.contains("could not be checked: The step does not compile:"))
  }

  @Test func endsThatAreNoEndsAreRefused() throws {
    let course = try MaintainerDesk("ends")
    let ids = try course.makeHistory(
      "ends.git",
      Self.row + [
        Past("mended", after: "eight", page: Self.good + "// e\n"),
        Past("other", after: "seven", page: Self.bad + "// f\n"),
      ])
    func errors(_ good: String, _ bad: String) throws -> String {
      let result = try course.call(
        "bisect", "box-in-corner", good, bad, "--repository", "ends.git")
      #expect(result.code == 64)
      return String(result.errors.trimmingPrefix("stretchy: "))
    }
    let (six, seven) = try (#require(ids["six"]), #require(ids["seven"]))
    #expect(
      try errors("six", "one").hasPrefix(
        "box-in-corner does not hold in six, \(six): box.left is 7. It holds in one: are the two"))
    #expect(try errors("six", "seven").hasSuffix("Name a commit in which it holds.\n"))
    #expect(try errors("one", "two").contains("holds in two"))
    #expect(try errors("six", "six") == "six and six are the same commit, \(six).\n")
    #expect(
      try errors("mended", "eight")
        == "eight comes before mended: it was broken there and is mended"
        + " since.\n")
    #expect(
      try errors("mended", "other").hasPrefix("box-in-corner is broken already in \(seven), where"))
    #expect(try errors("nowhere", "one").hasPrefix("there is no nowhere; there are "))
    #expect(try errors("one~4", "one").hasPrefix("there is no one~4: "))
    #expect(
      try course.call("bisect", "box-in-cornr", "one", "six", "--repository", "ends.git").errors
        .hasPrefix("stretchy: The course has no behaviour 'box-in-cornr'. It has: box-at-top"))
    #expect(try course.call("bisect", "box-in-corner", "one").code == 64)
  }

  @Test func anAppInAFolderOfTheRepositoryIsFound() throws {
    let course = try MaintainerDesk("nested")
    let ids = try course.makeHistory("nested.git", Self.row, folder: "steps/app/")
    let result = try course.call(
      "bisect", "box-in-corner", "one", "main", "--repository", "nested.git", "--folder",
      "steps/app")
    #expect(result.code == 0)
    #expect(try result.output.contains("\n\n  \(#require(ids["six"]))"))
    let nowhere = try course.call(
      "bisect", "box-in-corner", "one", "main", "--repository", "nested.git", "--folder", "lost")
    #expect(nowhere.code == 2)
    #expect(nowhere.errors.contains("there is no folder lost"))
  }

  @Test func gitAsksItCommitByCommit() throws {
    let course = try MaintainerDesk("asked")
    let ids = try course.makeHistory("asked.git", Self.row)
    let found = try bisectRun(course, behaviour: "box-in-corner")
    #expect(try found.contains("\(#require(ids["six"]))"))
    #expect(found.contains(" is the first bad commit"))
    // A mistake of the user's is no verdict on any commit: git stops.
    let stopped = try bisectRun(course, behaviour: "box-in-cornr")
    #expect(stopped.contains("exit code 128"))
    #expect(!stopped.contains("is the first bad commit"))
  }

  @Test func aloneItSaysItInGitsWords() throws {
    let course = try MaintainerDesk("alone")
    func code(_ page: String) throws -> Int32 {
      try course.save(page, in: "Step-1")
      return try course.call("bisect", "box-in-corner", "--folder", "alone/Step-1").code
    }
    #expect(try code(Self.good) == 0)
    #expect(try code(Self.bad) == 1)
    #expect(try code(Self.unbuilt) == 125)
    #expect(try course.call("bisect", "box-in-corner", "--folder", "nowhere").code == 125)
    #expect(try course.call("bisect", "nothing", "--folder", "alone/Step-1").code == 128)
  }

  /// What `git bisect run` says of the repository `asked.git`.
  private func bisectRun(_ course: MaintainerDesk, behaviour: String) throws -> String {
    let script = """
      rm -rf work && git clone -q asked.git work && cd work
      git bisect start main one
      git bisect run "$STRETCHY" bisect \(behaviour) --course ../asked 2>&1
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = course.desk.folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": course.desk.folder.path,
      "GIT_CONFIG_NOSYSTEM": "1", "STRETCHY": Command.executable.path, "LC_ALL": "C",
      "XDG_CACHE_HOME": course.desk.path("cache"),
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
