import Foundation
import LayoutTrace
import Testing

/// Whatever an app does, its run ends with a verdict and the next one begins.
@Suite(.serialized) struct SupervisorTests {
  /// A deed and the ending that it comes to.
  struct Case: CustomTestStringConvertible {
    var deed: String
    var ending: RunOutcome.Ending
    /// Seconds that the run may take.
    var limit = 30.0

    var testDescription: String { deed }
  }

  @Test(arguments: [
    Case(deed: "return", ending: .exited(code: 5)),
    Case(deed: "exit", ending: .exited(code: 0)),
    Case(deed: "loop", ending: .timedOut(seconds: 1), limit: 1),
    Case(
      deed: "fatal", ending: .crashed(signal: 4, message: "App/App.swift:41: Fatal error: as asked")
    ),
    Case(
      deed: "dig",
      ending: .crashed(
        signal: 11,
        message: "the process touched memory that is not its own; endless recursion does that too")),
    Case(deed: "eat", ending: .outOfMemory),
    Case(deed: "bequeath", ending: .exited(code: 0)),
    Case(
      deed: "forge",
      ending: .unreadable(reason: "the trace is damaged at byte 299: an unknown record")),
  ])
  func everyDeedHasItsEnding(sample: Case) throws {
    let app = try HostedApp()
    let outcomes = try app.outcomes(deed: sample.deed, limit: sample.limit, runs: 2)
    #expect(outcomes.map(\.ending) == [sample.ending, sample.ending])
    try app.remove()
  }

  @Test func afterTwoRunsWithoutEndTheOthersAreNotMade() throws {
    let app = try HostedApp()
    let outcomes = try app.outcomes(deed: "loop", limit: 1, runs: 4)
    #expect(
      outcomes == [
        RunOutcome(
          ending: .timedOut(seconds: 1), trace: outcomes[0].trace, output: outcomes[0].output,
          isOutputCut: false),
        RunOutcome(
          ending: .timedOut(seconds: 1), trace: outcomes[1].trace, output: outcomes[1].output,
          isOutputCut: false),
        RunOutcome(ending: .notRun(late: 2), trace: nil, output: "", isOutputCut: false),
        RunOutcome(ending: .notRun(late: 2), trace: nil, output: "", isOutputCut: false),
      ])
    try app.remove()
  }

  @Test func aFloodOfOutputIsCutAndDrained() throws {
    let app = try HostedApp()
    let outcome = try #require(try app.outcomes(deed: "flood").first)
    #expect(outcome.ending == .exited(code: 0))
    #expect(outcome.isOutputCut)
    #expect(outcome.output == String(repeating: "A", count: 10_000))
    try app.remove()
  }

  @Test func whatAnAppPrintsIsKept() throws {
    let app = try HostedApp()
    let outcome = try #require(try app.outcomes(deed: "nothing").first)
    #expect(
      outcome
        == RunOutcome(
          ending: .exited(code: 0), trace: outcome.trace, output: "no such deed\n",
          isOutputCut: false))
    #expect(outcome.trace?.frames == [])
    try app.remove()
  }

  @Test func aFileThatIsNoLibraryIsAnEndingToo() throws {
    let app = try HostedApp()
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("hello".utf8).write(to: file)
    let outcome = try #require(try app.outcomes(deed: "exit", library: file).first)
    #expect(outcome.ending == .exited(code: 127))
    #expect(outcome.output.hasPrefix("The app cannot be loaded: "))
    try FileManager.default.removeItem(at: file)
    try app.remove()
  }

  @Test func aRequestThatCannotBeReadIsOurOwnFailure() throws {
    let complaint = try HostedApp.complaint(about: "no-such-file.json")
    #expect(complaint.code == 70)
    #expect(complaint.words.contains("no-such-file.json cannot be read"))
  }
}
