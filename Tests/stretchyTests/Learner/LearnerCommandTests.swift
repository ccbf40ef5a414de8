import Foundation
import Testing

/// A learner's commands, one after the other, as somebody takes a course without watching.
@Suite(.serialized, .desk) struct LearnerCommandTests {
  @Test func theWholeCourseIsTakenCommandByCommand() throws {
    let learner = try LearnerDesk("whole")
    let start = try Command(
      arguments: ["start", "whole", "--course", "corner"], environment: LearnerDesk.environment
    ).run(on: learner.desk)
    #expect(
      start
        == Command.Result(
          code: 0,
          output: """
            whole holds Step-1 of Corners.

            Step-1 A box

            What Step-1 asks, with `code`.

            Now:  cd whole && stretchy

            """, errors: ""))
    let first = try learner.call("next")
    #expect(first.code == 0)
    let lines = first.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.first?.wholeMatch(of: /Step-1 is passed\. Your work is kept as commit [0-9a-f]{7}\./)
        != nil)
    #expect(
      lines.dropFirst().joined(separator: "\n") == """

        Step-2 A box on the way

        What Step-2 asks, with `code`.

        What changes from Step-1 to Step-2

        + The box lies away from the corner.
        - The box lies in the corner.

        From Step-1 to Step-2, on iPhone X

        At rest:
          box.left throughout: 0 → 200

        """)
    try learner.save(Corner.page(of: "Step-2"))
    #expect(try learner.call("next").code == 0)
    try learner.save(Corner.page(of: "Step-3"))
    let last = try learner.call("next")
    #expect(last.code == 0)
    #expect(last.output.contains("That was the last step: the course is done."))
    #expect(
      try learner.call("list").output == """
        Corners

          ✓ Step-1  A box
          ✓ Step-2  A box on the way
        ▸ ✓ Step-3  A wide box

        """)
    #expect(
      try learner.git("log", "--format=%an: %s") == """
        Learner: Finish Step-3: A wide box
        Learner: Finish Step-2: A box on the way
        Learner: Finish Step-1: A box
        Learner: Start Corners

        """)
    #expect(try learner.git("status", "--porcelain") == "")
  }

  @Test func nextIsRefusedUntilTheStepIsPassedAndChangesNothing() throws {
    let learner = try LearnerDesk("refused")
    try learner.start()
    try learner.save(Corner.page(left: "5"))
    let result = try learner.call("next")
    #expect(result.code == 1)
    #expect(result.errors == "stretchy: Step-1 is not passed yet; nothing was changed.\n")
    #expect(result.output.contains("✗ box-in-corner"))
    #expect(result.output.contains("seen      box.left is 5"))
    #expect(try learner.page == Corner.page(left: "5"))
    #expect(try learner.git("log", "--format=%s") == "Start Corners\n")
    try learner.save(Corner.page(of: "Step-1") + "let x: Int = \"\"\n")
    let broken = try learner.call("next")
    #expect(broken.code == 2)
    #expect(broken.output.contains("✗ The step does not compile:"))
    #expect(broken.output.contains("code      Box/Page.swift:18\n            let x: Int = \"\"\n"))
  }

  @Test func aPromiseOfAnEarlierStepThatBreaksNamesTheStep() throws {
    let learner = try LearnerDesk("earlier")
    try learner.start()
    #expect(try learner.call("next").code == 0)
    try learner.save(
      Corner.page(of: "Step-2").replacing(
        "equalTo: view.topAnchor", with: "equalTo: view.topAnchor, constant: 9"))
    let check = try learner.call("check")
    #expect(check.code == 1)
    #expect(check.output.contains("since     Step-1 promised it; it has to hold here too"))
    #expect(!check.output.contains("since     Step-2"))
    let next = try learner.call("next")
    #expect(next.output.contains("Step-1 promised this, and it held: Step-2 has broken"))
    // The line that holds the box too low is named.
    #expect(next.output.contains("code      Box/Page.swift:11"))
    #expect(
      check.output.contains(
        "code      Box/Page.swift:11 box.topAnchor.constraint(equalTo:"))
  }

  @Test func hintsSayMoreEachTimeAndThenStay() throws {
    let learner = try LearnerDesk("hints")
    try learner.start()
    #expect(try learner.call("hint").output == "Hint 1 of 3\n\n1. Nudge of Step-1.\n")
    _ = try learner.call("hint")
    let all = """
      Hint 3 of 3

      1. Nudge of Step-1.
      2. Place of Step-1.
      3. Idea of Step-1.

      """
    #expect(try learner.call("hint").output == all)
    #expect(try learner.call("hint").output == all)
  }

  @Test func theSolutionIsAskedForAndCanBeApplied() throws {
    let learner = try LearnerDesk("solution")
    try learner.start()
    #expect(try learner.call("next").code == 0)
    let refused = try learner.call("solution")
    #expect(refused.code == 64)
    #expect(refused.output == "")
    #expect(
      refused.errors == "stretchy: Step-2 is not passed yet. Show the solution all the same? "
        + "Nobody is there to answer; --yes says yes.\n")
    let solution = try learner.call("solution", "--yes")
    #expect(solution.code == 0)
    try learner.desk.write(solution.output, to: "solution.patch")
    _ = try learner.git("apply", learner.desk.path("solution.patch"))
    #expect(try learner.page == Corner.page(of: "Step-2"))
    // Passed, it needs no question, and there is nothing left to show.
    let same = try learner.call("solution")
    #expect(same == Command.Result(code: 0, output: "", errors: ""))
  }

  @Test func resettingAsksAndTellsWhereTheWorkIs() throws {
    let learner = try LearnerDesk("reset")
    try learner.start()
    try learner.save("// mine\n")
    let refused = try learner.call("reset")
    #expect(refused.code == 64)
    #expect(try learner.page == "// mine\n")
    let reset = try learner.call("reset", "--yes")
    #expect(reset.code == 0)
    let match = try #require(
      reset.output.firstMatch(of: /What you had is commit ([0-9a-f]{7}):/))
    #expect(try learner.page == Corner.page(of: "Step-1"))
    #expect(try learner.git("show", "\(match.1):Box/Page.swift") == "// mine\n")
    #expect(
      try learner.call("reset", "--yes").output
        == "Your files are as they were when you began Step-1.\n")
  }

  @Test func goingToAnyStepKeepsTheWork() throws {
    let learner = try LearnerDesk("goto")
    try learner.start()
    try learner.save("// half\n")
    let there = try learner.call("goto", "3")
    #expect(there.code == 0)
    #expect(there.output.hasPrefix("This is Step-3, with the tutorial's files of Step-2."))
    #expect(try learner.page == Corner.page(of: "Step-2"))
    #expect(try learner.call("goto", "step3").output == "You are in Step-3.\n")
    let back = try learner.call("goto", "Step-1")
    #expect(back.output.hasPrefix("This is Step-1, with your files as you left them."))
    #expect(try learner.page == "// half\n")
    let nowhere = try learner.call("goto", "9")
    #expect(nowhere.code == 64)
    #expect(
      nowhere.errors == "stretchy: The course has no step '9'. It has: Step-1, Step-2, Step-3\n")
  }

  @Test func aCourseInARepositoryIsCopiedAndFoundAgainWithoutIt() throws {
    let learner = try LearnerDesk("remote")
    let builder = try CourseRepository(learner.desk)
    let start = try Command(
      arguments: ["start", "remote", "--course", builder.path],
      environment: LearnerDesk.environment
    ).run(on: learner.desk)
    try #require(start.code == 0, "\(start)")
    try FileManager.default.removeItem(atPath: builder.path)
    #expect(try learner.call("hint").output == "Hint 1 of 3\n\n1. Nudge of Step-1.\n")
    #expect(try learner.call("check").code == 0)
    // A clone has no copy of its own, and says what it misses.
    _ = try learner.git("clone", "-q", ".", learner.desk.path("second"))
    let second = try Command(arguments: ["list"]).run(on: learner.desk, in: "second")
    #expect(second.code == 64)
    #expect(second.errors.contains("Say where it is with --course."))
    let found = try Command(arguments: ["list", "--course", learner.desk.path("corner")])
      .run(on: learner.desk, in: "second")
    #expect(found.code == 0)
  }

  @Test func outsideOfACourseItIsSaidHowToBegin() throws {
    let desk = try #require(Desk.current)
    for name in ["next", "hint", "list", "reset", "solution", "task"] {
      let result = try Command(arguments: [name, "--folder", "boxes"]).run(on: desk)
      #expect(result.code == 64)
      #expect(
        result.errors == "stretchy: no course was started in \(desk.path("boxes")). "
          + "Begin one with: stretchy start FOLDER\n")
    }
    let alone = try Command(arguments: []).run(on: desk, in: "boxes")
    #expect(alone.code == 64)
    #expect(alone.errors.hasSuffix("All commands: stretchy help\n"))
    let taken = try Command(arguments: ["start", "boxes"]).run(on: desk)
    #expect(taken.code == 64)
    #expect(
      taken.errors == "stretchy: boxes is not empty; name a folder that is not there yet\n")
  }
}
