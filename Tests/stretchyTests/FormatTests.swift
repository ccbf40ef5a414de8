import Foundation
import Testing

/// One result in several forms, and where each goes.
@Suite(.serialized, .desk) struct FormatTests {
  private static let run = [
    "run", "steps.git", "--course", "boxes/course.yml", "--steps", "Step-1,Step-2",
  ]

  private func result(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Command.Result {
    try Command(arguments: Self.run + arguments, environment: environment)
      .run(on: try #require(Desk.current))
  }

  @Test func furtherFormsAreThoseThatEachWouldBeByItself() throws {
    let desk = try #require(Desk.current)
    let forms = ["json", "junit", "html", "tap", "github", "github-summary"]
    let all = try Command(
      arguments: Self.run + forms.flatMap { ["--also", "\($0)=also.\($0)"] }
    ).run(on: desk)
    #expect(all == (try result()))
    for form in forms {
      let alone = try result("--format", form)
      #expect(alone.code == 1)
      #expect(try desk.text(of: "also.\(form)") == alone.output, "\(form)")
    }
  }

  @Test func theSummaryOfAJobIsAppendedToWhatIsThere() throws {
    let desk = try #require(Desk.current)
    try desk.write("# Before\n", to: "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": desk.path("summary.md")]
    let log = try result("--format", "github", environment: environment)
    #expect(log.output.hasPrefix("::stop-commands::"))
    let summary = try result("--format", "github-summary").output
    #expect(summary.hasPrefix("## Boxes\n"))
    #expect(try desk.text(of: "summary.md") == "# Before\n" + summary)
    // A text is no summary, whatever the job.
    _ = try result(environment: environment)
    #expect(try desk.text(of: "summary.md") == "# Before\n" + summary)
  }

  @Test func aFullSummaryTakesNoMore() throws {
    let desk = try #require(Desk.current)
    let full = String(repeating: "x", count: 1_048_570)
    try desk.write(full, to: "full.md")
    _ = try result(
      "--format", "github", environment: ["GITHUB_STEP_SUMMARY": desk.path("full.md")])
    #expect(try desk.text(of: "full.md") == full)
  }

  @Test func aSummaryThatCannotBeWrittenIsSaid() throws {
    let log = try result(
      "--format", "github", environment: ["GITHUB_STEP_SUMMARY": "/proc/none/summary.md"])
    #expect(log.code == 64)
    #expect(log.errors.hasPrefix("stretchy: /proc/none/summary.md cannot be written: "))
  }

  @Test(arguments: [
    (["matrix", "--format", "tap"], "A matrix is written as text, json or html."),
    (["matrix", "--also", "junit=x.xml"], "A matrix is written as text, json or html."),
    (
      ["diff", "Step-1", "Step-2", "--format", "github"],
      "A difference is written as text, json or html."
    ),
    (["run", "--also", "html"], "--also takes a form and a file: --also html=report.html"),
    (
      ["run", "--also", "pdf=x.pdf"], "'pdf' is no form. There are: text, json, junit, html, tap, "
    ),
    (["run", "--also", "html="], "--also takes a form and a file: --also html=report.html"),
    (
      ["run", "-o", "a.html", "--also", "tap=./a.html"],
      "Two forms are to be written to a.html."
    ),
  ])
  func whatCannotBeWrittenIsRefusedBeforeAnythingRuns(
    arguments: [String], complaint: String
  ) throws {
    let result = try Command(arguments: arguments).run(on: try #require(Desk.current))
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(complaint), "\(result.errors)")
  }
}
