import Foundation
import UIKit

/// A scroll view that fills an iPhone X, a finger, and a delegate that writes down what it is told.
@MainActor final class ScrollStage {
  let window: UIWindow
  let scrollView: UIScrollView
  let finger: Finger
  let diary = ScrollDiary()

  /// How often the screen shows another picture.
  private let framesPerSecond: Int

  private var clock: DisplayClock { UIApplication.shared.clock }

  init(
    content: CGSize = CGSize(width: 375, height: 2_000),
    on screen: ScreenDescription = .iPhoneX, framesPerSecond: Int = 60,
    set: (UIScrollView) -> Void = { _ in }
  ) {
    self.framesPerSecond = framesPerSecond
    ApplicationHost.begin(on: screen, observer: nil)
    let frame = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
    window = UIWindow(frame: frame)
    scrollView = UIScrollView(frame: frame)
    finger = Finger(clock: UIApplication.shared.clock)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content
    set(scrollView)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    window.layoutPass()
    scrollView.delegate = diary
  }

  /// Lets frames pass.
  func pass(frames: Int = 1) {
    for _ in 0..<frames {
      clock.advance(by: 1 / Double(framesPerSecond))
      window.layoutPass()
    }
  }

  /// Puts the finger down and moves it in even steps, one a frame.
  func drag(by distance: CGPoint, frames: Int) {
    let start = CGPoint(x: 187, y: 400)
    if finger.location == nil { finger.down(on: window, at: start) }
    let from = finger.location ?? start
    for frame in 1...frames {
      pass()
      let part = CGFloat(frame) / CGFloat(frames)
      finger.move(to: CGPoint(x: from.x + distance.x * part, y: from.y + distance.y * part))
    }
  }

  /// The same in a time.
  func drag(by distance: CGPoint, seconds: Double) {
    drag(by: distance, frames: Int((seconds * Double(framesPerSecond)).rounded()))
  }

  /// Rests the finger and lifts it.
  func release() {
    pass(frames: 8 * framesPerSecond / 60)
    finger.lift()
  }

  /// The vertical offsets of so many frames.
  func offsets(frames: Int) -> [CGFloat] {
    (0..<frames).map { _ in
      pass()
      return scrollView.contentOffset.y
    }
  }
}

/// Writes down what a scroll view tells, repetitions once.
@MainActor final class ScrollDiary: NSObject, UIScrollViewDelegate {
  private(set) var entries: [String] = []
  /// Where flung content is to stop instead.
  var target: CGPoint?

  private func note(_ entry: String) {
    if entries.last != entry { entries.append(entry) }
  }

  func clear() { entries.removeAll() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("begin dragging at \(scrollView.contentOffset.y)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let speed = (velocity.y * 100).rounded() / 100
    note("will end at \(speed), target \(targetContentOffset.pointee.y.rounded())")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("end dragging, \(decelerate ? "goes on" : "rests")")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("end animation") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("inset \(scrollView.adjustedContentInset.top)")
  }
}
