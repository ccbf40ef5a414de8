package import Foundation
import LayoutTrace
package import Sandbox

/// Everything that running steps needs of this machine, made ready once.
package struct Workshop: Sendable {
  package let sandbox: Sandbox
  let builder: Builder
  let simulator: AppSimulator
  /// Draws what runs have recorded.
  package let illustration: Illustration
  /// Where in the sources a place of an app's library is.
  package let lines: SourceLines

  /// Where things are, and what is allowed.
  package struct Settings: Sendable {
    /// The folder that holds `apphost` and `Modules`.
    package var products: URL
    /// The user's cache folder.
    package var cache: URL
    /// The value of `PATH`, in which the compiler is looked for.
    package var path: String
    package var policy: Sandbox.Policy
    /// Whether results of earlier runs are taken.
    package var usesCache: Bool
    /// Wall-clock seconds for one compile, and for one run of an app.
    package var buildTimeLimit: Double
    package var runTimeLimit: Double
    /// Bytes of trace that one run may send back.
    package var traceLimit: Int

    package init(
      products: URL, cache: URL, path: String, policy: Sandbox.Policy, usesCache: Bool,
      buildTimeLimit: Double, runTimeLimit: Double,
      traceLimit: Int = SimulationRequest.usualTraceLimit
    ) {
      self.products = products
      self.cache = cache
      self.path = path
      self.policy = policy
      self.usesCache = usesCache
      self.buildTimeLimit = buildTimeLimit
      self.runTimeLimit = runTimeLimit
      self.traceLimit = traceLimit
    }
  }

  /// - Throws: `SandboxError` when learner code cannot be held here, `SDKError` when our own
  ///   installation is incomplete.
  package init(_ settings: Settings) async throws {
    sandbox = try await Sandbox(policy: settings.policy)
    let sdk = try await SDK.prepare(
      products: settings.products, cache: settings.cache, path: settings.path, sandbox: sandbox)
    let cache = settings.usesCache ? ContentCache(folder: settings.cache) : nil
    illustration = Illustration(
      sdk: sdk, sandbox: sandbox, timeLimit: Self.drawingTimeLimit)
    lines = SourceLines(sdk: sdk, sandbox: sandbox)
    builder = Builder(
      sdk: sdk, sandbox: sandbox, cache: cache, timeLimit: settings.buildTimeLimit)
    simulator = AppSimulator(
      sdk: sdk, sandbox: sandbox, cache: cache, timeLimit: settings.runTimeLimit,
      traceLimit: settings.traceLimit)
  }
  /// Wall-clock seconds for one picture or film: a film of half a minute takes most of it on a slow
  /// machine.
  private static let drawingTimeLimit = 300.0
}
