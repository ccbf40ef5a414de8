import Foundation
import OnePhone
import Testing

@testable import UIKit

/// The same finger on a screen of sixty and of a hundred and twenty frames a second.
@MainActor
@Suite(.onePhone) struct FrameRateTests {
  /// What is on screen each sixtieth of a second.
  private struct Sample: Equatable {
    var offset: CGPoint
    var indicator: CGRect?
    var alpha: CGFloat?
  }

  /// Seconds of what a script does, sampled sixty times a second.
  private func samples(
    _ rate: Int, seconds: Double, set: (UIScrollView) -> Void,
    do script: (ScrollStage) -> Void
  ) -> [Sample] {
    let stage = ScrollStage(framesPerSecond: rate, set: set)
    script(stage)
    return (0..<Int(seconds * 60)).map { _ in
      stage.pass(frames: rate / 60)
      let indicator = stage.scrollView.verticalIndicator
      return Sample(
        offset: stage.scrollView.contentOffset, indicator: indicator?.rect,
        alpha: indicator?.alpha)
    }
  }

  /// The two paths, which may differ by the pixel that both are rounded to.
  private func compare(
    seconds: Double = 3, set: (UIScrollView) -> Void = { _ in },
    do script: (ScrollStage) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Sample] {
    let slow = samples(60, seconds: seconds, set: set, do: script)
    let fast = samples(120, seconds: seconds, set: set, do: script)
    let pixel: CGFloat = 1.0 / 3 + 0.001
    for (index, (one, other)) in zip(slow, fast).enumerated() {
      #expect(
        abs(one.offset.y - other.offset.y) < pixel && abs(one.offset.x - other.offset.x) < pixel,
        "frame \(index): \(one.offset) and \(other.offset)", sourceLocation: sourceLocation)
      guard let first = one.indicator, let second = other.indicator else {
        #expect(one.indicator == other.indicator, sourceLocation: sourceLocation)
        continue
      }
      #expect(
        abs(first.minY - one.offset.y - second.minY + other.offset.y) < pixel
          && abs(first.height - second.height) < pixel,
        "frame \(index): \(first) and \(second)", sourceLocation: sourceLocation)
      #expect(
        abs((one.alpha ?? 0) - (other.alpha ?? 0)) < 0.04, "frame \(index)",
        sourceLocation: sourceLocation)
    }
    return slow
  }

  @Test("fact 2.34: a fling goes the same way")
  func fling() {
    let path = compare { stage in
      stage.drag(by: CGPoint(x: 0, y: -200), seconds: 0.2)
      stage.finger.lift()
    }
    #expect(path[0].offset.y > 190 && path[179].offset.y > path[0].offset.y + 300)
  }

  @Test("facts 0.6, 2.36: a fling into the edge bounces the same way")
  func edge() {
    let path = compare(set: { $0.contentSize.height = 1_200 }) { stage in
      stage.drag(by: CGPoint(x: 0, y: -300), seconds: 0.2)
      stage.finger.lift()
    }
    let peak = path.map(\.offset.y).max() ?? 0
    #expect(peak > 395 && path[179].offset.y == 388)
  }

  @Test("facts 2.35, 2.36: a pull that is held and let go comes back the same way")
  func pull() {
    let path = compare { stage in
      stage.drag(by: CGPoint(x: 0, y: 300), seconds: 0.5)
      stage.release()
    }
    #expect(path[0].offset.y < -90 && path[179].offset.y == 0)
  }

  @Test("facts 0.6, 2.36: a pull that is let go while moving comes back the same way")
  func movingPull() {
    let path = compare { stage in
      stage.drag(by: CGPoint(x: 0, y: 200), seconds: 0.1)
      stage.finger.lift()
    }
    #expect(path.map(\.offset.y).min() ?? 0 < path[0].offset.y)
    #expect(path[179].offset.y == 0)
  }

  @Test("fact 2.38: a page is turned the same way")
  func page() {
    let path = compare(set: { $0.isPagingEnabled = true }) { stage in
      stage.drag(by: CGPoint(x: 0, y: -150), seconds: 0.15)
      stage.finger.lift()
    }
    #expect(path[179].offset.y == 812)
  }

  @Test("fact 2.42: an animated offset goes the same way")
  func animatedOffset() {
    let path = compare(seconds: 0.5) { stage in
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    }
    #expect(path[7].offset.y > 150 && path[7].offset.y < 180 && path[29].offset.y == 400)
  }

  @Test("fact 2.30: the indicator fades the same way")
  func fading() {
    let path = compare(seconds: 1.5) { stage in
      stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    }
    #expect(path[10].alpha == 1 && path[89].alpha == 0)
    #expect(path.contains { ($0.alpha ?? 0) > 0.1 && ($0.alpha ?? 0) < 0.9 })
  }

  /// A controller whose status bar slides away.
  private final class Hider: UIViewController {
    var hides = false
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  }

  @Test("facts 4.6, 12.5: the status bar slides the same way")
  func statusBar() {
    func path(_ rate: Int) -> [Double] {
      let phone = Phone()
      let controller = Hider()
      phone.show(controller)
      controller.hides = true
      UIView.animate(withDuration: 0.2) { controller.setNeedsStatusBarAppearanceUpdate() }
      return (0..<15).map { _ in
        for _ in 0..<rate / 60 { phone.application.clock.advance(by: 1 / Double(rate)) }
        phone.application.layoutPass()
        return phone.application.statusBar.slid
      }
    }
    let (slow, fast) = (path(60), path(120))
    for (one, other) in zip(slow, fast) { #expect(abs(one - other) < 1e-6) }
    #expect(slow[0] > 0 && slow[5] > 15 && slow[5] < 30 && slow[14] == 44)
  }
}
