import Foundation
import Sandbox
import Testing

@testable import StepRunner

/// What of UIKit is there, as the compiler sees it.
///
/// With `STRETCHY_RECORD=1` in the environment the page is written anew, and the test fails.
@Suite(.serialized) struct CoverageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/UIKit/COVERAGE.md")

  private func probe(_ bench: Bench) async throws -> CoverageProbe {
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let folder = bench.folder.appending(path: "probe", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return CoverageProbe(
      sdk: try await Bench.sharedSDK(in: sandbox), sandbox: sandbox, folder: folder)
  }

  @Test func thePageSaysWhatTheCompilerSays() async throws {
    let bench = try Bench()
    let symbols = try CoverageSymbol.all()
    let coverage = try await probe(bench).coverage(of: symbols)
    let page = CoveragePage(entries: Array(zip(symbols, coverage))).markdown
    if ProcessInfo.processInfo.environment["STRETCHY_RECORD"] != nil {
      try Data(page.utf8).write(to: Self.page)
      Issue.record("The page was written anew: look at it, and run the tests without recording.")
    }
    let kept = try String(contentsOf: Self.page, encoding: .utf8)
    let (old, new) = (kept.split(separator: "\n"), page.split(separator: "\n"))
    #expect(
      new.difference(from: old).map { "\($0)" } == [],
      "STRETCHY_RECORD=1 swift test --filter CoverageTests writes the page anew")
    try bench.clear()
  }

  @Test func theProbeTellsWhatIsThereFromWhatIsNot() async throws {
    let bench = try Bench()
    func symbol(_ probe: String, outside: String? = nil) -> CoverageSymbol {
      CoverageSymbol(
        repositories: 1, occurrences: 1, group: "", name: probe, probe: probe, outside: outside)
    }
    let coverage = try await probe(bench).coverage(of: [
      symbol("_ = UIView()"), symbol("_ = UIViewThatIsNot()"), symbol("_ = view.nothingOfTheKind"),
      symbol("_ = Selector.self"), symbol("#source: @objc class A {}"),
      symbol("#source: @main class A {}"), symbol("-", outside: "elsewhere"),
      symbol("_ = view.frame"),
    ])
    #expect(coverage[0] == .there && coverage[7] == .there && coverage[5] == .there)
    #expect(coverage[1] == .missing && coverage[2] == .missing)
    #expect(coverage[3].isRefused && coverage[4].isRefused)
    #expect(coverage[6] == .outside("elsewhere"))
    try bench.clear()
  }
}
