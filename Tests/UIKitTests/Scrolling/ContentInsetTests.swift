import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Fact 2.23: what the safe area adds to the insets of scroll views, along which axes.
@Suite(.onePhone) @MainActor struct ContentInsetTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  /// Tells when its insets change.
  private final class Told: UIScrollView {
    var told: [CGFloat] = []

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      told.append(adjustedContentInset.top)
    }
  }

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// A phone on its side has safe areas on three edges: 44 left and right, 21 below.
  @Test(
    "Each behaviour, of content that is larger along neither axis, one or both",
    arguments: [Behavior.never, .always, .scrollableAxes, .automatic])
  func axes(behavior: Behavior) {
    let phone = Phone()
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
    phone.show(UIViewController())
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    phone.window.rootViewController?.view.addSubview(scroll)
    phone.application.layoutPass()
    #expect(scroll.safeAreaInsets == insets(0, 44, 21, 44))
    let found = [(100, 100), (100, 900), (900, 100), (900, 900)].map { width, height in
      scroll.contentSize = CGSize(width: width, height: height)
      return scroll.adjustedContentInset
    }
    let all = insets(0, 44, 21, 44)
    switch behavior {
    case .never: #expect(found == [.zero, .zero, .zero, .zero])
    case .always: #expect(found == [all, all, all, all])
    case .scrollableAxes, .automatic:
      #expect(found == [.zero, insets(0, 0, 21, 0), insets(0, 44, 0, 44), all])
    }
    scroll.contentSize = .zero
    scroll.alwaysBounceVertical = true
    scroll.contentInset.bottom = 5
    let bottom: CGFloat = behavior == .never ? 5 : 26
    #expect(scroll.adjustedContentInset.bottom == bottom)
    scroll.isScrollEnabled = false
    #expect(scroll.adjustedContentInset.bottom == (behavior == .always ? 26 : 5))
  }

  @Test func `in a container what does not scroll is inset too, unless its controller minds`() {
    let phone = Phone()
    let page = UIViewController()
    let scroll = Told(frame: phone.window.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(scroll)
    phone.show(UINavigationController(rootViewController: page))
    #expect(scroll.adjustedContentInset == insets(88, 0, 34, 0))
    #expect(scroll.contentOffset.y == -88)
    page.adjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
    // What scrolls is inset all the same.
    scroll.contentSize.height = 2_000
    #expect(scroll.adjustedContentInset == insets(88, 0, 34, 0))
    scroll.contentSize.height = 20
    page.adjustsScrollViewInsets = true
    #expect(scroll.adjustedContentInset == insets(88, 0, 34, 0))
    #expect(scroll.told == [88, 0, 88, 0, 88])
    // It need not be the first view.
    page.view.insertSubview(UIView(), at: 0)
    scroll.contentSize.height = 30
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test func `outside of a container content that fits lies under the bar`() {
    let phone = Phone()
    let page = UIViewController()
    let scroll = UIScrollView(frame: phone.window.bounds)
    page.view.addSubview(scroll)
    phone.show(page)
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test func `a scroll view in another has its own insets, by where it is seen`() {
    let phone = Phone()
    let outer = UIScrollView(frame: phone.window.bounds)
    outer.contentSize = CGSize(width: 375, height: 3_000)
    let inner = Told(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    inner.contentSize = CGSize(width: 375, height: 1_000)
    outer.addSubview(inner)
    phone.show(outer)
    #expect(outer.adjustedContentInset == insets(44, 0, 34, 0))
    // It begins below the bar: nothing of it is covered.
    #expect(outer.contentOffset.y == -44 && inner.adjustedContentInset == .zero)
    outer.contentOffset.y = -14
    phone.application.layoutPass()
    #expect(inner.safeAreaInsets.top == 30 && inner.adjustedContentInset.top == 30)
    #expect(inner.contentOffset.y == -30)
    outer.contentOffset.y = 100
    phone.application.layoutPass()
    #expect(inner.adjustedContentInset.top == 44)
    #expect(inner.told == [30, 44])
  }

  @Test("facts 2.2, 3.5: content scrolls through the safe area; the frame's guide stays")
  func guides() {
    let phone = Phone()
    let scroll = UIScrollView(frame: phone.window.bounds)
    let content = UIView.constrained(in: scroll)
    let pinned = UIView.constrained(in: scroll)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2_000),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
      pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      pinned.heightAnchor.constraint(equalToConstant: 20),
      pinned.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor),
    ])
    phone.show(scroll)
    #expect(scroll.contentSize == CGSize(width: 375, height: 2_000))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 375, height: 2_000))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: -44, width: 375, height: 812))
    #expect(pinned.frame == CGRect(x: 0, y: -34, width: 375, height: 20))
    #expect(content.safeAreaInsets.top == 0)
    scroll.contentOffset.y = 500
    phone.application.layoutPass()
    #expect(pinned.frame.minY == 510)
    #expect(content.safeAreaInsets == insets(44, 0, 34, 0))
    #expect(content.layoutMargins == insets(52, 8, 42, 8))
    #expect(scroll.frameLayoutGuide.layoutFrame.minY == 500)
    #expect(scroll.contentLayoutGuide.layoutFrame.minY == 0)
  }
}
