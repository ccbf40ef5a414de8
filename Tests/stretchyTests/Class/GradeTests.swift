import Foundation
import Git
import Testing

/// A class as its instructor grades it.
@Suite(.serialized, .desk) struct GradeTests {
  @Test func aClassIsGraded() throws {
    let desk = try ClassDesk("whole")
    let result = try desk.grade(into: "out")
    #expect(
      result
        == Command.Result(
          code: 0,
          output: """
            Boxes

            6 submissions, 6 graded, 0 late. Seed 11.
            Of 6.5 points the mean is 3.83, the median 4.5.

            Missed most:
               67 %  Step-1 box-in-corner-again (hidden)
               50 %  Step-1 box-in-corner
               33 %  Step-1 box-is-wide
               33 %  Step-1 secret-stillness (hidden)

            The class: out/class.html, out/gradebook.csv

            """, errors: result.errors))
    #expect(result.errors.hasSuffix("stretchy: 6 of 6 graded\n"))
    let book = try desk.text(of: "out/gradebook.csv").split(separator: "\r\n").map(String.init)
    #expect(
      book == [
        #""id","name","email","score","maximum","percent","reached","penalty","days late","#
          + #""submitted","commit","status","Step-1","Step-1 box-in-corner","#
          + #""Step-1 box-is-wide","Step-1 secret-stillness","Step-1 box-in-corner-again""#,
        row("ann", "6.5", "100", ["2", "1", "1.5", "2"]),
        // One of the two conditions holds that say where the corner is.
        row("ben", "4.5", "69.23", ["1", "1", "1.5", "1"]),
        row("cyd", "0", "0", ["0", "0", "0", "0"]),
        row("dan", "6.5", "100", ["2", "1", "1.5", "2"]),
        row("eve", "5.5", "84.62", ["2", "1", "1.5", "1"]),
        row("fay", "0", "0", ["0", "0", "0", "0"]),
      ])
    // Ann's and Dan's files are the same: one grade serves both.
    let grades = try desk.files(below: "out/grades").keys.filter { !$0.hasSuffix(".play.json") }
    #expect(grades.count == 5)
    try learnersAreToldNothingOfWhatIsHidden(desk)
    try whatIsDoneIsNotDoneAgain(desk)
    try shardsMakeTheWholeInAnyOrder(desk)
  }

  private func row(_ id: String, _ score: String, _ percent: String, _ points: [String]) -> String {
    let cells =
      [id, "", "", score, "6.5", percent, score, "0", "", "", "", "graded", score] + points
    return cells.map { "\"\($0)\"" }.joined(separator: ",")
  }

  private func learnersAreToldNothingOfWhatIsHidden(_ desk: ClassDesk) throws {
    let files = try desk.files(below: "out/learners")
    #expect(files.count == 12)
    for (name, data) in files {
      let text = String(decoding: data, as: UTF8.self)
      // Nothing was built of two of them: there is nothing to tell.
      #expect(text.contains("a hidden check"), "\(name)")
      for secret in ["secret", "stillness", "hidden sentence", "-again", "drag\":", "\"seed\""] {
        #expect(!text.contains(secret), "\(name) says \(secret)")
      }
    }
    let eve = try desk.text(of: "out/learners/eve/index.html")
    #expect(eve.contains("Points</dt><dd>5.5 of 6.5"))
  }

  private func whatIsDoneIsNotDoneAgain(_ desk: ClassDesk) throws {
    let files = try desk.files(below: "out")
    // What is there is believed: a run that graded anew would mend this.
    struct Record: Decodable { var key: String }
    let record = try JSONDecoder().decode(
      Record.self, from: #require(files["submissions/ben.json"]))
    let ben = "grades/\(record.key).json"
    let other = try desk.text(of: "out/" + ben).replacing("box.left is 5", with: "box.left is 6")
    try desk.desk.write(other, to: "\(desk.name)/out/\(ben)")
    _ = try desk.grade(into: "out")
    #expect(try desk.text(of: "out/learners/ben/index.html").contains("box.left is 6"))
    // What is gone is graded again, and as it was.
    try FileManager.default.removeItem(atPath: desk.path("out/\(ben)"))
    _ = try desk.grade(into: "out")
    #expect(try desk.files(below: "out") == files)
  }

  @Test func pointsMayChangeAndBehavioursMayNot() throws {
    let desk = try ClassDesk("changed", submissions: [("ann", ClassDesk.right)])
    _ = try desk.grade(into: "out")
    let scheme = ClassDesk.scheme
    try desk.desk.write(
      scheme + "\npoints: {box-is-wide: 10}\n", to: "\(desk.name)/grading.yml")
    #expect(try desk.grade(into: "out").code == 0)
    #expect(try desk.text(of: "out/gradebook.csv").contains("\"ann\",\"\",\"\",\"15.5\",\"15.5\""))
    try desk.desk.write(
      scheme.replacing("height == 50", with: "height == 51"), to: "\(desk.name)/grading.yml")
    let refused = try desk.grade(into: "out")
    #expect(refused.code == 64)
    #expect(
      refused.errors.hasSuffix(
        "stretchy: out holds results of another grading: with other steps, behaviours or devices, "
          + "or by another version of Stretchy. Name another folder, or begin anew with --anew\n"))
    let seeded = try desk.grade(into: "out", "--seed", "12")
    #expect(seeded.code == 64 && seeded.errors.contains("with the seed 11"))
    try desk.desk.write(scheme, to: "\(desk.name)/grading.yml")
    let anew = try desk.grade(into: "out", "--seed", "12", "--anew")
    #expect(anew.code == 0 && anew.output.contains("Seed 12."))
  }

  @Test func aFaultOfOursStopsTheClass() throws {
    let desk = try ClassDesk("fault")
    try desk.desk.write(
      ClassDesk.scheme.replacing("box.height == 50", with: "box.height == 51"),
      to: "\(desk.name)/grading.yml")
    let result = try desk.grade(into: "out")
    #expect(result.code == 70 && result.output == "")
    #expect(
      result.errors == """
        stretchy: the solution that is known to be right does not pass before the class, so no \
        submission can be blamed; the fault is in the course, the grading scheme or this machine:
          Step-1 secret-stillness on iPhone X: expected box.height == 51, seen box.height is 50

        """)
    #expect(try desk.files(below: "out").keys.sorted() == [".lock", "plan.json", "shard.json"])
  }

  @Test func whatWasFoundBeforeAFaultOfOursIsNotBelieved() throws {
    let desk = try ClassDesk("late-fault")
    func writeKnownGood(boxAt place: String) throws {
      for file in [Boxes.delegate, Boxes.page(boxAt: place)] {
        try desk.desk.write(file.text, to: "\(desk.name)/good/\(file.path)")
      }
    }
    func grades() -> [String] {
      // Before the first one there is no folder.
      (try? FileManager.default.contentsOfDirectory(atPath: desk.path("out/grades"))) ?? []
    }
    try writeKnownGood(boxAt: "0")
    let grader = try desk.start(into: "out", "--known-good", "good")
    while grader.isRunning, grades().isEmpty { usleep(1000) }
    let someWereFound = !grades().isEmpty
    try writeKnownGood(boxAt: "5")
    grader.waitUntilExit()
    #expect(someWereFound && grader.terminationStatus == 70)
    #expect(grades() == [])
    try writeKnownGood(boxAt: "0")
    #expect(try desk.grade(into: "out", "--known-good", "good").code == 0)
    #expect(!grades().isEmpty)
  }

  private func shardsMakeTheWholeInAnyOrder(_ desk: ClassDesk) throws {
    let whole = try desk.files(below: "out")
    for number in 1...3 {
      let result = try desk.grade(
        into: "part-\(number)", "--shard", "\(number)/3", "--times", "out/times.json")
      #expect(result.code == 0)
      #expect(result.output.hasPrefix("Shard \(number)/3: "))
    }
    #expect(try desk.call("merge", "part-1", "part-2", "part-3", "--output", "up").code == 0)
    #expect(try desk.call("merge", "part-3", "part-1", "part-2", "--output", "down").code == 0)
    #expect(try desk.files(below: "up") == whole)
    #expect(try desk.files(below: "down") == whole)
    // Again, into what a merge left.
    #expect(try desk.call("merge", "part-2", "part-1", "part-3", "--output", "up").code == 0)
    #expect(try desk.files(below: "up") == whole)

    let missing = try desk.call("merge", "part-1", "part-3", "--output", "partial")
    #expect(missing.code == 2)
    #expect(
      missing.errors
        == "stretchy: Shards are missing or not through: 2/3. Grade them and merge again.\n")
    #expect(missing.output.contains("It has not been graded yet."))
    let twice = try desk.call("merge", "part-1", "part-1", "--output", "twice")
    #expect(twice.errors == "stretchy: part-1 and part-1 are both shard 1/3\n" && twice.code == 64)
    let itself = try desk.call("merge", "part-1", "--output", "part-1")
    #expect(itself.code == 64)
    // What another run took its time for is not written over.
    for (parts, target) in [(["part-1", "part-2"], "part-3"), (["part-1", "part-2"], "out")] {
      let files = try desk.files(below: target)
      let refused = try Command(arguments: ["merge"] + parts + ["--output", target])
        .run(on: desk.desk, in: desk.name)
      #expect(refused.code == 64)
      #expect(
        refused.errors == "stretchy: \(target) holds other results already, which would be lost. "
          + "Name a folder that is not there yet\n")
      #expect(try desk.files(below: target) == files)
    }
    // Whoever changes points merges again, and of a run that was ended nothing is lost.
    try FileManager.default.copyItem(atPath: desk.path("out"), toPath: desk.path("begun"))
    try desk.desk.write(
      try desk.text(of: "out/shard.json").replacing("true", with: "false"),
      to: "\(desk.name)/begun/shard.json")
    #expect(try desk.call("merge", "part-1", "part-2", "--output", "begun").code == 64)
    // An incomplete merge is, by a whole one.
    #expect(
      try desk.call("merge", "part-2", "part-3", "part-1", "--output", "partial").code == 0)
    #expect(try desk.files(below: "partial") == whole)
  }

  @Test func repositoriesAreGradedByTheirCommits() throws {
    let desk = try ClassDesk("dated", submissions: [])
    // Commits of 2018-01-01 12:00 UTC, a minute between them.
    for (id, files, tag) in [
      ("tagged", ClassDesk.right, "step_1"), ("untagged", ClassDesk.right, "other"),
    ] {
      let builder = try RepositoryBuilder(path: desk.path("handed-in/\(id)"))
      let first = try builder.commit([.init(path: "a", text: "a")], message: "first")
      let work = try builder.commit(
        files.map { .init(path: $0.path, text: $0.text) }, message: "work", parents: [first])
      try builder.tag(tag, work)
      try builder.branch("main", work)
    }
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("handed-in/zoe"), withDestinationPath: "tagged")
    try desk.desk.write("zip", to: "\(desk.name)/handed-in/yan.zip")
    try FileManager.default.createDirectory(
      atPath: desk.path("handed-in/thief"), withIntermediateDirectories: true)
    try desk.desk.write("gitdir: ../tagged\n", to: "\(desk.name)/handed-in/thief/.git")
    let result = try desk.grade(into: "out", "--due", "2018-01-01T12:00:00Z")
    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix("stretchy: yan.zip is a file, not a submission; it was left out.\n"))
    let book = try desk.text(of: "out/gradebook.csv")
    for id in ["tagged", "untagged"] {
      #expect(
        book.contains(
          "\"\(id)\",\"\",\"\",\"6.5\",\"6.5\",\"100\",\"6.5\",\"0\",\"1\",\"2018-01-01T12:01:00Z\""
        ))
    }
    #expect(
      result.output.contains(
        """
        Not graded:
          thief: .git: it leads elsewhere; a whole repository is wanted.
          zoe: zoe: a link is not followed.
        """))
  }

  @Test(arguments: [
    ("grade nothing --output out", "stretchy: there is nothing at nothing"),
    ("grade empty --output out", "stretchy: there is no submission in empty"),
    ("grade bad.csv --output out", "stretchy: bad.csv:2: the learner has no id"),
    ("grade handed-in --output boxes", "stretchy: boxes is not empty"),
    ("grade handed-in --output out --grading none.yml", "stretchy: none.yml cannot be read"),
    (
      "grade handed-in --output out --grading bad.yml",
      "stretchy: bad.yml:2:9: this scheme is for `other`, not for `boxes`"
    ),
    ("grade handed-in --output out --due tomorrow", "stretchy: 'tomorrow' is no moment"),
    ("grade handed-in --output out --times bad.csv", "stretchy: bad.csv is no times.json"),
    ("merge handed-in --output out", "stretchy: handed-in holds no results"),
    ("grade handed-in --output out --shard 3/2", "Error: "),
    ("grade handed-in --output out --unsafe-no-sandbox", "Error: "),
    ("grade handed-in", "Error: "),
  ])
  func wrongInputHasAClearAnswer(call: String, says: String) throws {
    let desk = try ClassDesk("wrong")
    try FileManager.default.createDirectory(
      atPath: desk.path("empty"), withIntermediateDirectories: true)
    try desk.desk.write("id,repository\n,ann\n", to: "\(desk.name)/bad.csv")
    try desk.desk.write("format: 1\ncourse: other\n", to: "\(desk.name)/bad.yml")
    let course = call.hasPrefix("grade") ? ["--course", "boxes"] : []
    let arguments = call.split(separator: " ").map(String.init)
    let result = try Command(arguments: arguments + course).run(on: desk.desk, in: desk.name)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(says), "\(result.errors)")
  }
}
