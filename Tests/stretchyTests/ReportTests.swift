import Foundation
import Testing

/// What `stretchy run` and `stretchy matrix` write.
@Suite(.serialized, .desk) struct ReportTests {
  @Test func aReportIsTextForPeople() throws {
    let report = try stretchy("run", "steps.git", "--course", "boxes/course.yml")
    #expect(report == Command.Result(code: 1, output: Self.text, errors: ""))
  }

  @Test func aReportIsJSONForMachines() throws {
    let report = try stretchy(
      "run", "steps.git", "--course", "boxes/course.yml", "--steps", "Step-2,Step-5", "--format",
      "json")
    #expect(report == Command.Result(code: 1, output: Self.json, errors: ""))
  }

  @Test func aReportIsJUnitForServers() throws {
    let report = try stretchy(
      "run", "steps.git", "--course", "boxes/course.yml", "--steps", "Step-2,Step-4", "--format",
      "junit")
    #expect(report == Command.Result(code: 1, output: Self.junit, errors: ""))
  }

  @Test func aMatrixIsTextOrJSON() throws {
    #expect(
      try stretchy("matrix", "steps.git", "--course", "boxes/course.yml")
        == Command.Result(code: 1, output: Self.matrix, errors: ""))
    #expect(
      try stretchy(
        "matrix", "steps.git", "--course", "boxes/course.yml", "--steps", "step2", "--format",
        "json") == Command.Result(code: 1, output: Self.matrixJSON, errors: ""))
  }

  @Test func aDifferenceIsTextOrJSON() throws {
    let arguments = [
      "diff", "Step-1", "Step-2", "--repository", "steps.git", "--course", "boxes/course.yml",
    ]
    let desk = try #require(Desk.current)
    #expect(
      try Command(arguments: arguments).run(on: desk)
        == Command.Result(code: 0, output: Self.difference, errors: ""))
    #expect(
      try Command(arguments: arguments + ["--format", "json"]).run(on: desk)
        == Command.Result(code: 0, output: Self.differenceJSON, errors: ""))
  }
}

extension ReportTests {
  private static let text = #"""
    Boxes

    ✓ Step-1  A box  2 of 2  0c9df42
      Note: Box/AppDelegate.swift: @UIApplicationMain was compiled as @main.

    ✗ Step-2  Another box  1 of 2  1cc6452
      Note: Box/AppDelegate.swift: @UIApplicationMain was compiled as @main.
      ✗ box-in-corner
          The box lies in the corner.
          since     Step-1 promised it; it has to hold here too
          expected  box.left == 0 and box.top == 0
          seen      box.left is 5
          where     iPhone X, 0 s
          asked     always
      The app printed:
      | \u{1b}[31mlaunched

    – Step-3  A third box  0 of 2  061d5d5
      The step does not compile:
        Box/Page.swift:8:27: error: cannot find 'nowhere' in scope

    – Step-4  A button  0 of 2  d3c7333
      The step uses what cannot work without an Objective-C runtime:
        Box/Button.swift:3:11: #selector is not supported: give a closure: UIAction, addAction(_:for:), Timer.scheduledTimer(withTimeInterval:repeats:block:)

    – Step-5  No box  0 of 2
      The step cannot be read: there is no Step-5; there are Step-1, Step-2, Step-3,
      Step-4

    Steps: 1 as documented, 1 failed, 3 not checked.

    """#

  private static let matrix = #"""
    Boxes

                   Step-1  Step-2  Step-3  Step-4  Step-5
    box-in-corner  ●       ·!      ?!      ?!      ?!
    box-is-wide    ●       ●       ?!      ?!      ?!

    ● holds, · does not; ! is not as the course says: 7 of 10.

    """#

  private static let difference = #"""
    From Step-1 to Step-2, on iPhone X

    At rest:
      box.left throughout: 0 → 5

    """#
}
