import Foundation
import Testing

/// What the commands answer, and with which exit code.
@Suite(.serialized, .desk) struct CommandTests {
  /// A call and what is to come of it.
  struct Case: CustomTestStringConvertible {
    var call: String
    var code: Int32
    /// How the last line begins that is written: the report's, or the complaint.
    var says: String

    var testDescription: String { call }
  }

  @Test(arguments: [
    Case(
      call: "run steps.git --course boxes/course.yml --steps Step-1", code: 0,
      says: "Steps: 1 as documented."),
    Case(
      call: "run steps.git --course boxes/course.yml --steps step1,STEP_2", code: 1,
      says: "Steps: 1 as documented, 1 failed."),
    Case(
      call: "run steps.git --course boxes/course.yml --steps Step-1,Step-3", code: 2,
      says: "Steps: 1 as documented, 1 not checked."),
    Case(
      call: "run mended.git --course boxes/course.yml --steps Step-2,Step-2", code: 2,
      says: "Steps: 1 not checked."),
    Case(
      call: "run --course boxes/course.yml --steps Step-1 steps.git", code: 0,
      says: "Steps: 1 as documented."),
    Case(
      call: "run --steps Step-1 Step-2", code: 64,
      says: "stretchy: 'Step-2' stands where the repository does. Part several steps by commas: "
        + "--steps Step-1,Step-2"),
    Case(
      call: "run nowhere.git", code: 64,
      says: "stretchy: could not open the repository at nowhere.git: "),
    Case(
      call: "run --course nowhere.yml", code: 64,
      says: "stretchy: There is no course 'nowhere.yml': neither a built-in one nor a file. "
        + "Built in: stretchy-layout"),
    Case(
      call: "run --steps Step-9", code: 64,
      says: "stretchy: The course has no step 'Step-9'. It has: Step-1, Step-2, Step-3, Step-4, "
        + "Step-5, Step-6"),
    Case(call: "run --jobs 0", code: 64, says: "  See 'stretchy run --help'"),
    Case(call: "run --timeout -1", code: 64, says: "  See 'stretchy run --help'"),
    Case(call: "run --device Nokia", code: 64, says: "  See 'stretchy run --help'"),
    Case(call: "run --format xml", code: 64, says: "  See 'stretchy run --help'"),
    Case(call: "matrix --format junit", code: 64, says: "  See 'stretchy matrix --help'"),
    Case(call: "devices --all", code: 64, says: "  See 'stretchy devices --help'"),
    Case(
      call: "dance", code: 64,
      says: "stretchy: There is no command 'dance'. All commands: stretchy help"),
    Case(
      call: "diff Step-1 Step-3 --repository steps.git --course boxes/course.yml", code: 2,
      says: "Box/Page.swift:8:27: error: cannot find 'nowhere' in scope"),
    Case(
      call: "trace Step-3 --repository steps.git --course boxes/course.yml", code: 2,
      says: "Box/Page.swift:8:27: error: cannot find 'nowhere' in scope"),
    Case(
      call: "trace Step-1 --course boxes/course.yml --behaviour box-is-blue", code: 64,
      says: "stretchy: The course has no behaviour 'box-is-blue'. It has: box-in-corner, "
        + "box-is-wide"),
    Case(
      call: "course validate boxes/course.yml", code: 0,
      says: "boxes/course.yml is a course: 5 steps, 2 behaviours."),
    Case(
      call: "course validate boxes/none.yml", code: 64,
      says: "stretchy: There is no course 'boxes/none.yml': neither a built-in one nor a file. "
        + "Built in: "),
    Case(
      call: "course validate boxes/Step-1/Box/Page.swift", code: 64,
      says: "stretchy: boxes/Step-1/Box/Page.swift:"),
    Case(
      call: "check boxes", code: 64,
      says: "stretchy: Nothing tells which step boxes holds; say so with --step: Step-1, Step-2, "
        + "Step-3, Step-4, Step-5"),
    Case(
      call: "check boxes/course.yml", code: 64, says: "stretchy: boxes/course.yml is no folder."),
  ])
  func everyCallHasItsCodeAndItsWords(sample: Case) throws {
    let arguments = sample.call.split(separator: " ").map(String.init)
    let needsCourse = arguments[0] == "check"
    let result = try Command(
      arguments: arguments + (needsCourse ? ["--course", "boxes/course.yml"] : [])
    ).run(on: try #require(Desk.current))
    let written = (result.output + result.errors).split(separator: "\n").last.map(String.init) ?? ""
    #expect(result.code == sample.code)
    #expect(written.hasPrefix(sample.says), "\(result.output)\(result.errors)")
    // What is written to standard error is a complaint, and with a complaint there is no report.
    #expect(result.output.isEmpty != result.errors.isEmpty)
  }

  @Test func everyMistakeOfACourseIsNamedWithItsPlace() throws {
    let desk = try #require(Desk.current)
    let wrong = try desk.text(of: "boxes/course.yml")
      .replacing("box.left ==", with: "bix.left ==").replacing("at end:", with: "at the end:")
    try desk.write(wrong, to: "wrong.yml")
    #expect(
      try stretchy("course", "validate", "wrong.yml")
        == Command.Result(
          code: 64, output: "",
          errors: """
            stretchy: wrong.yml:29:9: in `bix.left == 0 and box.top == 0`: nothing is called `bix`; did you \
            mean `box`?
            wrong.yml:30:3: `box-is-wide` expects nothing, so it could never fail: always: ...
            wrong.yml:35:5: `box-is-wide` has no `at the end`; it has says, kind, steps, points, \
            devices, do, always, eventually, at start, at end

            """))
  }

