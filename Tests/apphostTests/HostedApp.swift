import Foundation
import LayoutTrace
import Testing

/// An app, compiled into a folder of its own, and `apphost` to run it.
struct HostedApp {
  private let folder: URL
  private let library: URL

  /// Compiles the app into a new folder.
  ///
  /// - Parameter files: the app's resources, by their names.
  init(source text: String = hostileSource, files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    library = folder.appending(path: "App.so")
    let source = folder.appending(path: "App.swift")
    try Data(text.utf8).write(to: source)
    for name in files.keys.sorted() {
      try Data(files[name, default: ""].utf8).write(to: folder.appending(path: name))
    }
    let compiler = try Self.run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-parse-as-library", "-emit-library", "-module-name", "App",
        "-swift-version", "5", "-I", Self.products.appending(path: "Modules").path, source.path,
        "-o", library.path,
      ])
    try #require(compiler.code == 0, "\(String(decoding: compiler.errors, as: UTF8.self))")
  }

  /// Removes the folder.
  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// Makes runs of a time limit in seconds, with the app doing a deed in each.
  func outcomes(
    deed: String = "", script: [Gesture] = [], limit: Double = 30, runs: Int = 1,
    library: URL? = nil
  ) throws -> [RunOutcome] {
    let run = SimulationRequest.Run(device: DeviceCatalog.devices[0], script: script)
    let request = SimulationRequest(
      app: (library ?? self.library).path, resources: folder.path,
      runs: Array(repeating: run, count: runs), timeLimit: limit, outputLimit: 10_000)
    let file = folder.appending(path: "request.json")
    try JSONEncoder().encode(request).write(to: file)
    let result = try Self.run(Self.apphost, [file.path], environment: ["DEED": deed])
    #expect(result.code == 0, "\(String(decoding: result.errors, as: UTF8.self))")
    var reader = OutcomeReader([UInt8](result.output))
    var outcomes: [RunOutcome] = []
    while let outcome = try reader.next(of: run) { outcomes.append(outcome) }
    return outcomes
  }

  /// What `apphost` says to something that is no request.
  static func complaint(about request: String) throws -> (code: Int32, words: String) {
    let result = try run(apphost, [request])
    return (result.code, String(decoding: result.errors, as: UTF8.self))
  }

  /// The folder of what SwiftPM has built, the test bundle among it.
  private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private static let apphost = products.appending(path: "apphost")

  private static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, output: Data, errors: Data) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, said, complained)
  }
}
