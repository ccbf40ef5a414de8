import Foundation
import Measuring
import Subprocess
import SystemPackage

/// Times `stretchy run` on the built-in repository, cold and unchanged, beside the bare compiler on
/// the same six apps, two at a time, in turn in one run.
struct RunBenchmark {
  /// The folder that holds the `stretchy` and `apphost` that are measured.
  var products: URL
  /// The folder of the course whose steps are compiled bare.
  var course: URL
  var rounds: Int

  private static let steps = (1...6).map { "Step-\($0)" }

  /// The medians over the rounds, in seconds.
  struct Figures {
    var cold: Double
    var unchanged: Double
    var compiler: Double
  }

  func measure() async throws -> Figures {
    var cold: [Double] = []
    var unchanged: [Double] = []
    var compiler: [Double] = []
    let stopwatch = Stopwatch()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "stretchy-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // A left-over folder is harmless.
    // The SDK is staged once a build of Stretchy, and the compiler fills a cache of its own once a
    // machine: neither is what is measured.
    try await run(in: folder, arguments: ["run"])
    try await compileAll(into: folder)
    for _ in 0..<rounds {
      compiler.append(try await stopwatch.seconds { try await compileAll(into: folder) })
      cold.append(
        try await stopwatch.seconds { try await run(in: folder, arguments: ["run", "--no-cache"]) })
      unchanged.append(
        try await stopwatch.seconds { try await run(in: folder, arguments: ["run"]) })
    }
    return Figures(cold: cold.median, unchanged: unchanged.median, compiler: compiler.median)
  }

  private func run(in cache: URL, arguments: [String]) async throws {
    let result = try await Subprocess.run(
      .path(.init(products.appending(path: "stretchy").path)),
      arguments: Arguments(arguments),
      environment: .inherit.updating(["XDG_CACHE_HOME": cache.path]),
      output: .discarded, error: .discarded)
    guard result.terminationStatus.isSuccess else {
      throw BenchmarkError.commandFailed("stretchy " + arguments.joined(separator: " "))
    }
  }

  private func compileAll(into folder: URL) async throws {
    var waiting = Self.steps[...]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        if let step = waiting.popFirst() { group.addTask { try await compile(step, into: folder) } }
      }
      while try await group.next() != nil {
        if let step = waiting.popFirst() { group.addTask { try await compile(step, into: folder) } }
      }
    }
  }

  private func compile(_ step: String, into folder: URL) async throws {
    let sources = course.appending(path: step)
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let result = try await Subprocess.run(
      .name("swiftc"),
      arguments: Arguments(
        files + [
          "-parse-as-library", "-emit-library", "-module-name", "App", "-swift-version", "5",
          "-I", products.appending(path: "Modules").path,
          "-o", folder.appending(path: "lib\(step).so").path,
        ]),
      workingDirectory: .init(sources.path),
      output: .discarded, error: .discarded)
    guard result.terminationStatus.isSuccess else {
      throw BenchmarkError.commandFailed("swiftc of \(step)")
    }
  }
}

/// A benchmark that could not be taken.
enum BenchmarkError: Error, CustomStringConvertible {
  case commandFailed(String)
  case noCourse
  /// What an edit is made of is not in the code.
  case noPlace(String)

  var description: String {
    switch self {
    case .commandFailed(let command): "\(command) failed; run it by hand to see why"
    case .noPlace(let text): "the first step's code has no \(text)"
    case .noCourse: "the built-in course is not there"
    }
  }
}
