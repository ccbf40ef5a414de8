import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Descriptions of constraints", .onePhone)
struct DescriptionTests {
  private let root = UIView()
  private let view = UIView()
  private let sibling = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(sibling)
  }

  /// The description with names for the addresses.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.description
    text = text.replacing(LayoutNaming.address(of: constraint), with: "C")
    for (object, name) in [(root, "root"), (view, "view"), (sibling, "sibling")] {
      text = text.replacing(LayoutNaming.address(of: object), with: name)
    }
    return text
  }

  @Test("facts 1.43, 1.44: gaps are written visually, all else as equations")
  func bodies() {
    let equal = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: sibling, attribute: .top,
      multiplier: 1, constant: 8)
    let optional = view.topAnchor.constraint(
      greaterThanOrEqualTo: sibling.bottomAnchor, constant: 8)
    optional.priority = .defaultHigh
    let named = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 330)
    named.identifier = "tall"
    let cases: [(NSLayoutConstraint, String)] = [
      (named, "'tall' UIView:view.height >= 330   (inactive)"),
      (
        sibling.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 16),
        "V:[UIView:view]-(16)-[UIView:sibling]   (inactive)"
      ),
      (
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        "H:|-(0)-[UIView:view]   (inactive, names: '|':UIView:root )"
      ),
      (
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        "V:[UIView:view]-(0)-|   (inactive, names: '|':UIView:root )"
      ),
      (
        root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
        "H:[UIView:view]-(5)-|   (LTR)   (inactive, names: '|':UIView:root )"
      ),
      (optional, "V:[UIView:sibling]-(>=8@750)-[UIView:view]   (inactive)"),
      (
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        "UIView:view.centerX == UIView:root.centerX   (inactive)"
      ),
      (
        view.widthAnchor.constraint(equalTo: sibling.widthAnchor, multiplier: 0.7),
        "UIView:view.width == 0.7*UIView:sibling.width   (inactive)"
      ),
      (equal, "UIView:view.top == UIView:sibling.top + 8   (inactive)"),
    ]
    for (constraint, expected) in cases {
      #expect(text(constraint) == "<NSLayoutConstraint:C \(expected)>")
    }
    named.isActive = true
    #expect(text(named) == "<NSLayoutConstraint:C 'tall' UIView:view.height >= 330   (active)>")
  }

  @Test("fact 1.26: a mask is written as fixed and flexible parts")
  func masks() {
    #expect(UIView.AutoresizingMask([]).maskPrefix == "h=--& v=--&")
    #expect(
      UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]).maskPrefix == "h=-&- v=-&-")
    #expect(
      UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]).maskPrefix
        == "h=&-& v=--&")
  }

  @Test("A subclass may describe itself, and the log says so")
  func subclass() {
    final class NamedConstraint: NSLayoutConstraint {
      override var description: String { "<mine>" }
    }
    let constraint = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: -1)
    constraint.isActive = true
    view.translatesAutoresizingMaskIntoConstraints = false
    let observer = RecordingObserver()
    ApplicationHost.begin(on: .iPhoneX, observer: observer)
    root.layoutIfNeeded()
    #expect(observer.logs.map { $0.contains("    \"<mine>\"\n") } == [true])
  }

  @Test("Anchors describe their item and attribute, and equal ones are equal")
  func anchors() {
    let anchor = view.topAnchor
    #expect(
      anchor.description
        == "<NSLayoutYAxisAnchor:\(LayoutNaming.address(of: anchor)) "
        + "\"UIView:\(LayoutNaming.address(of: view)).top\">")
    #expect(anchor == view.topAnchor)
    #expect(anchor.hash == view.topAnchor.hash)
    #expect(anchor != view.bottomAnchor)
    let constraint = anchor.constraint(equalTo: root.topAnchor)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .top)
  }
}
