import Foundation
package import Sandbox

/// Tells the lines of the sources that places in an app's library were compiled from.
package struct SourceLines: Sendable {
  let sdk: SDK
  let sandbox: Sandbox

  /// The file, relative to the step's folder, and the line of a place.
  ///
  /// The toolchain's `llvm-symbolizer` reads the library's line table, in the sandbox: the library is
  /// the learner's.
  ///
  /// - Parameter offset: from the library's beginning, as it is loaded.
  /// - Returns: nil when nothing is known of the place, or the toolchain has no symbolizer.
  /// - Throws: `SandboxError` when it cannot be started.
  package func line(
    at offset: Int, of app: BuiltApp
  ) async throws(SandboxError) -> (file: String, line: Int)? {
    let symbolizer = sdk.toolchain.appending(path: "usr/bin/llvm-symbolizer").path
    guard FileManager.default.isExecutableFile(atPath: symbolizer) else { return nil }
    let outcome = try await sandbox.run(
      SandboxCommand(
        executable: symbolizer,
        arguments: [
          "--obj=\(app.library.path)", "--functions=none", "--no-inlines",
          "0x" + String(offset, radix: 16),
        ],
        workingFolder: "/tmp",
        readable: [app.library.path, sdk.toolchain.path].filter {
          $0 != "/" && !$0.hasPrefix("/usr/") && $0 != "/usr"
        },
        limits: SandboxLimits(
          wallSeconds: 5, cpuSeconds: 5, addressSpace: 4 << 30, processes: 16,
          fileSize: 1 << 20, scratchSize: 1 << 20, outputSize: 64 << 10, errorSize: 64 << 10)))
    guard outcome.ending == .exited(code: 0) else { return nil }
    return Self.line(in: String(decoding: outcome.output, as: UTF8.self))
  }

  /// Reads `./App/Page.swift:12:9`.
  static func line(in text: String) -> (file: String, line: Int)? {
    guard let first = text.split(separator: "\n").first,
      let match = first.wholeMatch(of: /(?:\.\/)?(.+\.swift):(\d{1,7}):\d+/),
      let line = Int(match.2), line > 0, !match.1.hasPrefix("/")
    else { return nil }
    return (String(match.1), line)
  }
}
