import ArgumentParser
import Course
import Foundation
import LayoutTrace
import Sandbox
import StepRunner

/// How steps are run on this machine.
struct MachineOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A device to check on instead of the course's own, several times for several; "
        + "'stretchy devices' lists them.", valueName: "name"))
  var device: [String] = []

  @Option(name: .long, help: "How many steps are taken at a time; all processors by default.")
  var jobs: Int?

  @Flag(name: .long, help: "Build and run everything anew.")
  var noCache = false

  @Option(name: .long, help: "Seconds that one run of an app may take.")
  var timeout = 20.0

  @Flag(
    name: .long,
    help: "Run the learner's code with your own rights, where bubblewrap cannot run.")
  var unsafeNoSandbox = false

  func validate() throws {
    guard jobs.map({ $0 > 0 }) ?? true else { throw ValidationError("--jobs is at least 1.") }
    guard timeout.isFinite, timeout > 0 else { throw ValidationError("--timeout is more than 0.") }
    _ = try devices()
  }

  /// How many steps are taken at a time.
  var width: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The devices asked for; nil for the course's own.
  func devices() throws -> [Device]? {
    guard !device.isEmpty else { return nil }
    return try device.map { name in
      guard let device = DeviceCatalog.device(named: name) else {
        throw ValidationError(
          "No device is called '\(name)'. There are: "
            + DeviceCatalog.devices.map(\.name).joined(separator: ", "))
      }
      return device
    }
  }

  /// Makes ready what running steps needs.
  func workshop() async throws -> Workshop {
    try await workshop(usesCache: !noCache, traceLimit: SimulationRequest.usualTraceLimit)
  }

  /// The same for a class: nothing goes from one learner's run to another's by way of the user's
  /// cache, nor does a class fill it, and an app that records without end takes little memory here.
  func gradingWorkshop() async throws -> Workshop {
    try await workshop(usesCache: false, traceLimit: SimulationRequest.usualTraceLimit / 4)
  }

  private func workshop(usesCache: Bool, traceLimit: Int) async throws -> Workshop {
    let environment = ProcessInfo.processInfo.environment
    return try await Workshop(
      Workshop.Settings(
        products: Self.products,
        cache: ContentCache.userCacheFolder(
          environment: environment, home: FileManager.default.homeDirectoryForCurrentUser),
        path: environment["PATH"] ?? "", policy: unsafeNoSandbox ? .unsafeLimitsOnly : .bubblewrap,
        usesCache: usesCache, buildTimeLimit: 60, runTimeLimit: timeout, traceLimit: traceLimit))
  }

  /// The folder that this executable is in, where `apphost` and `Modules` are as well.
  private static var products: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
