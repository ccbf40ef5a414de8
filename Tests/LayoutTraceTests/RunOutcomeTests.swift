import LayoutTrace
import Testing

@Suite struct RunOutcomeTests {
  static let run = SimulationRequest.Run(device: SampleRun.device, script: SampleRun.script)

  static func report(
    _ status: RunReport.Status, output: String = "", ending: TraceEnding? = nil
  ) -> RunReport {
    var sample = SampleRun.run(frameCount: 1)
    sample.ending = ending
    return RunReport(
      status: status, output: Array(output.utf8), isOutputCut: false, trace: sample.encoded())
  }

  /// How a process ended, what it printed and said, and what that comes to.
  struct Case: CustomTestStringConvertible {
    var status: RunReport.Status
    var output = ""
    var said: TraceEnding?
    var ending: RunOutcome.Ending

    var testDescription: String { "\(status) \(output)" }
  }

  @Test(arguments: [
    Case(status: .exited(code: 0), said: .finished, ending: .finished),
    Case(status: .exited(code: 0), ending: .exited(code: 0)),
    Case(status: .exited(code: 3), said: .finished, ending: .exited(code: 3)),
    Case(
      status: .exited(code: 1), said: .raised(name: "N", reason: "r"),
      ending: .raised(name: "N", reason: "r")),
    Case(
      status: .exited(code: 1), said: .neverSettled(reason: "r"),
      ending: .neverSettled(reason: "r")),
    Case(status: .timedOut(seconds: 2), said: .finished, ending: .timedOut(seconds: 2)),
    Case(status: .notRun(late: 2), ending: .notRun(late: 2)),
    Case(
      status: .signalled(5), output: "hi\nApp/A.swift:3: Fatal error: Index out of range\nbye",
      ending: .crashed(signal: 5, message: "App/A.swift:3: Fatal error: Index out of range")),
    Case(
      status: .signalled(11),
      ending: .crashed(
        signal: 11,
        message: "the process touched memory that is not its own; endless recursion does that too")),
    Case(
      status: .signalled(6), output: "Fatal error: failed to allocate 99 bytes",
      ending: .outOfMemory),
  ])
  func theEndingFollowsFromStatusAndTrace(sample: Case) {
    let report = Self.report(sample.status, output: sample.output, ending: sample.said)
    let outcome = RunOutcome(report: report, of: Self.run)
    #expect(outcome.ending == sample.ending)
    #expect(outcome.trace == SampleRun.run(frameCount: 1).trace)
  }

  @Test func theTraceOfAnotherRunIsNotBelieved() {
    var run = Self.run
    run.script = []
    let outcome = RunOutcome(
      report: Self.report(.exited(code: 0), ending: .finished), of: run)
    #expect(
      outcome
        == RunOutcome(
          ending: .unreadable(
            reason: "the trace is damaged at byte 0: the trace of another run"),
          trace: nil, output: "", isOutputCut: false))
  }

  @Test func bytesThatAreNoTraceAreUnreadable() {
    let report = RunReport(
      status: .exited(code: 0), output: [], isOutputCut: true, trace: [1, 2, 3])
    #expect(
      RunOutcome(report: report, of: Self.run)
        == RunOutcome(
          ending: .unreadable(reason: "these bytes are not a layout trace"), trace: nil,
          output: "", isOutputCut: true))
  }

  @Test func reportsAreReadOneAfterTheOther() throws {
    let reports = [
      Self.report(.exited(code: 0), output: "one", ending: .finished),
      Self.report(.signalled(9)), Self.report(.timedOut(seconds: 1.5), output: "ü"),
      Self.report(.notRun(late: 2)),
    ]
    var reader = ByteReader(reports.flatMap { $0.encoded() })
    var read: [RunReport] = []
    while !reader.isAtEnd { read.append(try RunReport(from: &reader)) }
    #expect(read == reports)
  }

  @Test func aSupervisorThatWasEndedEarlyLeavesTheOutcomesBefore() throws {
    let whole = Self.report(.exited(code: 0), ending: .finished).encoded()
    var reader = OutcomeReader(whole + whole.dropLast(5))
    #expect(try reader.next(of: Self.run)?.ending == .finished)
    #expect(throws: TraceError.truncated(at: 2 * whole.count - 5)) {
      try reader.next(of: Self.run)
    }
  }
}
