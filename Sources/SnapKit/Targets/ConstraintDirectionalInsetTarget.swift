public import UIKit

/// What `inset` takes for edges in reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  /// The insets of the four edges, in points.
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {
  /// The insets themselves.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}
