import Foundation
import OnePhone
import Testing

@testable import UIKit

/// What `constraintsAffectingLayout(for:)` names, and what it does not.
@MainActor
@Suite("Constraints that affect a layout", .onePhone)
struct AffectingConstraintTests {
  private let root = makeRoot(300, 400)

  /// A constraint's text without addresses.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    guard constraint is SystemConstraint else {
      return ConstraintText(naming: .host).describe(constraint)
    }
    let item = (constraint.firstItem as? UIView)?.accessibilityIdentifier ?? "?"
    return "\(type(of: constraint)) \(item).\(constraint.firstAttribute) == \(constraint.constant)"
  }

  private func affecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [String] {
    view.constraintsAffectingLayout(for: axis).map(text)
  }

  /// `a` is as wide as half the root, `b` follows it and has a width of its own.
  private func chain() -> (a: UIView, b: UIView) {
    root.accessibilityIdentifier = "root"
    let (a, b) = (UIView.constrained(in: root, "a"), UIView.constrained(in: root, "b"))
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.widthAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    return (a, b)
  }

  @Test func `what decides is named, however far away; what follows is not`() {
    let (a, b) = chain()
    #expect(
      affecting(a, .horizontal) == [
        "UIView'a'.left == UIView'root'.left + 10", "UIView'a'.width == 0.5*UIView'root'.width",
        "UIView'b'.left == UIView'a'.right",
        "NSAutoresizingMaskLayoutConstraint root.width == 300.0",
      ])
    #expect(
      affecting(b, .horizontal) == [
        "UIView'a'.left == UIView'root'.left + 10", "UIView'a'.width == 0.5*UIView'root'.width",
        "UIView'b'.left == UIView'a'.right", "UIView'b'.width == 20",
        "NSAutoresizingMaskLayoutConstraint root.width == 300.0",
      ])
  }

  @Test func `the other axis and inactive constraints are not named`() {
    let (a, b) = chain()
    let width = a.widthAnchor.constraint(equalToConstant: 7)
    width.priority = .defaultLow
    #expect(
      affecting(a, .vertical) == ["UIView'a'.top == UIView'root'.top", "UIView'a'.height == 40"])
    #expect(affecting(b, .vertical) == [])
    #expect(!a.constraintsAffectingLayout(for: .horizontal).contains(width))
    width.isActive = true
    // It reads the view, though it decides nothing.
    #expect(a.constraintsAffectingLayout(for: .horizontal).contains(width))
    #expect(!b.constraintsAffectingLayout(for: .horizontal).contains(width))
  }

  @Test func `an inequality decides only where it is tight`() {
    let (a, b) = chain()
    let loose = a.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    loose.isActive = true
    #expect(!b.constraintsAffectingLayout(for: .horizontal).contains(loose))
    a.constraintsAffectingLayout(for: .horizontal)
      .first { $0.multiplier == 0.5 }?.isActive = false
    let wish = a.widthAnchor.constraint(equalToConstant: 250)
    wish.priority = .defaultHigh
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(a.frame.width == 200)
    #expect(b.constraintsAffectingLayout(for: .horizontal).contains(loose))
    #expect(!b.constraintsAffectingLayout(for: .horizontal).contains(wish))
  }

  @Test("fact 1.46: the content's size is named as UIKit does, and is the same when asked again")
  func contentSize() throws {
    let label = ContentView(70, 30).added(to: root, "label")
    let beside = UIView.constrained(in: root, "beside")
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      beside.leftAnchor.constraint(equalTo: label.rightAnchor),
    ])
    root.layoutIfNeeded()
    let first = try #require(label.constraintsAffectingLayout(for: .horizontal).last)
    #expect(text(first) == "NSContentSizeLayoutConstraint label.width == 70.0")
    #expect(first.isActive && first.firstItem === label && first.secondItem == nil)
    #expect(
      first.description.hasSuffix("(70)] Hug:250 CompressionResistance:750   (active)>"),
      "\(first)")
    #expect(first.description.hasPrefix("<NSContentSizeLayoutConstraint:0x"))
    #expect(beside.constraintsAffectingLayout(for: .horizontal).last === first)
    #expect(
      label.constraintsAffectingLayout(for: .vertical).map(text) == [
        "NSContentSizeLayoutConstraint label.height == 30.0"
      ])
    label.content.width = 90
    #expect(label.constraintsAffectingLayout(for: .horizontal).last?.constant == 90)
    label.removeFromSuperview()
    #expect(!first.isActive)
  }

  @Test("fact 1.45: frames and masks are named as UIKit does")
  func autoresizing() throws {
    let box = UIView(frame: rect(10, 20, 30, 40))
    box.autoresizingMask = .flexibleWidth
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    let view = UIView.constrained(in: root, "view")
    view.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    root.layoutIfNeeded()
    let masks = box.constraintsAffectingLayout(for: .horizontal).filter { $0 is SystemConstraint }
    #expect(
      masks.map(text) == [
        "NSAutoresizingMaskLayoutConstraint box.left == 10.0",
        "NSAutoresizingMaskLayoutConstraint box.width == -270.0",
        "NSAutoresizingMaskLayoutConstraint ?.width == 300.0",
      ])
    #expect(masks[1].secondItem === root && masks[1].secondAttribute == .width)
    #expect(masks[0].description.contains("h=-&- v=--& UIView:0x"), "\(masks[0])")
  }

  @Test func `guides and views that no constraint reads`() {
    let guide = root.layoutMarginsGuide
    let view = UIView.constrained(in: root, "view")
    let left = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(left))
    #expect(guide.constraintsAffectingLayout(for: .vertical).contains(left) == false)
    #expect(UIView().constraintsAffectingLayout(for: .horizontal) == [])
  }
}
