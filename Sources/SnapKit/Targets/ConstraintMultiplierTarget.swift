public import UIKit

/// What `multipliedBy` and `dividedBy` take: a number.
public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}
