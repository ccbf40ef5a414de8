import Foundation
import Git
import LayoutTrace
import Sandbox
import Testing

@testable import StepRunner

/// Compiling steps in the sandbox; one SDK serves all of it.
@Suite(.serialized) struct BuilderTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  /// Builds each of the projects, files by their paths.
  private func build(
    _ projects: [[(path: String, text: String)]], timeLimit: Double = 60, cache: ContentCache? = nil
  ) async throws -> [BuildOutcome] {
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let builder = Builder(
      sdk: try await bench.sdk(in: sandbox), sandbox: sandbox, cache: cache, timeLimit: timeLimit)
    var outcomes: [BuildOutcome] = []
    for (index, project) in projects.enumerated() {
      for file in project { try bench.write(file.text, to: "project-\(index)/\(file.path)") }
      let step = try CheckedOutStep.checkOut(
        "Step", from: .folder(path: bench.folder.appending(path: "project-\(index)").path))
      let place = bench.folder.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      outcomes.append(try await builder.build(step, languageVersion: "5", in: place))
    }
    return outcomes
  }

  private static let app = "@main struct App { static func main() {} }\n"

  @Test func mistakesComeBackWithTheLearnersOwnPlaces() async throws {
    let outcomes = try await build([
      [("Sources/App.swift", Self.app), ("Sources/A b/é.swift", "\nlet x: Int =  \"one\"\n")]
    ])
    #expect(
      outcomes == [
        .didNotCompile([
          Diagnostic(
            file: "Sources/A b/é.swift", line: 2, column: 15, severity: .error,
            message: "cannot convert value of type 'String' to specified type 'Int'")
        ])
      ])
    try bench.clear()
  }

  @Test func whatCannotBeAnAppIsSaidWithoutACompiler() async throws {
    let outcomes = try await build([
      [("README.md", "")],
      [("A.swift", "let a = 1\n")],
      [("A.swift", Self.app), ("@b.swift", "-o /tmp/b")],
      [("A.swift", Self.app), ("-o.swift", "")],
      [("A.swift", Self.app), ("B/B.swift", "\n  @UIApplicationMain class B {}\n")],
      [("A.swift", "@main class A {\n  @objc func a() {}\n  @IBOutlet var b: Int\n}\n")],
    ])
    #expect(
      outcomes == [
        .noApp(reason: "There is no Swift file in the step."),
        .noApp(
          reason: "No class is marked @main or @UIApplicationMain, so there is no app to start."),
        .noApp(
          reason: "The compiler takes @b.swift for an option: its name may not begin with - or @."),
        .noApp(
          reason: "The compiler takes -o.swift for an option: its name may not begin with - or @."),
        .noApp(reason: "Several classes are marked as the entry point: A.swift:1:1, B/B.swift:2:3"),
        .unsupported([
          UnsupportedUse(
            file: "A.swift", line: 2, column: 3, what: "@objc",
            instead: "leave the attribute out; give closures where Objective-C would call a method "
              + "by its selector"),
          UnsupportedUse(
            file: "A.swift", line: 3, column: 3, what: "@IBOutlet",
            instead: "make the view in code and keep it in a plain property: let label = UILabel()"),
        ]),
      ])
    try bench.clear()
  }

  @Test func aCompileWithoutEndIsEnded() async throws {
    // A string of literals, each of which may be of any type, keeps the type checker busy.
    let sum = (0..<60).map { "-(\($0) + 0.5)" }.joined(separator: " + ")
    let outcomes = try await build(
      [
        [
          ("App.swift", Self.app),
          ("Sum.swift", "let sum: [Int] = [\(sum)].map { $0 * 2 + \"\" }\n"),
        ]
      ],
      timeLimit: 1)
    #expect(outcomes == [.stopped(reason: "The compiler did not come to an end within 1 s.")])
    try bench.clear()
  }

  @Test func theSameFilesAreCompiledOnce() async throws {
    let cache = ContentCache(folder: bench.folder.appending(path: "cache"))
    let project = [("App.swift", Self.app)]
    let wrong = [("App.swift", Self.app), ("B.swift", "let b = c\n")]
    let outcomes = try await build([project, wrong, project, wrong], cache: cache)
    #expect(outcomes[0] == outcomes[2])
    #expect(outcomes[1] == outcomes[3])
    guard case .built(let app) = outcomes[0], case .didNotCompile(let errors) = outcomes[1] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(app.library.path.hasPrefix(bench.folder.appending(path: "cache").path))
    #expect(errors.map(\.description) == ["B.swift:1:9: error: cannot find 'c' in scope"])
    try bench.clear()
  }

  @Test func whatIsMissingOfUsIsNamed() async throws {
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let missing = await #expect(throws: SDKError.self) {
      try await SDK.prepare(
        products: bench.folder, cache: bench.folder, path: "/usr/bin", sandbox: sandbox)
    }
    #expect(
      missing
        == .missing(bench.folder.appending(path: "Modules/UIKit.swiftmodule").path))
    let compiler = await #expect(throws: SDKError.self) {
      try await SDK.prepare(
        products: Bench.products, cache: bench.folder, path: bench.folder.path, sandbox: sandbox)
    }
    #expect(compiler == .compilerNotFound)
    let cache = await #expect(throws: SDKError.self) {
      try await SDK.prepare(
        products: Bench.products, cache: URL(filePath: "/proc/cache"),
        path: ProcessInfo.processInfo.environment["PATH"] ?? "", sandbox: sandbox)
    }
    #expect(cache == .failed("/proc/cache cannot be made"))
    try bench.clear()
  }

  @Test func twoThatMakeTheSDKReadyAtOnceAgree() async throws {
    let sandbox = try await Sandbox(policy: .bubblewrap)
    async let first = bench.sdk(in: sandbox)
    async let second = bench.sdk(in: sandbox)
    let pair = try await [first, second]
    #expect(pair[0] == pair[1])
    try bench.clear()
  }
}
