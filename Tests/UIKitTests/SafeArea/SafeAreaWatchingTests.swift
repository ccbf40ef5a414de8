import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Safe areas are brought up to date where somebody watches, and computed elsewhere when asked for.
@Suite(.onePhone) @MainActor struct SafeAreaWatchingTests {
  private final class Plain: UIView {
    var note = 0
  }

  private final class InsetsView: UIView {
    var told = 0
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      told += 1
    }
  }

  private final class MarginsView: UIView {
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  }

  private final class LayoutView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class NeedsLayoutView: UIView {
    override func setNeedsLayout() { super.setNeedsLayout() }
  }

  private class OtherOverride: UIView {
    override func updateConstraints() { super.updateConstraints() }
    override var bounds: CGRect { didSet {} }
  }

  private final class Heir: OtherOverride {
    override func safeAreaInsetsDidChange() {}
  }

  @Test func `a class that overrides what is called on a change is watched, others are not`() {
    let watched = [InsetsView(), MarginsView(), LayoutView(), NeedsLayoutView(), Heir()]
    #expect(watched.map(\.safeArea.isWatched) == [true, true, true, true, true])
    let unwatched = [
      UIView(), UILabel(), UIImageView(), UIStackView(), Plain(), OtherOverride(),
    ]
    #expect(unwatched.map(\.safeArea.isWatched) == [false, false, false, false, false, false])
    #expect(UIScrollView().safeArea.isWatched)
  }

  @Test func `guides, margins and controllers have a view watched, other constraints do not`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    _ = outer.layoutGuides
    #expect(outer.safeArea.watchedCount == 0)
    NSLayoutConstraint(
      item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .leftMargin,
      multiplier: 1, constant: 0
    ).isActive = true
    #expect(outer.safeArea.isWatched)
    let guided = UIView()
    _ = guided.safeAreaLayoutGuide
    #expect(guided.safeArea.isWatched)
    let controller = UIViewController()
    #expect(controller.view.safeArea.isWatched)
  }

  @Test func `what is watched below is counted as views come and go`() {
    let (top, middle, watched) = (UIView(), UIView(), InsetsView())
    middle.addSubview(watched)
    #expect(middle.safeArea.watchedCount == 1)
    top.addSubview(middle)
    #expect(top.safeArea.watchedCount == 1)
    middle.addSubview(MarginsView())
    #expect(top.safeArea.watchedCount == 2)
    watched.removeFromSuperview()
    #expect(top.safeArea.watchedCount == 1)
    middle.removeFromSuperview()
    #expect(top.safeArea.watchedCount == 0)
  }

  @Test(arguments: [-60.0, -20.0, 0.0, 40.0, 100.0, 130.0])
  func `watched or not, the insets in a scrolled view are the same`(offset: Double) {
    let phone = Phone()
    let scrollView = UIScrollView(frame: phone.window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    let frames = [0.0, 60, 120, 700, 780, 900].map {
      CGRect(x: 0, y: $0, width: 375, height: 50)
    }
    let pairs = frames.map { (UIView(frame: $0), InsetsView(frame: $0)) }
    let inner = UIView(frame: CGRect(x: 0, y: 5, width: 375, height: 20))
    pairs[0].0.addSubview(inner)
    for (unwatched, watched) in pairs {
      scrollView.addSubview(unwatched)
      scrollView.addSubview(watched)
    }
    phone.show(scrollView)
    scrollView.contentOffset.y = CGFloat(offset)
    phone.application.layoutPass()
    for (unwatched, watched) in pairs {
      #expect(unwatched.safeAreaInsets == watched.safeAreaInsets)
    }
    let reach = pairs[0].1.safeAreaInsets.top
    #expect(inner.safeAreaInsets.top == min(max(0, reach - 5), reach))
  }

  @Test func `rows that nobody watches are not visited when they are scrolled`() {
    let phone = Phone()
    let scrollView = UIScrollView(frame: phone.window.bounds)
    for index in 0..<30 {
      scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 44 * index, width: 375, height: 44)))
    }
    let told = InsetsView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    scrollView.addSubview(told)
    phone.show(scrollView)
    let before = told.told
    scrollView.contentOffset.y = -20
    #expect(scrollView.watchedSubviews == [told])
    let pending = scrollView.subviews.filter { $0.node.pointee.isPending }
    #expect(pending == [told])
    phone.application.layoutPass()
    #expect(told.told == before + 1)
    #expect(scrollView.subviews[0].safeAreaInsets.top == 24)
  }

  @Test func `a view that preserves margins is told by a superview that nobody else watches`() {
    let phone = Phone()
    let outer = UIView(frame: phone.window.bounds)
    let inner = MarginsView(frame: outer.bounds)
    inner.preservesSuperviewLayoutMargins = true
    inner.insetsLayoutMarginsFromSafeArea = false
    outer.addSubview(inner)
    #expect(outer.safeArea.isWatched)
    phone.show(outer)
    #expect(inner.layoutMargins.top == 52)
    outer.frame.origin.y = 20
    phone.application.layoutPass()
    #expect(inner.layoutMargins.top == 32)
  }
}
