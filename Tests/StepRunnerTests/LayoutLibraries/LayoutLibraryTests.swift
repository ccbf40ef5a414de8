import Foundation
import LayoutTrace
import Sandbox
import Testing

@testable import StepRunner

/// Layout libraries in the styles of those that are in use, each with the same page, compiled and run
/// as a step is.
@Suite(.serialized) struct LayoutLibraryTests {
  /// The folders of the libraries below `Programs`.
  static let programs = [
    "Maker", "Operators", "Anchors", "Visual", "Attributes", "Shorthands", "Frames",
  ]

  /// The language modes in which they compile and run.
  static let modes = LanguageMode.allCases.map(\.rawValue)

  /// The library that is written as before there was a main actor, and says nothing of it. Swift 6
  /// does not compile that against Apple's UIKit either.
  static let unisolated = "Operators"

  /// Where the page's views are, by the controller's property: as the phone is held, and turned.
  static let upright = [
    "header": Rect(x: 20, y: 54, width: 335, height: 100),
    "badge": Rect(x: 147.667, y: 30, width: 40, height: 40),
    "left": Rect(x: 20, y: 166, width: 163.667, height: 81.667),
    "right": Rect(x: 191.667, y: 166, width: 163.667, height: 81.667),
    "footer": Rect(x: 0, y: 718, width: 375, height: 60),
  ]
  static let turned = [
    "header": Rect(x: 60, y: 10, width: 692, height: 50),
    "badge": Rect(x: 326, y: 5, width: 40, height: 40),
    "left": Rect(x: 60, y: 72, width: 342, height: 171),
    "right": Rect(x: 410, y: 72, width: 342, height: 171),
    "footer": Rect(x: 0, y: 294, width: 812, height: 60),
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Programs")

  @Test(arguments: programs)
  func aPageOfEachLibraryIsLaidOutAndTurned(program: String) async throws {
    let bench = try Bench()
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let sdk = try await Bench.sharedSDK(in: sandbox)
    let builder = Builder(sdk: sdk, sandbox: sandbox, cache: nil, timeLimit: 120)
    let project = bench.folder.appending(path: "project")
    for file in ["Shared/App.swift", "\(program)/Library.swift", "\(program)/Page.swift"] {
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      try bench.write(text, to: "project/\(URL(filePath: file).lastPathComponent)")
    }
    let step = try CheckedOutStep.checkOut(program, from: .folder(path: project.path))
    for mode in Self.modes {
      let place = bench.folder.appending(path: "mode-\(mode)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let built = try await builder.build(step, languageVersion: mode, in: place)
      if program == Self.unisolated, mode == "6" {
        guard case .didNotCompile(let errors) = built else {
          Issue.record("\(program) compiles in mode 6: \(built)")
          continue
        }
        #expect(errors.contains { $0.message.contains("concurrency-safe") }, "\(errors)")
        continue
      }
      guard case .built(let app) = built else {
        Issue.record("\(program) does not compile in mode \(mode): \(built)")
        continue
      }
      let device = try #require(DeviceCatalog.device(named: "iPhone X"))
      let outcome = try #require(
        try await AppSimulator(sdk: sdk, sandbox: sandbox, cache: nil, timeLimit: 60).simulate(
          app, of: step,
          runs: [.init(device: device, script: [.rotate(to: .landscapeLeft)])], in: place
        ).first)
      #expect(outcome.ending == .finished, "\(program) in mode \(mode): \(outcome.output)")
      let trace = try #require(outcome.trace)
      let first = try #require(trace.frames.first)
      let last = try #require(trace.frames.last)
      #expect(frames(in: first, of: trace) == Self.upright, "\(program) in mode \(mode)")
      #expect(frames(in: last, of: trace) == Self.turned, "\(program) in mode \(mode)")
      #expect(last.broken == [] && first.broken == [], "\(program) in mode \(mode)")
      #expect(first.ambiguous == [], "\(program) in mode \(mode)")
    }
    try bench.clear()
  }

  /// The frames of the controller's views, to a thousandth of a point.
  private func frames(in frame: Frame, of trace: LayoutTrace) -> [String: Rect] {
    var result: [String: Rect] = [:]
    for state in frame.views {
      guard let name = trace.views[state.view].properties.first, Self.upright[name] != nil else {
        continue
      }
      func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
      result[name] = Rect(
        x: rounded(state.frame.x), y: rounded(state.frame.y), width: rounded(state.frame.width),
        height: rounded(state.frame.height))
    }
    return result
  }

  @Test func modulesOfApplesBesideUIKitAreAnswered() async throws {
    let bench = try Bench()
    let sandbox = try await Sandbox(policy: .bubblewrap)
    let builder = Builder(
      sdk: try await Bench.sharedSDK(in: sandbox), sandbox: sandbox, cache: nil, timeLimit: 120)
    try bench.write("@main struct App { static func main() {} }\n", to: "project/App.swift")
    try bench.write(
      """
      import CoreGraphics
      func moved(_ rect: CGRect) -> CGRect {
        rect.applying(CGAffineTransform(translationX: CGFloat(1), y: 2))
      }
      let way = CGVector(dx: 1, dy: 2)
      func paint(_ context: CGContext, _ image: CGImage) { context.setLineCap(CGLineCap.round) }

      """, to: "project/Geometry.swift")
    try bench.write(
      """
      import QuartzCore
      @MainActor let layer = CALayer()
      let scale = CATransform3DMakeScale(1, 2, 3)

      """, to: "project/Layers.swift")
    try bench.write(
      """
      import ObjectiveC
      class Owner: NSObject {}
      nonisolated(unsafe) var key: UInt8 = 0
      func name(_ owner: Owner) {
        objc_setAssociatedObject(owner, &key, "name", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        autoreleasepool { _ = objc_getAssociatedObject(owner, &key) }
      }

      """, to: "project/Runtime.swift")
    let step = try CheckedOutStep.checkOut(
      "Step", from: .folder(path: bench.folder.appending(path: "project").path))
    for mode in Self.modes {
      let place = bench.folder.appending(path: "mode-\(mode)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let built = try await builder.build(step, languageVersion: mode, in: place)
      guard case .built = built else {
        Issue.record("mode \(mode): \(built)")
        continue
      }
    }
    try bench.clear()
  }
}
