import Foundation
import LayoutTrace
import Sandbox
import Testing

@testable import StepRunner

/// Which Swift a step is written in, and that it is compiled as that and no other.
@Suite(.serialized) struct LanguageModeTests {
  @Test(
    "a version is of the latest mode that is not newer",
    arguments: zip(
      ["3.0", "4", "4.0", "4.1.2", "4.2", "5.0", "5.10", "6", "6.3.1", "7", "", "five", ".5"],
      ["4", "4", "4", "4", "4.2", "5", "5", "6", "6", "6", nil, nil, nil]))
  func versions(version: String, mode: String?) {
    #expect(LanguageMode(version: version)?.rawValue == mode)
  }

  @Test(
    "a project file says the mode, or nothing",
    arguments: [
      ("A.xcodeproj/project.pbxproj", "SWIFT_VERSION = 4.0;\nSWIFT_VERSION = 4.0;", "4"),
      ("A.xcodeproj/project.pbxproj", "SWIFT_VERSION = \"4.2\";", "4.2"),
      ("A.xcodeproj/project.pbxproj", "SWIFT_VERSION = 4.0; SWIFT_VERSION = 5.0;", "5"),
      (
        "A.xcodeproj/project.pbxproj",
        "SWIFT_VERSION = 4.0; SWIFT_VERSION = 5.0; SWIFT_VERSION = 4.0;", "4"
      ),
      ("A.xcodeproj/project.pbxproj", "SWIFT_VERSION = \"$(inherited)\";", nil),
      ("App/Info.plist", "SWIFT_VERSION = 4.0;", nil),
      ("Package.swift", "// swift-tools-version:5.9\nlet package", "5"),
      ("Package.swift", "// swift-tools-version: 6.0\nlet package", "6"),
      ("App/Package.swift", "// swift-tools-version: 6.0\nswiftLanguageModes: [.v5]", "5"),
      ("Package.swift", "// swift-tools-version:5\nswiftLanguageVersions: [.v4, .v4_2]", "4.2"),
      ("Package.swift", "import PackageDescription", nil),
    ])
  func projects(file: String, text: String, mode: String?) {
    #expect(ProjectFile.languageMode(in: Array(text.utf8), file: file)?.rawValue == mode)
  }

  private static let app = "@main struct App { static func main() {} }\n"
  /// Compiles before 6 only: it is a variable that anyone may change at any time.
  private static let beforeSix = "var count = 0\nfunc more() { count += 1 }\n"
  /// The first error of a project's build in a mode; nil if it was built.
  private func error(
    of files: [String: String], mode: String?, in bench: Bench, notes: (([String]) -> Void)? = nil
  ) async throws -> String? {
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let builder = Builder(
      sdk: try await Bench.sharedSDK(in: sandbox), sandbox: sandbox, cache: nil, timeLimit: 120)
    let name = UUID().uuidString
    for (path, text) in files { try bench.write(text, to: "\(name)/\(path)") }
    let step = try CheckedOutStep.checkOut(
      "Step", from: .folder(path: bench.folder.appending(path: name).path))
    let place = bench.folder.appending(path: "\(name)-products")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    switch try await builder.build(step, languageVersion: mode, in: place) {
    case .built(let app):
      notes?(app.notes)
      return nil
    case .didNotCompile(let errors): return errors.first?.message
    case let other:
      return "\(other)"
    }
  }

  @Test func codeThatNeedsAnOldModeCompilesInThatAlone() async throws {
    let bench = try Bench()
    let files = ["App.swift": Self.app, "Count.swift": Self.beforeSix]
    for mode in ["4", "4.2", "5"] {
      #expect(try await error(of: files, mode: mode, in: bench) == nil)
    }
    let refusal = try await error(of: files, mode: "6", in: bench)
    #expect(refusal?.contains("is not concurrency-safe") == true, "\(refusal ?? "built")")
    try bench.clear()
  }

