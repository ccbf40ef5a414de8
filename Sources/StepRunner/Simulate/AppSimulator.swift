package import Foundation
import Git
package import LayoutTrace
package import Sandbox

/// Runs compiled apps in the sandbox: inputs go in, traces come out.
package struct AppSimulator: Sendable {
  private let sdk: SDK
  private let sandbox: Sandbox
  private let cache: ContentCache?
  /// Wall-clock seconds for one run.
  private let timeLimit: Double
  /// Bytes of trace of one run.
  private let traceLimit: Int

  package init(
    sdk: SDK, sandbox: Sandbox, cache: ContentCache?, timeLimit: Double,
    traceLimit: Int = SimulationRequest.usualTraceLimit
  ) {
    self.sdk = sdk
    self.sandbox = sandbox
    self.cache = cache
    self.timeLimit = timeLimit
    self.traceLimit = traceLimit
  }

  /// The same, for runs that nobody will ask for again.
  var withoutCache: AppSimulator {
    AppSimulator(
      sdk: sdk, sandbox: sandbox, cache: nil, timeLimit: timeLimit, traceLimit: traceLimit)
  }

  /// Bytes of a run's own output that are kept.
  private static let outputLimit = 64 << 10

  /// Makes the runs, each in a fresh process of the app, or finds what came of them before.
  ///
  /// A run that crashes, loops or lies is an outcome like any other; the runs after it are made.
  ///
  /// - Parameter folder: a folder of the caller's, for the resources and the request.
  /// - Returns: an outcome a run, in the same order.
  /// - Throws: `GitError` when a resource cannot be read, `SandboxError` when nothing can be started.
  package func simulate(
    _ app: BuiltApp, of step: CheckedOutStep, runs: [SimulationRequest.Run], in folder: URL
  ) async throws -> [RunOutcome] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let key = try CacheKey([
      "runs", app.key.hex, "\(timeLimit)",
      String(decoding: try encoder.encode(runs), as: UTF8.self),
    ])
    if let kept = cache?.find(key)?.files[Self.reportsName],
      let outcomes = read(kept, runs: runs), outcomes.count == runs.count
    {
      return outcomes
    }
    let resources = folder.appending(path: "resources", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try step.files.write(to: resources.path) { file in
      app.resources.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    let request = folder.appending(path: "request.json")
    try encoder.encode(
      SimulationRequest(
        app: app.library.path, resources: resources.path, mainController: app.mainController,
        runs: runs, timeLimit: timeLimit,
        outputLimit: Self.outputLimit, traceLimit: traceLimit)
    ).write(to: request)
    let outcome = try await sandbox.run(
      command(for: app, request: request, resources: resources, runs: runs.count))
    var outcomes = read(Data(outcome.output), runs: runs) ?? []
    if outcomes.count == runs.count, outcomes.allSatisfy(\.isRepeatable) {
      _ = cache?.store(key, [Self.reportsName: Data(outcome.output)])
    }
    while outcomes.count < runs.count { outcomes.append(Self.lost(outcome)) }
    return outcomes
  }

  private static let reportsName = "reports"

  private func command(
    for app: BuiltApp, request: URL, resources: URL, runs: Int
  ) -> SandboxCommand {
    let seconds = timeLimit * Double(runs) + 5
    return SandboxCommand(
      executable: sdk.appHost.path, arguments: [request.path], workingFolder: "/tmp",
      // A trace must not depend on the seed of a process's hash tables.
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"],
      readable: [
        sdk.appHost.path, app.library.path, resources.path, request.path, sdk.toolchain.path,
      ].filter { $0 != "/" && !$0.hasPrefix("/usr") },
      limits: SandboxLimits(
        wallSeconds: seconds, cpuSeconds: Int(seconds), addressSpace: 4 << 30, processes: 64,
        fileSize: 16 << 20, scratchSize: 64 << 20, outputSize: 8 * traceLimit, errorSize: 64 << 10))
  }

  /// The outcomes as far as the reports go; nil when they are no reports.
  private func read(_ bytes: Data, runs: [SimulationRequest.Run]) -> [RunOutcome]? {
    var reader = OutcomeReader(Array(bytes))
    var outcomes: [RunOutcome] = []
    do throws(TraceError) {
      for run in runs {
        guard let outcome = try reader.next(of: run) else { break }
        outcomes.append(outcome)
      }
    } catch {
      return outcomes.isEmpty ? nil : outcomes
    }
    return outcomes
  }

  /// The outcome of a run whose report never came: the supervisor itself was ended.
  private static func lost(_ outcome: SandboxOutcome) -> RunOutcome {
    let ending: RunOutcome.Ending =
      switch outcome.ending {
      case .timedOut(let seconds): .timedOut(seconds: seconds)
      case .signalled(let signal):
        .crashed(signal: signal, message: "the process that watches over the app was ended")
      case .exited:
        .unreadable(reason: "the process that watches over the app ended without a report")
      }
    return RunOutcome(
      ending: ending, trace: nil, output: String(decoding: outcome.error, as: UTF8.self),
      isOutputCut: outcome.isCut)
  }
}

extension RunOutcome {
  /// Whether another run would end alike: what the machine's load may have decided is not kept.
  fileprivate var isRepeatable: Bool {
    switch ending {
    case .finished, .raised, .neverSettled, .crashed, .exited, .unreadable: true
    case .timedOut, .notRun, .outOfMemory: false
    }
  }
}
