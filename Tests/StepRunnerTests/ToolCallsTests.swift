import Foundation
import Git
import Sandbox
import Testing

@testable import StepRunner

/// Apps made without the compiler's driver, and with it where that fails.
@Suite(.serialized) struct ToolCallsTests {
  private static let driver = """
    /t/usr/bin/swift-frontend -frontend -c App.swift -target x -I '/a b/modules' -swift-version 5 \
    -module-cache-path /c -Onone -parse-as-library -module-name App -o /tmp/x/App-1.o
    /t/usr/bin/swift-autolink-extract /tmp/x/App-1.o -o /tmp/x/App-2.autolink
    /t/usr/bin/clang -shared /t/swiftrt.o /tmp/x/App-1.o @/tmp/x/App-2.autolink -lswiftCore -o /p/a.so

    """

  @Test func theDriversWordsAreTakenApart() throws {
    let words = try #require(
      ToolCalls.DriverWords(Self.driver, sources: ["App.swift"], library: "/p/a.so"))
    #expect(
      words.frontend == [
        "/t/usr/bin/swift-frontend", "-frontend", "-target", "x", "-I", "/a b/modules", "-Onone",
        "-module-name", "App",
      ])
    #expect(
      words.clang == [
        "/t/usr/bin/clang", "-shared", "/t/swiftrt.o", "{object}", "-o", "{library}",
      ])
  }

  @Test(arguments: [
    "", "swiftc: nonsense", Self.driver.replacing("-frontend -c", with: "-c"),
    Self.driver.replacing("@/tmp/x/App-2.autolink", with: ""),
    Self.driver.replacing("-o /p/a.so", with: "-o /p/b.so"),
    Self.driver.replacing(" -Onone", with: " -primary-file App.swift"),
    Self.driver.replacing("'/a b/modules'", with: "'/a b/modules"),
    Self.driver + "/t/usr/bin/dsymutil\n",
  ])
  func otherWordsAreNotGuessedAt(text: String) {
    #expect(ToolCalls.DriverWords(text, sources: ["App.swift"], library: "/p/a.so") == nil)
  }

  @Test func clangsWordsAreTakenApart() {
    let text = """
      clang version 21.0.0
      Target: x86_64-unknown-linux-gnu
       "/usr/bin/ld" "-shared" "-o" "/d/a.so" "a \\"b\\"" "/d/a.o"
      """
    #expect(
      ToolCalls.linker(inClangWords: text, object: "/d/a.o", library: "/d/a.so")
        == ["/usr/bin/ld", "-shared", "-o", "{library}", "a \"b\"", "{object}"])
    #expect(ToolCalls.linker(inClangWords: text, object: "/d/b.o", library: "/d/a.so") == nil)
    #expect(
      ToolCalls.linker(inClangWords: text + "\n" + text, object: "/d/a.o", library: "/d/a.so")
        == nil)
  }

  @Test func theShellReadsEveryWordAsItIs() {
    let calls = ToolCalls(
      frontend: ["swift-frontend", "-frontend"],
      linker: ["ld", "{object}", "a'b c", "$(harm)", "-o", "{library}"],
      libraries: ["-lA", "-lB"])
    let app = ToolCalls.App(
      sources: ["A b.swift", "$B.swift"], languageVersion: "5", moduleCache: "/m c",
      isScript: false, object: "/p q/a.o", library: "/p'q/a.so")
    #expect(
      calls.shellArguments(for: app) == [
        "-c",
        #""$@" && exec 'ld' '/p q/a.o' $(grep -aohF -e '-lA' -e '-lB' '/p q/a.o') "#
          + #"'a'\''b c' '$(harm)' '-o' '/p'\''q/a.so'"#, "sh",
        "swift-frontend", "-frontend", "-swift-version", "5", "-module-cache-path", "/m c", "-o",
        "/p q/a.o", "-parse-as-library", "-c", "A b.swift", "$B.swift",
      ])
    var script = app
    script.isScript = true
    #expect(!calls.shellArguments(for: script).contains("-parse-as-library"))
  }

  @Test func withAndWithoutTheDriverTheSameComesOut() async throws {
    let bench = try Bench()
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let sdk = try await Bench.sharedSDK(in: sandbox)
    let tools = try #require(sdk.tools, "the driver's words are not understood")
    var driven = sdk
    driven.tools = nil
    var broken = [sdk, sdk]
    broken[0].tools?.linker = ["/usr/bin/false"]
    broken[1].tools?.frontend = ["/usr/bin/nothing"]
    #expect(tools.libraries.contains("-lFoundationXML"))
    #expect(!tools.libraries.contains("-lFoundation"))
    let app = "@main struct App { static func main() { print(\"\") } }\n"
    let projects = [
      // Libraries that nothing of ours asks for.
      [
        ("A b/App.swift", app),
        (
          "Xml.swift",
          "import FoundationXML\nimport Observation\n"
            + "@Observable class Model { var node = XMLElement(name: \"a\") }\n"
        ),
      ],
      [("App.swift", app), ("É.swift", "func f() { let a = 1 }\nlet b: Int = \"\"\nlet c = d\n")],
    ]
    for (number, files) in projects.enumerated() {
      for (path, text) in files { try bench.write(text, to: "\(number)/\(path)") }
      var outcomes: [BuildOutcome] = []
      for sdk in [driven, sdk] + broken {
        outcomes.append(try await build("\(number)", on: bench, with: sdk, in: sandbox))
      }
      for outcome in outcomes.dropFirst() {
        #expect(outcome.withoutPlace == outcomes[0].withoutPlace, "project \(number)")
      }
    }
    try await whatNothingOfOursAsksForIsLinked("0", on: bench, with: sdk, in: sandbox)
    // Of a library the driver has no file be a script; here `main.swift` is one.
    try bench.write("print(text)\n", to: "script/main.swift")
    try bench.write("let text = \"a script\"\n", to: "script/Text.swift")
    #expect(try await build("script", on: bench, with: sdk, in: sandbox).isBuilt)
    try bench.clear()
  }

  /// The call without the driver itself: a build that went on with the driver would not tell.
  private func whatNothingOfOursAsksForIsLinked(
    _ name: String, on bench: Bench, with sdk: SDK, in sandbox: Sandbox
  ) async throws {
    let place = bench.folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place.path)
    let library = place.appending(path: "app.so")
    let command = try #require(
      sdk.compileDirectly(
        sources: ["A b/App.swift", "Xml.swift"], in: bench.folder.appending(path: name),
        to: library, languageVersion: "5", isScript: false, limits: .compiler(seconds: 60)))
    let outcome = try await sandbox.run(command)
    #expect(
      outcome.ending == .exited(code: 0), "\(String(decoding: outcome.error, as: UTF8.self))")
    let text = String(decoding: try Data(contentsOf: library), as: UTF8.self)
    #expect(text.contains("libFoundationXML.so") && !text.contains("libFoundationNetworking.so"))
  }

  /// Builds a folder of the bench.
  private func build(
    _ name: String, on bench: Bench, with sdk: SDK, in sandbox: Sandbox
  ) async throws -> BuildOutcome {
    let step = try CheckedOutStep.checkOut(
      "Step", from: .folder(path: bench.folder.appending(path: name).path))
    let place = bench.folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let outcome = try await Builder(sdk: sdk, sandbox: sandbox, cache: nil, timeLimit: 60)
      .build(step, languageVersion: "5", in: place)
    if case .built(let app) = outcome {
      #expect(FileManager.default.fileExists(atPath: app.library.path))
    }
    return outcome
  }
}

extension BuildOutcome {
  fileprivate var isBuilt: Bool {
    if case .built = self { true } else { false }
  }

  /// The outcome wherever the library was made.
  fileprivate var withoutPlace: BuildOutcome {
    guard case .built(var app) = self else { return self }
    app.library = URL(filePath: "/")
    return .built(app)
  }
}
