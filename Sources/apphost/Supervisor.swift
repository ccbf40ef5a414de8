import Foundation
import LayoutTrace

/// Makes the runs of a request one after the other, each in a process of its own that is a copy of
/// this one.
///
/// The supervisor itself never runs a line of the app: it loads nothing of it, and the app's
/// process can neither read nor write its memory. It ends what takes too long, and keeps what the
/// app prints and sends back within limits.
@MainActor struct Supervisor {
  private let request: SimulationRequest

  /// Reads the request.
  ///
  /// - Throws: `HostError.unreadableRequest` or `newerRequest`.
  init(requestAt url: URL) throws(HostError) {
    do {
      request = try JSONDecoder().decode(
        SimulationRequest.self, from: Data(contentsOf: url))
    } catch {
      throw .unreadableRequest(path: url.path, reason: String(describing: error))
    }
    guard request.version <= SimulationRequest.currentVersion else {
      throw .newerRequest(found: request.version, supported: SimulationRequest.currentVersion)
    }
  }

  /// After so many runs that came to no end the others are told as such without being made: an app
  /// that hangs is not to be waited for on each device.
  private static let patience = 2

  /// Makes every run and writes its report as soon as it is over.
  ///
  /// - Throws: `HostError.system` if no process can be made or nothing can be written.
  func makeRuns(writingTo output: Int32) throws(HostError) {
    Descendants.adopt()
    let limits = RunProcess.Limits(
      seconds: request.timeLimit, outputBytes: request.outputLimit,
      traceBytes: request.traceLimit)
    var late = 0
    WarmUp.run(before: request.runs)
    for run in request.runs {
      guard late < Self.patience else {
        let report = RunReport(
          status: .notRun(late: late), output: [], isOutputCut: false, trace: [])
        try Descriptor.write(report.encoded(), to: output)
        continue
      }
      let app = AppRun(
        run: run, library: request.app, resources: request.resources,
        mainController: request.mainController)
      let process = try RunProcess.start { trace in app.begin(writingTo: trace) }
      let report = process.report(within: limits)
      if case .timedOut = report.status { late += 1 }
      Descendants.endAll()
      try Descriptor.write(report.encoded(), to: output)
    }
  }
}
