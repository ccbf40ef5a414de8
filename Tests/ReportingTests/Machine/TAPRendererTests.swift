import Foundation
import Testing

@testable import Reporting

/// The Test Anything Protocol, version 14.
@Suite struct TAPRendererTests {
  @Test func aStepIsATestWithItsBehavioursInASubtest() {
    #expect(
      TAPRenderer.render(Samples.report) == #"""
        TAP version 14
        1..3
        # Subtest: Step-1: Plain
            1..1
            ok 1 - header-at-rest: The header lies at the top.
        ok 1 - Step-1: Plain
          ---
          commit: "a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"
          ...
        # Subtest: Step-2: Stretchy
            1..2
            not ok 1 - header-sticks: Pulled down, the header stays at the top.
              ---
              message: "expected header.top == 0, seen: header.top is 41.5"
              severity: "fail"
              data: {"expect": "header.top == 0", "got": "header.top is 41.5"}
              at: {"device": "iPhone X", "time": 1.25, "offset": -41.5}
              asked: "always, when offset < 0"
              ...
            ok 2 - text-jams: The text stays at the top. # SKIP no view is called text
        not ok 2 - Step-2: Stretchy
          ---
          notes: ["link is a symbolic link and was left out"]
          output: "\\u{1b}[2J::error::forged & <b>\n"
          ...
        not ok 3 - Step-3: Fixed
          ---
          message: "The step does not compile."
          severity: "notChecked"
          details: ["App/Page.swift:3:1: error: \"x\""]
          ...

        """#)
  }

  @Test func noTextMakesALineOrADirectiveOfItsOwn() {
    var report = Samples.report
    report.steps = [report.steps[1]]
    report.steps[0].title = "x # SKIP\nok 2 - forged \\"
    report.steps[0].output = "\n...\nok 3 - forged\nBail out!\u{2028}ok 4"
    let lines = TAPRenderer.render(report).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("Bail") } == [])
    #expect(lines.contains(##"not ok 1 - Step-2: x \# SKIP ok 2 - forged \\"##))
  }

  @Test func withoutAStepThePlanIsEmpty() {
    var report = Samples.report
    report.steps = []
    report.sandbox = []
    #expect(
      TAPRenderer.render(report)
        == """
        TAP version 14
        # Without a sandbox: the learner's code ran with your own rights.
        1..0 # no step was run

        """)
  }

  /// Perl's own reader knows the protocol up to version 13, of which 14 is the same with subtests
  /// and the version's line another.
  @Test func aReaderOfTheProtocolReadsIt() throws {
    let text = TAPRenderer.render(Samples.report).replacing("version 14", with: "version 13")
    let program = """
      my $parser = TAP::Parser->new({tap => do {local $/; <STDIN>}});
      $parser->run;
      print join ";", scalar $parser->passed, scalar $parser->failed, $parser->tests_planned,
        $parser->parse_errors;
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/perl")
    process.arguments = ["-MTAP::Parser", "-e", program]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: said, as: UTF8.self) == "1;2;3")
  }
}
