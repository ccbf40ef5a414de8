import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Fact 1.31: what an app is told of an ambiguous layout, and what exercising it does.
@MainActor
@Suite("Ambiguous layout, as an app asks", .onePhone)
struct AmbiguityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let root = makeRoot()

  init() {
    window.addSubview(root)
    window.makeKeyAndVisible()
  }

  /// Left, top and width are fixed; the height is not.
  private func openView() -> UIView {
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    return view
  }

  @Test("fact 1.31: constraints that were just activated count before they are laid out")
  func activated() {
    let view = openView()
    #expect(view.hasAmbiguousLayout)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    #expect(!view.hasAmbiguousLayout)
    height.isActive = false
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `a view that constraints are to place and that has none could be anywhere`() {
    let view = UIView.constrained(in: root)
    #expect(view.hasAmbiguousLayout)
    view.translatesAutoresizingMaskIntoConstraints = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout && !window.hasAmbiguousLayout)
  }

  @Test func `out of a window nothing is ambiguous until a layout is asked for`() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `hidden views and guides are asked like others`() {
    let view = openView()
    view.isHidden = true
    #expect(view.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout)
    root.addLayoutGuide(guide)
    #expect(guide.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.bottomAnchor),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 5),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    // It lies where the open view ends.
    #expect(guide.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!guide.hasAmbiguousLayout && !view.hasAmbiguousLayout)
    #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
  }

  @Test func `content gives a label its size, not its place`() {
    let label = UILabel()
    label.text = "Stretchy"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(label.hasAmbiguousLayout)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(!label.hasAmbiguousLayout)
    label.text = nil
    // No text has no size, which is a size too (fact 5.3).
    #expect(!label.hasAmbiguousLayout)
  }

  @Test("An optional constraint decides as well as a required one", arguments: [1, 250, 999])
  func optional(priority: Float) {
    let view = openView()
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    height.priority = UILayoutPriority(priority)
    height.isActive = true
    #expect(!view.hasAmbiguousLayout)
    // Two that disagree, equally strong, leave all between them.
    let other = view.heightAnchor.constraint(equalToConstant: 60)
    other.priority = height.priority
    other.isActive = true
    #expect(view.hasAmbiguousLayout)
    other.priority = UILayoutPriority(priority == 1 ? 2 : priority - 1)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("fact 1.6: equal hugging in too wide a row, and what decides it")
  func hugging() {
    let stack = UIStackView(arrangedSubviews: [ContentView(40, 10), ContentView(60, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let views = stack.arrangedSubviews
    #expect(!stack.hasAmbiguousLayout)
    #expect(views.map(\.hasAmbiguousLayout) == [true, true])
    views[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(views.map(\.hasAmbiguousLayout) == [false, false])
  }

  // MARK: Exercising

  @Test func `what nothing ends goes on by a hundred points and comes back`() {
    let view = openView()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 0))
    let frames = (0..<4).map { _ in
      view.exerciseAmbiguityInLayout()
      root.layoutIfNeeded()
      return view.frame
    }
    #expect(
      frames == [rect(0, 0, 50, 100), rect(0, 0, 50, 0), rect(0, 0, 50, 100), rect(0, 0, 50, 0)])
  }

  @Test func `a tie goes to its other end, and all that is required holds`() {
    let (left, right) = (ContentView(40, 10).added(to: root), ContentView(60, 10).added(to: root))
    for view in [left, right] { view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect([left.frame, right.frame] == [rect(0, 0, 315, 10), rect(315, 0, 60, 10)])
    right.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect([left.frame, right.frame] == [rect(0, 0, 40, 10), rect(40, 0, 335, 10)])
    // What was exercised is as ambiguous as before, and so is what follows from it.
    #expect(left.hasAmbiguousLayout && right.hasAmbiguousLayout)
    #expect(AmbiguousView.all(below: root).count == 2)
    left.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect([left.frame, right.frame] == [rect(0, 0, 315, 10), rect(315, 0, 60, 10)])
  }

  @Test func `where nothing is open nothing moves`() {
    let view = openView()
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let framed = UIView(frame: rect(5, 5, 5, 5))
    root.addSubview(framed)
    root.layoutIfNeeded()
    for view in [view, framed, root] { view.exerciseAmbiguityInLayout() }
    root.layoutIfNeeded()
    #expect([view.frame, framed.frame] == [rect(0, 0, 50, 30), rect(5, 5, 5, 5)])
  }

  @Test func `constraints that come later overrule what was exercised, and outlive it`() {
    let view = openView()
    view.exerciseAmbiguityInLayout()
    let height = view.heightAnchor.constraint(equalToConstant: 7)
    height.priority = UILayoutPriority(1)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 7)
    #expect(!view.hasAmbiguousLayout)
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(AmbiguousView.all(below: root).isEmpty)
  }
}
