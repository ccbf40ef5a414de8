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

  /// Makes every run and writes its report as soon as it is over.
  ///
  /// - Throws: `HostError.system` if no process can be made or nothing can be written.
  func makeRuns(writingTo output: Int32) throws(HostError) {
    Descendants.adopt()
    let limits = RunProcess.Limits(
      seconds: request.timeLimit, outputBytes: request.outputLimit)
    for run in request.runs {
      let app = AppRun(
        run: run, library: request.app, resources: request.resources,
        mainController: request.mainController)
      let process = try RunProcess.start { trace in app.begin(writingTo: trace) }
      let report = process.report(within: limits)
      Descendants.endAll()
      try Descriptor.write(report.encoded(), to: output)
    }
  }
}
