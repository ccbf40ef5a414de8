import Foundation
import Testing

/// A call of the built `stretchy`, as a process of its own.
struct Command {
  /// What came of it.
  struct Result: Equatable {
    var code: Int32
    var output: String
    var errors: String
  }

  /// What is on the command line.
  var arguments: [String]
  /// The environment, beside `PATH`.
  var environment: [String: String] = [:]

  /// Runs it on the desk, its cache there too.
  ///
  /// - Parameters:
  ///   - folder: where it is called, relative to the desk.
  ///   - terminal: standard output, if it is not to be read here.
  func run(on desk: Desk, in folder: String = ".", terminal: FileHandle? = nil) throws -> Result {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = desk.folder.appending(path: folder).standardizedFileURL
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "XDG_CACHE_HOME": desk.folder.appending(path: "cache").path,
    ].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal ?? output
    process.standardError = errors
    try process.run()
    // The errors are few: they find room in their pipe until the output is read.
    try output.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// Beside this test, where everything is that was built.
  static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "stretchy")
}

/// Runs `stretchy` on the suite's desk.
func stretchy(
  _ arguments: String..., environment: [String: String] = [:]
) throws -> Command.Result {
  try Command(arguments: arguments, environment: environment).run(on: try #require(Desk.current))
}
