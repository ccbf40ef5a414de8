import SnapKit
import Testing
import UIKit

/// A page to constrain: `box` and `other` side by side in `page`, and a guide of the page.
@MainActor
struct Scene {
  let page = UIView()
  let box = UIView()
  let other = UIView()
  let guide = UILayoutGuide()

  init() {
    page.addSubview(box)
    page.addSubview(other)
    page.addLayoutGuide(guide)
  }

  /// The active constraints that SnapKit made, in order of their activation, those of the box first.
  var constraints: [String] {
    (box.constraints + page.constraints).compactMap { $0 as? LayoutConstraint }.map(words)
  }

  /// A constraint in words: `box.top == page.top * 2.0 + 8.0 ^750.0`.
  func words(_ constraint: NSLayoutConstraint) -> String {
    var words = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
    switch constraint.relation {
    case .lessThanOrEqual: words += " <="
    case .equal: words += " =="
    case .greaterThanOrEqual: words += " >="
    @unknown default: words += " ?"
    }
    if constraint.secondItem != nil {
      words += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.multiplier != 1 { words += " * \(constraint.multiplier)" }
      if constraint.constant != 0 { words += " + \(constraint.constant)" }
    } else {
      words += " \(constraint.constant)"
    }
    if constraint.priority != .required { words += " ^\(constraint.priority.rawValue)" }
    return words
  }

  private func name(_ item: AnyObject?) -> String {
    if item === page { return "page" }
    if item === box { return "box" }
    if item === other { return "other" }
    if item === guide { return "guide" }
    return "nothing"
  }
}

/// A chain as a learner writes it, and the constraints that it must become.
struct Chain: Sendable, CustomTestStringConvertible {
  var says: String
  var expected: [String]
  var write: @MainActor @Sendable (ConstraintMaker, Scene) -> Void

  init(
    _ says: String, _ expected: [String],
    _ write: @escaping @MainActor @Sendable (ConstraintMaker, Scene) -> Void
  ) {
    self.says = says
    self.expected = expected
    self.write = write
  }

  var testDescription: String { says }
}
