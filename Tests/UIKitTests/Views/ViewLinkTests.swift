import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Views know those that hold them without keeping them; whoever goes is known no more.
@Suite(.onePhone) @MainActor struct ViewLinkTests {
  @Test func `a subview outlives its superview and has none any more`() {
    let inner = UIView()
    do {
      let outer = UIView()
      outer.addSubview(inner)
      inner.setNeedsLayout()
      #expect(inner.superview === outer)
    }
    #expect(inner.superview == nil)
    let other = UIView()
    other.addSubview(inner)
    inner.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(inner.superview === other)
  }

  @Test func `a view outlives its window and is in none any more`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    var phone: Phone? = Phone()
    phone?.show(inner)
    #expect(inner.window === phone?.window)
    #expect(inner.safeAreaInsets.top == 44)
    phone = nil
    #expect(inner.window == nil)
    #expect(inner.superview == nil)
    #expect(inner.safeAreaInsets == .zero)
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test func `a view outlives its controller and is answered for by its superview`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    do {
      let controller = UIViewController()
      controller.view = inner
      #expect(inner.next === controller)
    }
    #expect(inner.next === outer)
  }

  @Test func `a view that two controllers had is the later one's, whichever goes first`() {
    let view = UIView()
    var first: UIViewController? = UIViewController()
    let second = UIViewController()
    first?.view = view
    second.view = view
    first = nil
    #expect(view.next === second)
  }

  @Test func `layers, guides, recognizers and anchors outlive their view`() {
    let guide = UILayoutGuide()
    let recognizer = UIPanGestureRecognizer()
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view?.addLayoutGuide(guide)
    view?.addGestureRecognizer(recognizer)
    let (layer, anchor, safe) = (view?.layer, view?.topAnchor, view?.safeAreaLayoutGuide)
    view = nil
    #expect(guide.owningView == nil)
    #expect(recognizer.view == nil)
    #expect(safe?.owningView == nil)
    #expect(safe?.layoutFrame == .zero)
    layer?.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(layer?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    let alive = UIView()
    let constraint = anchor.map { alive.topAnchor.constraint(equalTo: $0) }
    #expect(constraint?.secondItem == nil)
    #expect(constraint?.isActive == false)
  }

  @Test func `a constraint outlives its items and the view that held it`() {
    let inner = UIView()
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    let constraint = outer.map { inner.topAnchor.constraint(equalTo: $0.topAnchor) }
    constraint?.isActive = true
    outer?.layoutIfNeeded()
    #expect(constraint?.isActive == true)
    outer = nil
    #expect(constraint?.isActive == false)
    #expect(constraint?.secondItem == nil)
    #expect(constraint?.firstItem === inner)
    constraint?.constant = 5
    inner.layoutIfNeeded()
  }

  @Test func `a scroll view's recognizer may be on another view and outlive the scroll view`() {
    let other = UIView()
    var scrollView: UIScrollView? = UIScrollView()
    scrollView.map { other.addGestureRecognizer($0.panGestureRecognizer) }
    let recognizer = scrollView?.panGestureRecognizer
    #expect(recognizer?.view === other)
    scrollView = nil
    #expect(recognizer?.view === other)
    #expect((recognizer as? ScrollPan)?.canBegin(with: CGPoint(x: 0, y: 9)) == false)
  }

  /// Moves a view elsewhere while it is being moved.
  private final class Thief: UIView {
    weak var loot: UIView?
    weak var place: UIView?

    override func willRemoveSubview(_ subview: UIView) {
      guard subview === loot, let place else { return }
      loot = nil
      place.addSubview(subview)
    }
  }

  @Test func `a view that is put elsewhere while it moves is in one place`() {
    let (thief, hoard, goal, loot) = (Thief(), UIView(), UIView(), UIView())
    thief.addSubview(loot)
    thief.loot = loot
    thief.place = hoard
    goal.addSubview(loot)
    #expect(loot.superview === goal)
    #expect(goal.subviews == [loot])
    #expect(thief.subviews.isEmpty)
    #expect(hoard.subviews.isEmpty)
  }
}
