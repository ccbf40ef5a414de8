import Foundation
import Measuring

/// Times the watch mode from a save to the first verdict on it, beside the bare compiler on the same
/// file, in turn in one run.
struct SaveBenchmark {
  /// The folder that holds the `stretchy` and `apphost` that are measured.
  var products: URL
  /// How many saves are timed.
  var saves: Int

  init(products: URL, saves: Int) {
    self.products = products
    self.saves = saves
  }

  /// What each save took, in seconds, ascending.
  struct Figures {
    var verdicts: [Double]
    var compiler: [Double]

    /// The value below which a share of the saves lies.
    static func quantile(_ share: Double, of values: [Double]) -> Double {
      values[min(values.count - 1, Int(share * Double(values.count)))]
    }
  }

  private let stopwatch = Stopwatch()

  private static let file = "StretchyViewController.swift"
  /// The edit of every second save: with it the header has the wrong height.
  private static let (right, wrong) = ("multipliedBy(0.7)", "multipliedBy(0.6)")
  /// What the screen says only of a passed and of a failed step.
  private static let (passed, failed) = ("is as the tutorial promises", "expected  ")

  func measure() throws -> Figures {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "stretchy-saves-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // A left-over folder is harmless.
    let work = folder.appending(path: "work")
    try run([products.appending(path: "stretchy").path, "start", work.path], in: folder)
    let source = work.appending(path: Self.file)
    let code = try String(contentsOf: source, encoding: .utf8)
    guard code.contains(Self.right) else { throw BenchmarkError.noPlace(Self.right) }

    let watch = try WatchedTerminal(
      products.appending(path: "stretchy").path, in: work, cache: folder)
    defer { watch.end() }
    // The first check fills the compiler's cache; it begins with the task on the screen.
    try watch.wait(for: " hold")
    var figures = Figures(verdicts: [], compiler: [])
    for number in 0..<saves {
      let isWrong = number.isMultiple(of: 2)
      let text =
        code.replacing(Self.right, with: isWrong ? Self.wrong : Self.right) + "// \(number)\n"
      figures.verdicts.append(
        try stopwatch.nanoseconds { () throws in
          try Data(text.utf8).write(to: source)
          try watch.wait(for: isWrong ? Self.failed : Self.passed)
        } / 1e9)
      figures.compiler.append(
        try stopwatch.nanoseconds { () throws in try compile(in: work, cache: folder) } / 1e9)
    }
    figures.verdicts.sort()
    figures.compiler.sort()
    return figures
  }

  /// Compiles the app with nothing but the compiler.
  private func compile(in work: URL, cache: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: work.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    try run(
      [
        "/usr/bin/env", "swiftc", "-parse-as-library", "-emit-library", "-module-name", "App",
        "-swift-version", "5", "-I", products.appending(path: "Modules").path,
        "-module-cache-path", cache.appending(path: "modules").path, "-o",
        cache.appending(path: "app.so").path,
      ] + files, in: work)
  }

  private func run(_ words: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError.commandFailed(words.joined(separator: " "))
    }
  }
}

/// `stretchy` at a terminal that `script` makes for it, of which only what is new is looked at.
private final class WatchedTerminal {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var seen = Data()

  init(_ executable: String, in folder: URL, cache: URL) throws {
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = ["-qfc", executable, "/dev/null"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": cache.path, "TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8",
      "SHELL": "/bin/sh",
    ]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Reads until a text is written.
  ///
  /// - Throws: `BenchmarkError.commandFailed` when the terminal closes before.
  func wait(for text: String) throws {
    let wanted = Data(text.utf8)
    seen.removeAll()
    while seen.range(of: wanted) == nil {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw BenchmarkError.commandFailed("stretchy, watching") }
      seen += more
    }
  }

  /// Quits.
  func end() {
    // A terminal that is gone has ended by itself.
    try? input.fileHandleForWriting.write(contentsOf: Data("q".utf8))
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
