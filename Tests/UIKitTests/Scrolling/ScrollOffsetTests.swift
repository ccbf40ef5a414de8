import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor @Suite(.onePhone) struct ScrollOffsetTests {
  @Test("fact 2.43: an offset that is set is told once and sticks, legal or not")
  func setOffset() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset = CGPoint(x: 0, y: -300)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: -300), animated: false)
    stage.pass(frames: 10)
    #expect(stage.scrollView.contentOffset.y == -300)
    #expect(stage.diary.entries == ["scroll"])
  }

  @Test("fact 0.5: setting the bounds scrolls without telling")
  func setBounds() {
    let stage = ScrollStage()
    stage.scrollView.bounds.origin.y = 40
    #expect(stage.scrollView.contentOffset.y == 40)
    #expect(stage.diary.entries == [])
  }

  @Test("fact 2.42: an animated offset takes 0.3 s of steps and tells of its end")
  func animatedOffset() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(stage.scrollView.contentOffset == .zero)
    let way = stage.offsets(frames: 20)
    #expect(abs(way[7] - 165.5) < 5)
    #expect(abs(way[15] - 388) < 3)
    #expect(way == way.sorted())
    #expect(way[17] == 400)
    #expect(stage.diary.entries == ["scroll", "end animation"])
  }

  @Test("fact 2.42: an animation to where the content is tells nothing")
  func animationToTheSamePlace() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(.zero, animated: true)
    stage.pass(frames: 30)
    #expect(stage.diary.entries == [])
  }

  @Test("fact 2.45: a rectangle is shown by the smallest movement")
  func rectToVisible() {
    let stage = ScrollStage { $0.frame.size.height = 300 }
    stage.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 300, width: 10, height: 40), animated: false)
    #expect(stage.scrollView.contentOffset.y == 40)
    stage.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 100, width: 10, height: 40), animated: false)
    #expect(stage.scrollView.contentOffset.y == 40)
    stage.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 1_990, width: 10, height: 400), animated: false)
    #expect(stage.scrollView.contentOffset.y == 1_700)
  }

  @Test("fact 2.48: a tap on the status bar scrolls to the top")
  func scrollToTop() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 500
    stage.diary.clear()
    #expect(stage.scrollView.scrollToTop())
    stage.pass(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 0)
    #expect(stage.diary.entries == ["scroll", "end animation", "top"])
    #expect(!stage.scrollView.scrollToTop())
  }

  @Test("fact 2.46: content that shrinks takes the offset along, content that grows does not")
  func contentSize() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 1_000
    stage.diary.clear()
    stage.scrollView.contentSize.height = 3_000
    #expect(stage.diary.entries == [])
    stage.scrollView.contentSize.height = 1_000
    #expect(stage.scrollView.contentOffset.y == 188)
    #expect(stage.diary.entries == ["scroll"])
  }

  @Test("fact 2.28: the legal range follows content, insets and size")
  func legalRange() {
    let stage = ScrollStage()
    stage.scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    #expect(stage.scrollView.legalRange(.vertical) == -20...(2_034 - 812))
    stage.scrollView.contentSize.height = 10
    #expect(stage.scrollView.legalRange(.vertical) == -20...(-20))
  }

  @Test("fact 2.26: a bottom inset that is set leaves content where it is, without a word")
  func bottomInset() {
    let stage = ScrollStage { $0.contentInset = .zero }
    stage.scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(stage.diary.entries == ["inset 0.0"])
  }

  @Test(
    "facts 2.23 to 2.25: what the safe area adds, and the first offset",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, 2_000, 0, 0),
      (.automatic, 2_000, 44, -44), (.automatic, 100, 0, 0), (.scrollableAxes, 2_000, 44, -44),
      (.always, 100, 44, -44),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat, CGFloat)])
  func adjustment(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, top: CGFloat,
    offset: CGFloat
  ) {
    let stage = ScrollStage(content: CGSize(width: 375, height: height)) {
      $0.contentInsetAdjustmentBehavior = behavior
    }
    #expect(stage.scrollView.adjustedContentInset.top == top)
    #expect(stage.scrollView.contentOffset.y == offset)
  }

  @Test("fact 2.44: in a block of animations the offset jumps and is told once")
  func offsetInAnAnimation() throws {
    let stage = ScrollStage { $0.addSubview(UIView()) }
    UIView.animate(withDuration: 0.5) { stage.scrollView.contentOffset.y = 200 }
    #expect(stage.scrollView.contentOffset.y == 200)
    #expect(stage.diary.entries == ["scroll"])
    stage.pass(frames: 15)
    let seen = try #require(stage.window.presentedViews().last?.onScreen.minY)
    #expect(abs(seen + 100) < 1e-6)
    #expect(stage.diary.entries == ["scroll"])
  }

  @Test func zoomingToOneIsNoZoom() {
    let stage = ScrollStage()
    stage.scrollView.zoomScale = 1
    stage.scrollView.setZoomScale(1, animated: true)
    #expect(stage.scrollView.zoomScale == 1)
  }
}
