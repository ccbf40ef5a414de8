import Foundation
import Glibc
import Measuring
import Subprocess
import SystemPackage

/// Grades a class and compiles the same files bare, half of them before and half after, so that
/// whatever else the machine does falls on both alike.
struct Throughput {
  /// The folder that holds the `stretchy` and `apphost` that are measured.
  var products: URL
  var submissions: URL
  /// For whatever is made.
  var folder: URL
  /// How many at a time.
  var width: Int
  /// How many of the submissions do not compile.
  var failing: Int

  struct Figures {
    /// Seconds by the clock: what runs in a sandbox cannot be asked for its processor time.
    var compiler = 0.0
    var grading = 0.0
    /// Megabytes, the grader's own at the most.
    var memory = 0.0
  }

  func measure() async throws -> Figures {
    let learners = try FileManager.default.contentsOfDirectory(atPath: submissions.path).sorted()
    // The modules are made ready once a build of Stretchy, the compiler's own cache once a machine.
    _ = try await grade(Array(learners.prefix(1)), into: "warm")
    _ = try await compile(learners[0])
    var figures = Figures()
    let half = learners.count / 2
    let stopwatch = Stopwatch()
    var failed = 0
    let before = try await stopwatch.seconds {
      failed += try await compileAll(Array(learners.prefix(half)))
    }
    figures.grading = try await stopwatch.seconds {
      figures.memory = try await grade(learners, into: "out")
    }
    let after = try await stopwatch.seconds {
      failed += try await compileAll(Array(learners.dropFirst(half)))
    }
    // A compiler that cannot be called is fast.
    guard failed == failing else {
      throw BenchmarkError.commandFailed("swiftc on \(failed) submissions instead of \(failing)")
    }
    figures.compiler = before + after
    return figures
  }

  /// - Returns: the most memory that the grader had, in megabytes.
  private func grade(_ learners: [String], into name: String) async throws -> Double {
    let list = folder.appending(path: "\(name).txt")
    let lines = learners.map { submissions.appending(path: $0).path + "\n" }.joined()
    try Data(lines.utf8).write(to: list)
    let process = try GraderCall(products: products, cache: folder).start([
      list.path, "--steps", "Step-3", "--jobs", "\(width)", "--output",
      folder.appending(path: name).path,
    ])
    let peak = await Self.peak(of: process.processIdentifier)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError.commandFailed("stretchy grade")
    }
    return peak
  }

  /// Looks at a process until it is gone.
  private static func peak(of process: pid_t) async -> Double {
    var most = 0.0
    while let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Double($0) })
    {
      most = kilobytes / 1024
      try? await Task.sleep(for: .milliseconds(100))
    }
    return most
  }

  /// - Returns: how many of them do not compile.
  private func compileAll(_ learners: [String]) async throws -> Int {
    var waiting = learners[...]
    return try await withThrowingTaskGroup(of: Bool.self) { group in
      var failed = 0
      for _ in 0..<width {
        if let learner = waiting.popFirst() { group.addTask { try await compile(learner) } }
      }
      while let compiles = try await group.next() {
        if !compiles { failed += 1 }
        if let learner = waiting.popFirst() { group.addTask { try await compile(learner) } }
      }
      return failed
    }
  }

  /// With the options that the grader compiles with, by the compiler's driver as everybody calls it,
  /// and without a sandbox.
  ///
  /// - Returns: whether it compiles.
  private func compile(_ learner: String) async throws -> Bool {
    let sources = submissions.appending(path: learner)
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let result = try await Subprocess.run(
      .name("swiftc"),
      arguments: Arguments(
        files + [
          "-parse-as-library", "-emit-library", "-module-name", "App", "-swift-version", "5",
          "-wmo", "-Onone", "-gline-tables-only", "-module-cache-path",
          folder.appending(path: "clang").path,
          "-I", products.appending(path: "Modules").path,
          "-o", folder.appending(path: "\(learner).so").path,
        ]),
      workingDirectory: .init(sources.path), output: .discarded, error: .discarded)
    return result.terminationStatus.isSuccess
  }
}
