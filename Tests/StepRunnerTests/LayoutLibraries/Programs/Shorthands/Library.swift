import UIKit

// The style of TinyConstraints: short methods of views and guides, each of which gives the constraint
// that it has activated.

protocol Placeable: AnyObject {
  @MainActor var topAnchor: NSLayoutYAxisAnchor { get }
  @MainActor var bottomAnchor: NSLayoutYAxisAnchor { get }
  @MainActor var leadingAnchor: NSLayoutXAxisAnchor { get }
  @MainActor var trailingAnchor: NSLayoutXAxisAnchor { get }
  @MainActor var centerXAnchor: NSLayoutXAxisAnchor { get }
  @MainActor var centerYAnchor: NSLayoutYAxisAnchor { get }
  @MainActor var widthAnchor: NSLayoutDimension { get }
  @MainActor var heightAnchor: NSLayoutDimension { get }
  @MainActor func prepare()
}

extension UIView: Placeable {
  func prepare() { translatesAutoresizingMaskIntoConstraints = false }
}

extension UILayoutGuide: Placeable {
  func prepare() {}
}

typealias Constraint = NSLayoutConstraint

extension Constraint {
  @discardableResult func set(_ priority: UILayoutPriority, _ isActive: Bool) -> Constraint {
    self.priority = priority
    self.isActive = isActive
    return self
  }
}

@MainActor extension Placeable {
  @discardableResult func top(
    to other: Placeable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0
  ) -> Constraint {
    prepare()
    return topAnchor.constraint(equalTo: anchor ?? other.topAnchor, constant: offset)
      .set(.required, true)
  }

  @discardableResult func topToBottom(of other: Placeable, offset: CGFloat = 0) -> Constraint {
    top(to: other, other.bottomAnchor, offset: offset)
  }

  @discardableResult func leading(
    to other: Placeable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0
  ) -> Constraint {
    prepare()
    return leadingAnchor.constraint(equalTo: anchor ?? other.leadingAnchor, constant: offset)
      .set(.required, true)
  }

  @discardableResult func leadingToTrailing(
    of other: Placeable, offset: CGFloat = 0
  ) -> Constraint {
    leading(to: other, other.trailingAnchor, offset: offset)
  }

  @discardableResult func trailing(to other: Placeable, offset: CGFloat = 0) -> Constraint {
    prepare()
    return trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: offset)
      .set(.required, true)
  }

  @discardableResult func bottom(to other: Placeable, offset: CGFloat = 0) -> Constraint {
    prepare()
    return bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: offset)
      .set(.required, true)
  }

  @discardableResult func center(in other: Placeable) -> [Constraint] {
    prepare()
    return [
      centerXAnchor.constraint(equalTo: other.centerXAnchor).set(.required, true),
      centerYAnchor.constraint(equalTo: other.centerYAnchor).set(.required, true),
    ]
  }

  @discardableResult func height(
    _ points: CGFloat, relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) -> Constraint {
    prepare()
    switch relation {
    case .lessThanOrEqual:
      return heightAnchor.constraint(lessThanOrEqualToConstant: points).set(priority, true)
    case .greaterThanOrEqual:
      return heightAnchor.constraint(greaterThanOrEqualToConstant: points).set(priority, true)
    default:
      return heightAnchor.constraint(equalToConstant: points).set(priority, true)
    }
  }

  @discardableResult func size(_ size: CGSize) -> [Constraint] {
    prepare()
    return [
      widthAnchor.constraint(equalToConstant: size.width).set(.required, true), height(size.height),
    ]
  }

  @discardableResult func width(to other: Placeable) -> Constraint {
    prepare()
    return widthAnchor.constraint(equalTo: other.widthAnchor).set(.required, true)
  }

  @discardableResult func height(to other: Placeable) -> Constraint {
    prepare()
    return heightAnchor.constraint(equalTo: other.heightAnchor).set(.required, true)
  }

  @discardableResult func aspectRatio(_ ratio: CGFloat) -> Constraint {
    prepare()
    return widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio).set(.required, true)
  }
}

extension UIView {
  @discardableResult func horizontalToSuperview(insets: UIEdgeInsets = .zero) -> [Constraint] {
    guard let superview else { return [] }
    return [
      leading(to: superview, offset: insets.left), trailing(to: superview, offset: -insets.right),
    ]
  }

  @discardableResult func topToSuperview(
    offset: CGFloat = 0, usingSafeArea: Bool = false
  ) -> Constraint? {
    superview.map { outer in
      let edge: Placeable = usingSafeArea ? outer.safeAreaLayoutGuide : outer
      return top(to: edge, offset: offset)
    }
  }

  @discardableResult func bottomToSuperview(usingSafeArea: Bool = false) -> Constraint? {
    superview.map { outer in
      let edge: Placeable = usingSafeArea ? outer.safeAreaLayoutGuide : outer
      return bottom(to: edge)
    }
  }
}
