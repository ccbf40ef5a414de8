internal import UIKit

/// A relation that was written with the maker: the layout constraints that it stands for, one for
/// each attribute and each partner, which are activated, changed and taken away together.
///
/// Keep one (`constraint = make.top.equalTo(view).constraint`) to move what it holds later.
@preconcurrency @MainActor
public final class Constraint {
  /// The constraints that Auto Layout sees, in order of their attributes.
  public private(set) var layoutConstraints: [LayoutConstraint] = []

  let location: SourceLocation
  private weak var item: (any ConstrainedItem)?

  init(_ rule: ConstraintRule) {
    location = rule.location
    item = rule.subject.item
    for partner in rule.partners {
      for attribute in rule.subject.attributes.layoutAttributes {
        layoutConstraints.append(LayoutConstraint.make(attribute, partner: partner, rule: rule))
      }
    }
  }

  // MARK: Activity

  /// Whether every one of the layout constraints is active.
  public var isActive: Bool {
    get { layoutConstraints.allSatisfy(\.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the layout constraints. Nothing happens if their item is gone.
  public func activate() {
    guard let item else { return }
    NSLayoutConstraint.activate(layoutConstraints)
    ConstraintRecord.of(item).add(self)
  }

  /// Deactivates the layout constraints; they can be activated again.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    guard let item else { return }
    ConstraintRecord.of(item).remove(self)
  }

  /// Gives the constants of these constraints to the active ones of the same item that are alike in
  /// all else; these themselves stay inactive. Stops if one has no such counterpart.
  func updateExisting() {
    guard let item else { return }
    let existing = ConstraintRecord.of(item).constraints.flatMap(\.layoutConstraints)
    for updated in layoutConstraints {
      guard let match = existing.first(where: updated.differsOnlyInConstant(from:)) else {
        Misuse.stop(
          "Updated constraint could not find existing matching constraint to update: \(updated)",
          at: location)
      }
      match.constant = updated.constant
    }
  }

  // MARK: Change

  /// Replaces what is added to the other side.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    setConstant(offset)
  }

  /// Replaces the inset from the other side; positive is inwards at each edge.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    setConstant(inset.constraintInsetTargetValue)
  }

  /// Replaces the inset from the other side, with edges in reading direction.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    setConstant(inset.constraintDirectionalInsetTargetValue)
  }

  /// Replaces the priority. As in SnapKit a required constraint stays required and an optional one
  /// does not become so: Auto Layout allows neither change while a constraint is active.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    let value = priority.constraintPriorityTargetValue
    let required = ConstraintPriority.required.value
    for constraint in layoutConstraints
    where constraint.priority.rawValue != required && value != required {
      constraint.priority = UILayoutPriority(rawValue: value)
    }
    return self
  }

  /// Replaces the priority with one of SnapKit's own.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  private func setConstant(_ constant: any ConstraintConstantTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.constant = constant.constraintConstant(for: constraint.attributeOfConstant)
    }
    return self
  }
}