  @Test func theDevicesAreATable() throws {
    #expect(
      try stretchy("devices")
        == Command.Result(
          code: 0,
          output: """
            device             points     scale      safe top   bottom     iOS
            iPhone SE          320x568    2          20         0          11
            iPhone 8           375x667    2          20         0          11
            iPhone 8 Plus      414x736    3          20         0          11
            iPhone X           375x812    3          44         34         11
            iPhone 13 mini     375x812    3          50         34         15
            iPhone 14          390x844    3          47         34         16
            iPhone 15          393x852    3          59         34         17
            iPhone 16 Pro      402x874    3          62         34         18
            iPhone 11          414x896    2          48         34         14
            iPhone 11 Pro Max  414x896    3          44         34         13
            iPhone 16 Pro Max  440x956    3          62         34         18
            iPad 9.7           768x1024   2          20         0          11
            iPad Pro 11        834x1194   2          24         20         13
            iPad Pro 12.9      1024x1366  2          24         20         13

            """, errors: ""))
  }

  @Test func theTraceHasEveryViewWhereItIs() throws {
    let result = try stretchy(
      "trace", "Step-2", "--repository", "steps.git", "--course", "boxes/course.yml")
    struct Trace: Decodable {
      struct View: Decodable, Equatable { var className: String, properties: [String] }
      struct Frame: Decodable, Equatable { var time: Double, views: [State] }
      struct State: Decodable, Equatable { var view: Int, onScreen: Rect }
      struct Rect: Decodable, Equatable { var x: Double, y: Double, width: Double, height: Double }
      var version: Int, views: [View], frames: [Frame]
    }
    let trace = try JSONDecoder().decode(Trace.self, from: Data(result.output.utf8))
    let screen = Trace.Rect(x: 0, y: 0, width: 375, height: 812)
    #expect(result.code == 0 && trace.version == 8)
    #expect(
      trace.views == [
        .init(className: "UIWindow", properties: []),
        .init(className: "UIView", properties: ["view"]),
        .init(className: "UIView", properties: ["box"]),
      ])
    #expect(
      trace.frames == [
        .init(
          time: 0,
          views: [
            .init(view: 0, onScreen: screen), .init(view: 1, onScreen: screen),
            .init(view: 2, onScreen: .init(x: 5, y: 0, width: 100, height: 50)),
          ])
      ])
  }
}
