import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A view that writes down what it is told.
final class TellingView: UIView {
  var diary: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    diary.append("willMove superview \(newSuperview?.tag ?? -1) window \(window != nil)")
  }

  override func didMoveToSuperview() {
    diary.append("didMove superview \(superview?.tag ?? -1) window \(window != nil)")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    diary.append("willMove window \(newWindow != nil)")
  }

  override func didMoveToWindow() { diary.append("didMove window \(window != nil)") }

  override func didAddSubview(_ subview: UIView) { diary.append("added \(subview.tag)") }

  override func willRemoveSubview(_ subview: UIView) { diary.append("removes \(subview.tag)") }
}

@Suite(.onePhone) @MainActor struct HierarchyTests {
  private func tagged(_ tags: Int...) -> [UIView] {
    tags.map {
      let view = UIView()
      view.tag = $0
      return view
    }
  }

  @Test func `fact 6.1: adding again brings to the front, adding elsewhere takes away`() {
    let (outer, other) = (UIView(), UIView())
    let views = tagged(1, 2, 3)
    views.forEach(outer.addSubview)
    outer.addSubview(views[0])
    #expect(outer.subviews.map(\.tag) == [2, 3, 1])
    other.addSubview(views[1])
    #expect(outer.subviews.map(\.tag) == [3, 1])
    #expect(views[1].superview === other)
  }

  @Test func `views are put at an index, beside others, to the front and to the back`() {
    let outer = UIView()
    let views = tagged(1, 2, 3, 4)
    outer.addSubview(views[0])
    outer.insertSubview(views[1], at: 0)
    outer.insertSubview(views[2], aboveSubview: views[1])
    outer.insertSubview(views[3], belowSubview: views[1])
    #expect(outer.subviews.map(\.tag) == [4, 2, 3, 1])
    outer.bringSubviewToFront(views[3])
    outer.sendSubviewToBack(views[0])
    #expect(outer.subviews.map(\.tag) == [1, 2, 3, 4])
    outer.insertSubview(views[0], aboveSubview: views[2])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(outer.subviews.map(\.tag) == [4, 3, 1, 2])
  }

  @Test func `fact 6.1: the layer's z position comes before the order of the list`() {
    let outer = UIView()
    let views = tagged(1, 2, 3)
    views.forEach(outer.addSubview)
    views[0].layer.zPosition = 1
    #expect(outer.subviewsInDrawingOrder.map(\.tag) == [2, 3, 1])
    #expect(outer.subviews.map(\.tag) == [1, 2, 3])
  }

  @Test func `a view is told of its new superview and window, before and after`() {
    let phone = Phone()
    phone.window.tag = 9
    phone.window.makeKeyAndVisible()
    let view = TellingView()
    let inner = TellingView()
    inner.tag = 5
    view.addSubview(inner)
    inner.diary = []
    phone.window.addSubview(view)
    #expect(
      view.diary == [
        "added 5", "willMove superview 9 window false", "willMove window true",
        "didMove window true", "didMove superview 9 window true",
      ])
    #expect(inner.diary == ["willMove window true", "didMove window true"])
    view.diary = []
    view.removeFromSuperview()
    #expect(
      view.diary == [
        "willMove superview -1 window true", "willMove window false", "didMove window false",
        "didMove superview -1 window false",
      ])
    inner.removeFromSuperview()
    #expect(view.diary.last == "removes 5")
  }

  @Test func `a view is found by its tag, depth first`() {
    let outer = UIView()
    let views = tagged(1, 2, 2)
    outer.addSubview(views[0])
    views[0].addSubview(views[1])
    outer.addSubview(views[2])
    #expect(outer.viewWithTag(2) === views[1])
    #expect(outer.viewWithTag(7) == nil)
    #expect(views[1].isDescendant(of: outer))
    #expect(!views[1].isDescendant(of: views[2]))
  }

  @Test func `a view is not put into itself or below itself`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      let phone = Phone()
      phone.window.addSubview(phone.window)
    }
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      let phone = Phone()
      let inner = UIView()
      phone.window.addSubview(inner)
      inner.addSubview(phone.window)
    }
  }
}
