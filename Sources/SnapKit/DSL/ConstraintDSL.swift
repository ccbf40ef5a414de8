internal import UIKit

/// What `snp` offers of every item.
@preconcurrency @MainActor
public protocol ConstraintDSL {
  /// The item behind `snp`.
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  /// Gives the item a name that stands for its address in descriptions of constraints.
  public func setLabel(_ value: String?) {
    guard let target else { return }
    ConstraintRecord.of(target).label = value
  }

  /// The name given with `setLabel(_:)`.
  public func label() -> String? {
    target.flatMap { ConstraintRecord.existing(of: $0)?.label }
  }

  /// The item with some of its attributes, as the partner of a relation.
  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }
}
