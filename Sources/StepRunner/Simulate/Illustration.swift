package import Foundation
package import LayoutTrace
package import Sandbox

/// Draws what a run has recorded, in the sandbox: images, texts and numbers are the app's.
///
/// Drawing is a process of its own, so that no code of the app is near when its images are decoded,
/// and ordinary runs are not made slower by it. It sees the trace, which holds the images' files, and
/// the system; nothing else.
package struct Illustration: Sendable {
  /// A picture cannot be drawn.
  package enum Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// `drawhost` is not beside this process.
    case missing(String)
    /// What the picture was to be compared with is none, in words.
    case unreadableReference(String)
    /// Drawing took too long, or more memory than it may have.
    case tookTooMuch(String)
    /// It ended without a picture, in its own words.
    case failed(String)

    package var description: String {
      switch self {
      case .missing(let path):
        "\(path) is missing beside stretchy; build the package whole: swift build -c release"
      case .unreadableReference(let words): words
      case .tookTooMuch(let what): "drawing was ended: \(what)"
      case .failed(let words): "nothing could be drawn: \(words)"
      }
    }
  }

  private let drawHost: URL
  /// Where the libraries of Swift are.
  private let toolchain: URL
  private let sandbox: Sandbox
  /// Wall-clock seconds for one drawing.
  private let timeLimit: Double

  /// - Parameter sdk: beside whose `apphost` there is `drawhost`.
  package init(sdk: SDK, sandbox: Sandbox, timeLimit: Double) {
    drawHost = sdk.appHost.deletingLastPathComponent().appending(path: "drawhost")
    toolchain = sdk.toolchain
    self.sandbox = sandbox
    self.timeLimit = timeLimit
  }

  /// Draws a part of a recorded run.
  ///
  /// - Parameters:
  ///   - trace: with looks.
  ///   - reference: a PNG that the picture is compared with.
  ///   - folder: a folder of the caller's, for what goes into the sandbox.
  /// - Throws: `Failure`, `SandboxError` when nothing can be started, file errors.
  package func draw(
    _ result: DrawingRequest.Result, of trace: LayoutTrace, style: PictureStyle,
    reference: URL? = nil, in folder: URL
  ) async throws -> DrawingReport {
    guard FileManager.default.isExecutableFile(atPath: drawHost.path) else {
      throw Failure.missing(drawHost.path)
    }
    let record = folder.appending(path: "trace")
    try Data(RecordedRun(trace: trace, ending: .finished).encoded()).write(to: record)
    let request = folder.appending(path: "drawing.json")
    try JSONEncoder().encode(
      DrawingRequest(
        trace: record.path, result: result, style: style, reference: reference?.path)
    ).write(to: request)
    let outcome = try await sandbox.run(
      command(request: request, files: [record] + [reference].compactMap(\.self)))
    switch outcome.ending {
    case .exited(code: 0): break
    case .exited(let code):
      let words =
        String(decoding: outcome.error, as: UTF8.self).split(separator: "\n").last
        .map(String.init) ?? "it says nothing"
      throw code == 65 ? Failure.unreadableReference(words) : Failure.failed(words)
    case .signalled(let signal):
      throw Failure.tookTooMuch("it was stopped by signal \(signal), as too much memory does")
    case .timedOut(let seconds):
      throw Failure.tookTooMuch("it took more than \(Int(seconds)) seconds")
    }
    do throws(TraceError) {
      return try DrawingReport(decoding: Array(outcome.output))
    } catch {
      throw Failure.failed(String(describing: error))
    }
  }

  private func command(request: URL, files: [URL]) -> SandboxCommand {
    SandboxCommand(
      executable: drawHost.path, arguments: [request.path], workingFolder: "/tmp",
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"],
      readable: ([drawHost, toolchain, request] + files).map(\.path)
        .filter { $0 != "/" && !$0.hasPrefix("/usr") },
      limits: SandboxLimits(
        wallSeconds: timeLimit, cpuSeconds: Int(timeLimit), addressSpace: 4 << 30, processes: 64,
        fileSize: 1 << 20, scratchSize: 16 << 20, outputSize: 256 << 20, errorSize: 64 << 10))
  }
}
