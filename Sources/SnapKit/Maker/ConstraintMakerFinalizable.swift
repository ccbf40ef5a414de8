/// A chain that is complete: it can be given a name, and its constraint be kept.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let rule: ConstraintRule

  init(_ rule: ConstraintRule) {
    self.rule = rule
  }

  /// Names the constraint in descriptions; it becomes the layout constraints' identifier.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    rule.label = label
    return self
  }

  /// The constraint, to be kept and changed later.
  public var constraint: Constraint { rule.constraint }
}
