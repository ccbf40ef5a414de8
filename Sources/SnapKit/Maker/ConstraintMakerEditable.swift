internal import UIKit

/// A chain that has its relation: the other side can be multiplied and moved.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// The other side counts so many times.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    rule.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// The other side counts for so small a part.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    rule.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Adds to the other side, in points; positive is right and down at every edge.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    rule.setConstant(amount)
    return self
  }

  /// Moves each edge, in points; positive is inwards.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    rule.setConstant(amount.constraintInsetTargetValue)
    return self
  }

  /// Moves each edge, in points; positive is inwards, edges in reading direction.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    rule.setConstant(amount.constraintDirectionalInsetTargetValue)
    return self
  }
}
