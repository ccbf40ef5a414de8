import Foundation
import Glibc
import Measuring
import SolverOracle

/// Kills a grader at moments that a seed draws, lets it go on, and compares what comes out with what
/// a run that nobody interrupted left.
struct Interruption {
  var call: GraderCall
  var submissions: URL
  /// For whatever is made.
  var folder: URL
  var width: Int

  /// One kill and what came after it.
  struct Outcome {
    /// Seconds from the start to the kill.
    var moment: Double
    /// How many submissions were graded by then.
    var graded: Int
    /// Files that are not as the whole run left them.
    var differing: [String]
    /// Whether processes or half-written files stayed behind.
    var leftovers: [String]
  }

  /// - Parameter times: how often.
  func measure(seed: UInt64, times: Int) async throws -> [Outcome] {
    // The modules are made ready first: a kill in the midst of that is another matter.
    try await grade(into: "warm").waitForEnd()
    let length = try await Stopwatch().seconds { try await grade(into: "whole").waitForEnd() }
    let whole = try files(of: "whole")
    var generator = SplitMix(seed: seed)
    var outcomes: [Outcome] = []
    for number in 0..<times {
      let name = "killed-\(number)"
      let moment = Double.random(in: 0..<length, using: &generator)
      let process = try await grade(into: name)
      try await Task.sleep(for: .seconds(moment))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let graded = try files(of: name).keys.count {
        $0.hasPrefix("grades/") && !$0.hasSuffix(".play.json")
      }
      try await grade(into: name).waitForEnd()
      let files = try files(of: name)
      outcomes.append(
        Outcome(
          moment: moment, graded: graded,
          differing: Set(files.keys).union(whole.keys).filter { files[$0] != whole[$0] }.sorted(),
          leftovers: files.keys.filter { $0.contains(".draft-") }.sorted()
            + (try Judge.stragglers())))
    }
    return outcomes
  }

  private func grade(into name: String) async throws -> Process {
    try call.start([
      submissions.path, "--steps", "Step-3", "--jobs", "\(width)", "--output",
      folder.appending(path: name).path,
    ])
  }

  /// What lies below a folder of results, but for how long things took.
  private func files(of name: String) throws -> [String: Data] {
    let root = folder.appending(path: name)
    var files: [String: Data] = [:]
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String {
      var isFolder: ObjCBool = false
      let file = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue, !["times.json", ".lock"].contains(path)
      else { continue }
      files[path] = try Data(contentsOf: file)
    }
    return files
  }
}

extension Process {
  /// - Throws: `BenchmarkError` when it fails.
  fileprivate func waitForEnd() throws {
    waitUntilExit()
    guard terminationStatus == 0 else { throw BenchmarkError.commandFailed("stretchy grade") }
  }
}
