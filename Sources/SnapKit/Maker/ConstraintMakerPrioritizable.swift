/// A chain that can be given a priority; without one the constraint is required.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Gives the constraint one of SnapKit's own priorities: `.priority(.high)`.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    rule.priority = amount.value
    return self
  }

  /// Gives the constraint a priority in 1...1000: `.priority(999)`.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    rule.priority = amount.constraintPriorityTargetValue
    return self
  }

  /// The same as `.priority(.required)`, 1000.
  @available(*, deprecated, message: "Use priority(.required) instead.")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  /// The same as `.priority(.high)`, 750.
  @available(*, deprecated, message: "Use priority(.high) instead.")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  /// The same as `.priority(.medium)`, 500.
  @available(*, deprecated, message: "Use priority(.medium) instead.")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  /// The same as `.priority(.low)`, 250.
  @available(*, deprecated, message: "Use priority(.low) instead.")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// The name of the type up to SnapKit 4, with its slip of the pen.
@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable
