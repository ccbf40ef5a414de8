public import UIKit

/// What `inset` takes: one number for all edges, or insets.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// The insets of the four edges, in points.
  var constraintInsetTargetValue: ConstraintInsets { get }
}

extension UIEdgeInsets: ConstraintInsetTarget {
  /// The insets themselves.
  public var constraintInsetTargetValue: ConstraintInsets { self }
}
