import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor @Suite(.onePhone) struct ScrollDraggingTests {
  @Test("fact 2.32: a finger that has moved 15 points has scrolled 5")
  func slop() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -15), frames: 1)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 5))
    stage.drag(by: CGPoint(x: 0, y: -20), frames: 2)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 25))
  }

  @Test("fact 2.39: tracking from touch down, dragging from the first scroll")
  func trackingAndDragging() {
    let stage = ScrollStage()
    stage.finger.down(on: stage.window, at: CGPoint(x: 100, y: 100))
    #expect(stage.scrollView.isTracking)
    #expect(!stage.scrollView.isDragging)
    stage.drag(by: CGPoint(x: 0, y: -40), frames: 2)
    #expect(stage.scrollView.isDragging)
    stage.release()
    #expect(!stage.scrollView.isTracking)
    #expect(!stage.scrollView.isDragging)
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test("fact 2.35: a pull beyond the top shows by the rubber band, on the pixel")
  func pull() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: 310), frames: 20)
    let shown = RubberBand(dimension: 812).shown(300)
    #expect(abs(stage.scrollView.contentOffset.y + shown) <= 1.0 / 6)
    #expect(
      (stage.scrollView.contentOffset.y * 3).rounded() == stage.scrollView.contentOffset.y * 3)
  }

  @Test("fact 2.40: what the delegate of a drag without a fling is told")
  func delegateOfADrag() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -110), frames: 10)
    stage.release()
    stage.pass(frames: 30)
    #expect(
      stage.diary.entries == [
        "begin dragging at 0.0", "scroll", "will end at 0.0, target 100.0",
        "end dragging, rests",
      ])
  }

  @Test("facts 2.33, 2.34, 2.40: what the delegate of a fling is told, and where it ends")
  func delegateOfAFling() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -100), frames: 6)
    stage.finger.lift()
    #expect(stage.scrollView.isDecelerating)
    stage.pass(frames: 200)
    #expect(
      stage.diary.entries == [
        "begin dragging at 0.0", "scroll", "will end at 1.0, target 584.0",
        "end dragging, goes on", "begin decelerating", "scroll", "end decelerating",
      ])
    #expect(abs(stage.scrollView.contentOffset.y - 584) < 0.5)
    #expect(!stage.scrollView.isDecelerating)
  }

  @Test("facts 2.36, 2.40: released beyond the top it comes back and tells of a deceleration")
  func bounceBack() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: 210), frames: 20)
    stage.release()
    let way = stage.offsets(frames: 60)
    #expect(way == way.sorted())
    #expect(way.last == 0)
    #expect(
      stage.diary.entries == [
        "begin dragging at 0.0", "scroll", "will end at 0.0, target 0.0",
        "end dragging, goes on", "begin decelerating", "scroll", "end decelerating",
      ])
  }

  @Test("fact 2.41: a delegate's target is where the content stops")
  func target() {
    let stage = ScrollStage()
    stage.diary.target = CGPoint(x: 0, y: 700)
    stage.drag(by: CGPoint(x: 0, y: -100), frames: 6)
    stage.finger.lift()
    stage.pass(frames: 300)
    #expect(stage.scrollView.contentOffset.y == 700)
  }

  @Test("fact 2.37: content that fits does not move unless it always bounces")
  func shortContent() {
    let short = CGSize(width: 375, height: 100)
    let still = ScrollStage(content: short)
    still.drag(by: CGPoint(x: 0, y: 100), frames: 5)
    #expect(still.scrollView.contentOffset == .zero)
    #expect(still.diary.entries == [])
    let bouncing = ScrollStage(content: short) { $0.alwaysBounceVertical = true }
    bouncing.drag(by: CGPoint(x: 0, y: 100), frames: 5)
    #expect(bouncing.scrollView.contentOffset.y < -40)
  }

  @Test("fact 2.37: without bounces content stops hard at its end")
  func noBounces() {
    let stage = ScrollStage { $0.bounces = false }
    stage.drag(by: CGPoint(x: 0, y: 200), frames: 5)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func scrollingThatIsSwitchedOffDoesNotScroll() {
    let stage = ScrollStage { $0.isScrollEnabled = false }
    stage.drag(by: CGPoint(x: 0, y: -100), frames: 5)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test("fact 2.38: a flick turns one page", arguments: [(-60, 375), (60, 0)])
  func paging(travel: CGFloat, offset: CGFloat) {
    let stage = ScrollStage(content: CGSize(width: 1_500, height: 812)) {
      $0.isPagingEnabled = true
    }
    stage.drag(by: CGPoint(x: travel, y: 0), frames: 3)
    stage.finger.lift()
    stage.pass(frames: 200)
    #expect(stage.scrollView.contentOffset == CGPoint(x: offset, y: 0))
  }

  @Test("fact 2.47: a finger stops content on its way")
  func caught() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: -100), frames: 6)
    stage.finger.lift()
    stage.pass(frames: 10)
    let offset = stage.scrollView.contentOffset
    stage.diary.clear()
    stage.finger.down(on: stage.window, at: CGPoint(x: 100, y: 100))
    stage.pass(frames: 10)
    #expect(stage.scrollView.contentOffset == offset)
    #expect(stage.diary.entries == ["end decelerating"])
    stage.finger.lift()
    #expect(stage.offsets(frames: 5) == Array(repeating: offset.y, count: 5))
  }

  @Test func contentThatWasCaughtBeyondItsEndStillComesBack() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: 310), frames: 10)
    stage.release()
    stage.pass(frames: 5)
    stage.finger.down(on: stage.window, at: CGPoint(x: 100, y: 100))
    stage.pass(frames: 5)
    #expect(stage.scrollView.contentOffset.y < -20)
    stage.finger.lift()
    stage.pass(frames: 90)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test func theInnerScrollViewTakesItsAxisAndLeavesTheOther() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
    inner.contentSize = CGSize(width: 1_000, height: 200)
    let stage = ScrollStage { $0.addSubview(inner) }
    stage.drag(by: CGPoint(x: -60, y: 0), frames: 3)
    #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
    #expect(stage.scrollView.contentOffset == .zero)
    stage.release()
    stage.drag(by: CGPoint(x: 0, y: -60), frames: 3)
    #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test(arguments: [(true, CGPoint(x: 0, y: 90)), (false, CGPoint(x: 30, y: 90))])
  func aLockedDragKeepsToItsAxis(isLocked: Bool, offset: CGPoint) {
    let stage = ScrollStage(content: CGSize(width: 2_000, height: 2_000)) {
      $0.isDirectionalLockEnabled = isLocked
    }
    stage.drag(by: CGPoint(x: 0, y: -50), frames: 5)
    stage.drag(by: CGPoint(x: -30, y: -50), frames: 5)
    #expect(stage.scrollView.contentOffset == offset)
  }

  @Test func aScrollViewMayKeepTouchesFromItsContent() {
    let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 375, height: 2_000))
    let selfish = SelfishScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    selfish.addSubview(content)
    let stage = ScrollStage { $0.addSubview(selfish) }
    stage.drag(by: CGPoint(x: 0, y: -5), frames: 2)
    stage.release()
    #expect(content.touches == [])
  }

  private final class SelfishScrollView: UIScrollView {
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { false }
  }

  @Test("fact 8.7: the view under the finger loses its touch when the drag begins")
  func touchesAreCancelled() {
    let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 375, height: 2_000))
    let stage = ScrollStage { $0.addSubview(content) }
    stage.drag(by: CGPoint(x: 0, y: -40), frames: 8)
    stage.release()
    #expect(content.touches == ["began", "moved", "cancelled"])
  }

  private final class TouchedView: UIView {
    var touches: [String] = []

    private func note(_ entry: String) { if touches.last != entry { touches.append(entry) } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled")
    }
  }
}
