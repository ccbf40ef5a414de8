import UIKit

// The style of Anchorage: UIKit's own anchors are compared with operators, and what they give is an
// active constraint.

infix operator ~ : PriorityPrecedence
precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

/// An anchor with what is done to it before it is compared.
struct Changed<Anchor> {
  let anchor: Anchor
  var factor: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
}

func + <Anchor>(left: Anchor, right: CGFloat) -> Changed<Anchor> where Anchor: NSObject {
  Changed(anchor: left, constant: right)
}

func - <Anchor>(left: Anchor, right: CGFloat) -> Changed<Anchor> where Anchor: NSObject {
  Changed(anchor: left, constant: -right)
}

func * (left: NSLayoutDimension, right: CGFloat) -> Changed<NSLayoutDimension> {
  Changed(anchor: left, factor: right)
}

func ~ (left: CGFloat, right: UILayoutPriority) -> (CGFloat, UILayoutPriority) { (left, right) }

@MainActor private func activate(
  _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required
) -> NSLayoutConstraint {
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}

@MainActor @discardableResult
func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  activate(left.constraint(equalTo: right))
}

@MainActor @discardableResult
func == (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  activate(left.constraint(equalTo: right))
}

@MainActor @discardableResult
func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  activate(left.constraint(equalTo: right))
}

@MainActor @discardableResult
func == (left: NSLayoutXAxisAnchor, right: Changed<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
  activate(left.constraint(equalTo: right.anchor, constant: right.constant), right.priority)
}

@MainActor @discardableResult
func == (left: NSLayoutYAxisAnchor, right: Changed<NSLayoutYAxisAnchor>) -> NSLayoutConstraint {
  activate(left.constraint(equalTo: right.anchor, constant: right.constant), right.priority)
}

@MainActor @discardableResult
func == (left: NSLayoutDimension, right: Changed<NSLayoutDimension>) -> NSLayoutConstraint {
  activate(
    left.constraint(equalTo: right.anchor, multiplier: right.factor, constant: right.constant),
    right.priority)
}

@MainActor @discardableResult
func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  activate(left.constraint(equalToConstant: right))
}

@MainActor @discardableResult
func == (left: NSLayoutDimension, right: (CGFloat, UILayoutPriority)) -> NSLayoutConstraint {
  activate(left.constraint(equalToConstant: right.0), right.1)
}

@MainActor @discardableResult
func >= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  activate(left.constraint(greaterThanOrEqualToConstant: right))
}
