public import UIKit

/// What can be added to the other side of a relation.
public protocol ConstraintConstantTarget {
  /// How much of it falls to an attribute, in points.
  @MainActor
  func constraintConstant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension CGPoint: ConstraintConstantTarget {
  /// `x` for what lies on the horizontal axis, `y` for what lies on the vertical one.
  @MainActor
  public func constraintConstant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      y
    case .width, .height, .notAnAttribute: 0
    @unknown default: 0
    }
  }
}

extension CGSize: ConstraintConstantTarget {
  /// The width for the width, the height for the height, nothing for a place.
  @MainActor
  public func constraintConstant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

extension UIEdgeInsets: ConstraintConstantTarget {
  /// The inset of the edge, inwards. A size loses both sides, a centre moves by half their
  /// difference.
  @MainActor
  public func constraintConstant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    return inset(
      of: attribute, leading: isLeftToRight ? left : right, trailing: isLeftToRight ? right : left)
  }

  /// The share of an attribute, where leading and trailing are given.
  func inset(
    of attribute: NSLayoutConstraint.Attribute, leading: CGFloat, trailing: CGFloat
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .notAnAttribute: 0
    @unknown default: 0
    }
  }
}

extension NSDirectionalEdgeInsets: ConstraintConstantTarget {
  /// The inset of the edge, inwards. A size loses both sides, a centre moves by half their
  /// difference.
  @MainActor
  public func constraintConstant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
    let insets = UIEdgeInsets(
      top: top, left: isLeftToRight ? leading : trailing,
      bottom: bottom, right: isLeftToRight ? trailing : leading)
    return insets.inset(of: attribute, leading: leading, trailing: trailing)
  }
}
