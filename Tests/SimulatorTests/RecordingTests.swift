import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

@testable import StretchyStep2
@testable import StretchyStep3
@testable import StretchyStep6

/// The tutorial's recordings on an iPhone X, played again.
@MainActor @Suite(.onePhone) struct RecordingTests {
  private static func trace(
    _ delegate: any UIApplicationDelegate.Type, _ folder: String, _ script: [Gesture],
    on device: Device = PlayedApp.iPhoneX
  ) throws -> LayoutTrace {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let resources = tests.appending(path: "../../steps/stretchy-layout/\(folder)").standardized
    AppResources.use(folder: resources.path, on: ScreenDescription(device))
    return try PlayedApp.trace(delegate, script, on: device)
  }

  private static func step2(_ script: [Gesture]) throws -> LayoutTrace {
    try trace(StretchyStep2.AppDelegate.self, "Step-2", script)
  }

  private static func step3(_ script: [Gesture]) throws -> LayoutTrace {
    try trace(StretchyStep3.AppDelegate.self, "Step-3", script)
  }

  private static func step6(_ script: [Gesture]) throws -> LayoutTrace {
    try trace(StretchyStep6.AppDelegate.self, "Step-6", script)
  }

  /// To an offset beyond the page's end and back, in a second each.
  private static let thereAndBack: [Gesture] = [
    .scroll(from: nil, to: .offset(900), duration: 1),
    .scroll(from: nil, to: .top(plus: 0), duration: 1),
  ]

  @Test("facts 2.11, 2.19: from 262.5 on Step-2's text stays at the top of the screen")
  func theTextJams() throws {
    let trace = try Self.step2(Self.thereAndBack)
    for (frame, offset) in zip(trace.frames, trace.offsets(of: "scrollView")) {
      let states = Dictionary(uniqueKeysWithValues: frame.views.map { ($0.view, $0) })
      func state(_ property: String) -> ViewState? {
        trace.views.firstIndex { $0.properties.contains(property) }.flatMap { states[$0] }
      }
      let expected = max(0, 262.5 - offset)
      #expect(abs((state("textContainer")?.onScreen.y ?? .nan) - expected) < 0.51, "\(offset)")
      #expect(abs((state("imageView")?.onScreen.height ?? .nan) - expected) < 0.51, "\(offset)")
      #expect(frame.broken.isEmpty == (offset <= 262.5), "\(offset)")
    }
  }

  @Test("fact 12.2: the jam is told once, however often it begins, with the whole set")
  func theJamIsToldOnce() throws {
    let trace = try Self.step2(Self.thereAndBack + Self.thereAndBack)
    let conflicts = trace.events.compactMap { event -> [String]? in
      guard case .unsatisfiable(let broken) = event.kind else { return nil }
      #expect(broken.constraint == "imageContainer.top == scrollView.top")
      return broken.conflict
    }
    #expect(conflicts.count == 1)
    let own = conflicts.first?.filter { $0.contains("image") }
    #expect(
      own == [
        "imageContainer.top == scrollView.top", "imageContainer.left == view.left",
        "imageContainer.right == view.right",
        "imageContainer.height == 0.7*imageContainer.width",
        "imageView.bottom == imageContainer.bottom", "imageView.top == view.top",
      ])
  }

  @Test(
    "facts 2.21, 12.5: while it jams the content grows a point a point, and the indicator moves")
  func theContentGrows() throws {
    let trace = try Self.step2([.fling(velocity: Point(x: 0, y: -1_500))])
    let jammed = trace.states(of: "scrollView").compactMap(\.scroll).filter { $0.offset.y > 263 }
    let first = try #require(jammed.first)
    let last = try #require(jammed.last)
    let growth =
      (last.contentSize.height - first.contentSize.height)
      / (last.offset.y - first.offset.y)
    #expect(abs(growth - 1) < 1e-6)
    let tops = jammed.compactMap(\.verticalIndicator?.onScreen.y)
    #expect(tops == tops.sorted())
    #expect(Set(tops).count > 30)
  }

  @Test("fact 12.5: Step-3 released from a held pull of 106.6 points comes back as recorded")
  func theHeaderComesBack() throws {
    // The rubber band shows 106.6 points for a pull of 223.1, the slop of 10 comes before.
    let trace = try Self.step3([.drag(by: Point(x: 0, y: 233.1), duration: 0.5), .release])
    let moments = zip(trace.frames, trace.offsets(of: "scrollView")).map {
      (frame: $0, pull: 0 - $1)
    }
    let held = moments.filter { $0.frame.gesture == 0 }.last?.pull
    #expect(held.map { abs($0 - 106.6) < 0.4 } == true)
    let way = moments.filter { $0.frame.gesture == 1 && $0.frame.touch == nil }.map(\.pull)
    // Every third frame is 50 ms; the recording's second picture came 75 ms after the lift.
    let ours = stride(from: 4, to: 31, by: 3).map { (way[$0] + way[$0 + 1]) / 2 }
    let recorded = [66.0, 41.0, 25.3, 15.7, 9.7, 6.0, 3.7, 2.3, 1.3]
    #expect(zip(ours, recorded).map { abs($0 - $1) }.filter { $0 > 3 } == [])
  }

  @Test(
    "fact 12.5: Step-6's status bar has slid out 25.2 points after 111 ms, and is gone after 200")
  func theStatusBarSlides() throws {
    let trace = try Self.step6(Self.thereAndBack)
    let begin = try #require(
      trace.events.first { event in
        guard case .statusBarChange(isHidden: true, duration: 0.2) = event.kind else {
          return false
        }
        return true
      }?.time)
    func slid(after seconds: Double) -> Double? {
      trace.frames.min { abs($0.time - begin - seconds) < abs($1.time - begin - seconds) }?
        .statusBar.slid
    }
    let (before, after) = (try #require(slid(after: 0.1)), try #require(slid(after: 0.117)))
    #expect(before < 25.2)
    #expect(after > 25.2)
    #expect(slid(after: 0.2) == 44)
  }

  @Test("fact 12.5: Step-6's indicator lies between 47 and 775 from top to end")
  func theIndicatorKeepsToTheSafeArea() throws {
    let trace = try Self.step6([.scroll(from: nil, to: .end(plus: 0), duration: 1)])
    let indicators = trace.states(of: "scrollView").compactMap(\.scroll?.verticalIndicator)
    #expect(indicators.first?.onScreen.y == 47)
    #expect(indicators.last.map { abs($0.onScreen.y + $0.onScreen.height - 775) < 0.01 } == true)
    #expect(indicators.map(\.onScreen.x) == indicators.map { _ in 369.5 })
    #expect(indicators.map { abs($0.onScreen.height - 415.4) < 1 }.contains(false) == false)
  }
}