  @Test func aStepIsCompiledAsItsProjectAsksUnlessTheCourseSays() async throws {
    let bench = try Bench()
    let project = "App.xcodeproj/project.pbxproj"
    let files = [
      "App.swift": Self.app, "Count.swift": Self.beforeSix, project: "SWIFT_VERSION = 6.0;",
    ]
    #expect(try await error(of: files, mode: nil, in: bench) != nil)
    var notes: [String] = ["not built"]
    #expect(try await error(of: files, mode: "5", in: bench) { notes = $0 } == nil)
    #expect(notes == [])
    let old = files.merging([project: "SWIFT_VERSION = 4.0;"]) { $1 }
    #expect(try await error(of: old, mode: nil, in: bench) { notes = $0 } == nil)
    #expect(notes == ["App.xcodeproj/project.pbxproj: compiled as Swift 4, as it asks."])
    try bench.clear()
  }

  /// A controller as strict code has it, and what it must not do.
  private static let controller = """
    import UIKit

    @main @MainActor final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Page()
        window?.makeKeyAndVisible()
        return true
      }
    }

    @MainActor protocol Filling { func fill(_ view: UIView) }

    @MainActor final class Page: UIViewController, Filling, UIScrollViewDelegate {
      private let scrollView = UIScrollView()
      private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        fill(scrollView)
        UIView.animate(withDuration: 0.1, animations: { self.scrollView.alpha = 0.5 }) { _ in
          self.scrollView.alpha = 1
        }
        Task { @MainActor in self.title = "Page" }
      }
      func fill(_ view: UIView) {
        self.view.addSubview(view)
        view.frame = self.view.bounds.inset(by: Self.insets)
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { fill(scrollView) }
    }

    """

  @Test func codeOnTheMainActorCompilesInSix() async throws {
    let bench = try Bench()
    #expect(try await error(of: ["App.swift": Self.controller], mode: "6", in: bench) == nil)
    let wrong =
      Self.controller + "func anywhere(_ page: Page, _ view: UIView) { page.fill(view) }\n"
    let refusal = try await error(of: ["App.swift": wrong], mode: "6", in: bench)
    #expect(refusal?.contains("main actor-isolated instance method 'fill'") == true)
    #expect(try await error(of: ["App.swift": Self.controller], mode: "4", in: bench) == nil)
    try bench.clear()
  }

  @Test func aCacheForAModeIsFilledOnceForAllThatWaitForIt() async throws {
    let bench = try Bench()
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let sdk = try await bench.sdk(in: sandbox)
    func isReady(_ mode: String) -> Bool {
      FileManager.default.fileExists(
        atPath: sdk.moduleCaches.appending(path: "ready-\(mode)").path)
    }
    #expect(!isReady("4"))
    let caches = ModuleCaches(sdk: sdk, sandbox: sandbox)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { try await caches.fill("4") } }
      try await group.waitForAll()
    }
    #expect(isReady("4") && !isReady("6"))
    // Whoever fills it makes the folder anew: another process leaves it as it is.
    let folder = try number(of: sdk.moduleCache("4"))
    try await ModuleCaches(sdk: sdk, sandbox: sandbox).fill("4")
    #expect(try number(of: sdk.moduleCache("4")) == folder)
    try bench.clear()
  }

  /// What tells a folder from any other of the file system.
  private func number(of folder: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    return try #require(attributes[.systemFileNumber] as? Int)
  }

  @Test func aCacheThatCouldNotBeFilledIsTriedAgain() async throws {
    let bench = try Bench()
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let sdk = try await bench.sdk(in: sandbox)
    let caches = ModuleCaches(sdk: sdk, sandbox: sandbox)
    // A file lies where the folder of the caches belongs.
    let aside = sdk.moduleCaches.appendingPathExtension("aside")
    try FileManager.default.moveItem(at: sdk.moduleCaches, to: aside)
    try Data().write(to: sdk.moduleCaches)
    await #expect(throws: (any Error).self) { try await caches.fill("4") }
    try FileManager.default.removeItem(at: sdk.moduleCaches)
    try FileManager.default.moveItem(at: aside, to: sdk.moduleCaches)
    try await caches.fill("4")
    #expect(
      FileManager.default.fileExists(atPath: sdk.moduleCaches.appending(path: "ready-4").path))
    try bench.clear()
  }
}
