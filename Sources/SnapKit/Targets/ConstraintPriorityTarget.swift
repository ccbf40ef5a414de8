public import UIKit

/// What `priority` takes: a number in 1...1000 or UIKit's priority.
public protocol ConstraintPriorityTarget {
  /// The priority as a number.
  var constraintPriorityTargetValue: Float { get }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  /// The priority's number.
  public var constraintPriorityTargetValue: Float { rawValue }
}
