/// The spellings from before SnapKit 3.
extension Constraint {
  /// The same as `update(offset:)`.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// The same as `update(inset:)`.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// The same as `update(priority:)`.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  /// The same as `update(priority: .required)`.
  @available(*, deprecated, message: "Use update(priority: .required) instead.")
  public func updatePriorityRequired() { update(priority: .required) }

  /// The same as `update(priority: .high)`.
  @available(*, deprecated, message: "Use update(priority: .high) instead.")
  public func updatePriorityHigh() { update(priority: .high) }

  /// The same as `update(priority: .medium)`.
  @available(*, deprecated, message: "Use update(priority: .medium) instead.")
  public func updatePriorityMedium() { update(priority: .medium) }

  /// The same as `update(priority: .low)`.
  @available(*, deprecated, message: "Use update(priority: .low) instead.")
  public func updatePriorityLow() { update(priority: .low) }
}
