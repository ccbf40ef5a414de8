import Foundation
package import Sandbox

/// Tells the lines of the sources that places in an app's library were compiled from.
package struct SourceLines: Sendable {
  /// A line of a step's sources, counted from 1; the file relative to the step's folder.
  package struct Place: Equatable, Sendable {
    package var file: String
    package var line: Int
  }

  let sdk: SDK
  let sandbox: Sandbox

  /// The lines of places in an app's library.
  ///
  /// The toolchain's `llvm-symbolizer` reads the library's line table, in the sandbox and once for
  /// all places: the library is the learner's.
  ///
  /// - Parameter offsets: from the library's beginning, as it is loaded.
  /// - Returns: a place an offset, in the same order; nil where nothing is known of it, and
  ///   everywhere when the toolchain has no symbolizer.
  /// - Throws: `SandboxError` when it cannot be started.
  package func places(
    at offsets: [Int], of app: BuiltApp
  ) async throws(SandboxError) -> [Place?] {
    let unknown = [Place?](repeating: nil, count: offsets.count)
    let symbolizer = sdk.toolchain.appending(path: "usr/bin/llvm-symbolizer").path
    guard !offsets.isEmpty, FileManager.default.isExecutableFile(atPath: symbolizer)
    else { return unknown }
    let outcome = try await sandbox.run(
      SandboxCommand(
        executable: symbolizer,
        arguments: [
          "--obj=\(app.library.path)", "--functions=none", "--no-inlines",
        ] + offsets.map { "0x" + String($0, radix: 16) },
        workingFolder: "/tmp",
        readable: [app.library.path, sdk.toolchain.path].filter {
          $0 != "/" && !$0.hasPrefix("/usr/") && $0 != "/usr"
        },
        limits: SandboxLimits(
          wallSeconds: 20, cpuSeconds: 20, addressSpace: 4 << 30, processes: 16,
          fileSize: 1 << 20, scratchSize: 1 << 20, outputSize: 1 << 20, errorSize: 64 << 10)))
    guard outcome.ending == .exited(code: 0) else { return unknown }
    let places = Self.places(in: String(decoding: outcome.output, as: UTF8.self))
    // A file whose name has lines of its own would put the answers out of step with the questions.
    return places.count == offsets.count ? places : unknown
  }

  /// Reads lines such as `./App/Page.swift:12:9`, each with an empty one below it.
  static func places(in text: String) -> [Place?] {
    text.split(separator: "\n").map { answer in
      guard let match = answer.wholeMatch(of: /(?:\.\/)?(.+\.swift):(\d{1,7}):\d+/),
        let line = Int(match.2), line > 0, !match.1.hasPrefix("/")
      else { return nil }
      return Place(file: String(match.1), line: line)
    }
  }
}
