extension RunOutcome {
  /// Judges what a supervisor says of a run.
  ///
  /// A run is finished only if its process ended well *and* its trace says that the script was
  /// played to the end: an app that ends itself early has not finished. A trace of another device
  /// or script than asked for is not believed.
  package init(report: RunReport, of run: SimulationRequest.Run) {
    output = String(decoding: report.output, as: UTF8.self)
    isOutputCut = report.isOutputCut
    trace = nil
    var said: TraceEnding?
    var damage: TraceError?
    if !report.trace.isEmpty {
      do throws(TraceError) {
        let recorded = try RecordedRun(decoding: report.trace)
        let isOfTheRun = recorded.trace.device == run.device && recorded.trace.script == run.script
        if isOfTheRun {
          trace = recorded.trace
          said = recorded.ending
        } else {
          damage = .malformed(what: "the trace of another run", at: 0)
        }
      } catch {
        damage = error
      }
    }
    ending = Self.ending(status: report.status, said: said, damage: damage, output: output)
  }

  private static func ending(
    status: RunReport.Status, said: TraceEnding?, damage: TraceError?, output: String
  ) -> Ending {
    switch (status, said) {
    case (.timedOut(let seconds), _):
      .timedOut(seconds: seconds)
    case (.notRun(let late), _):
      .notRun(late: late)
    case (.signalled(let signal), _):
      CrashMessage.saysOutOfMemory(output)
        ? .outOfMemory
        : .crashed(
          signal: signal, message: CrashMessage.reason(signal: signal, output: output))
    case (.exited, .raised(let name, let reason)):
      .raised(name: name, reason: reason)
    case (.exited, .neverSettled(let reason)):
      .neverSettled(reason: reason)
    case (.exited(code: 0), .finished):
      .finished
    case (.exited(let code), _):
      damage.map { .unreadable(reason: String(describing: $0)) } ?? .exited(code: code)
    }
  }
}

/// Reads the reports of a supervisor's standard output, one run after the other.
package struct OutcomeReader {
  private var reader: ByteReader

  package init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
  }

  /// The outcome of the next run; nil if nothing is left.
  ///
  /// - Throws: `TraceError` if what follows is not a whole report.
  package mutating func next(
    of run: SimulationRequest.Run
  ) throws(TraceError) -> RunOutcome? {
    guard !reader.isAtEnd else { return nil }
    return RunOutcome(report: try RunReport(from: &reader), of: run)
  }
}
