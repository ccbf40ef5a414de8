import Foundation
import Testing

/// The scripts that drive the browser.
enum Browser {
  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Scripts")

  /// The Python that `.ci/setup tests` made ready, with selenium and axe-core.
  private static var python: URL {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "/root") + "/.cache"
    return URL(filePath: cache).appending(path: "stretchy-tests/python/bin/python")
  }

  /// Runs a script on files of the desk.
  ///
  /// - Returns: what it says: `ok` and a newline, or what is not so.
  static func run(_ script: String, _ files: String...) throws -> String {
    let desk = try #require(Desk.current)
    return try run(script, arguments: files.map { desk.path($0) })
  }

  /// Runs a script with arguments that need not be files of the desk.
  static func run(_ script: String, arguments: [String]) throws -> String {
    try #require(
      FileManager.default.isExecutableFile(atPath: python.path),
      "the browser's Python is not there; .ci/setup tests makes it ready")
    let process = Process()
    process.executableURL = python
    process.arguments = [scripts.appending(path: script).path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PYTHONDONTWRITEBYTECODE": "1", "SE_OFFLINE": "true",
    ]) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
