public import UIKit

/// A number of one of the types that come up in layout code. Each can be a relation's other side,
/// an offset, an inset of all edges, a factor and a priority.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number, as precise as a layout constraint holds it.
  var constraintNumber: Double { get }
}

extension ConstraintNumber {
  /// The number, whatever the attribute.
  @MainActor
  public func constraintConstant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    CGFloat(constraintNumber)
  }

  /// The number at every edge.
  public var constraintInsetTargetValue: ConstraintInsets {
    let inset = CGFloat(constraintNumber)
    return ConstraintInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// The number as a factor.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(constraintNumber) }

  /// The number as a priority.
  public var constraintPriorityTargetValue: Float { Float(constraintNumber) }
}

extension Int: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { Double(self) }
}

extension UInt: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { Double(self) }
}

extension Float: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { Double(self) }
}

extension Double: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { self }
}

extension CGFloat: ConstraintNumber {
  /// The number.
  public var constraintNumber: Double { Double(self) }
}
