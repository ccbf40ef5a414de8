internal import UIKit

/// What the closures of `makeConstraints` and its kin are handed: each chain that begins with it
/// becomes one constraint.
///
///     header.snp.makeConstraints { make in
///       make.top.left.right.equalTo(view)
///       make.height.equalTo(header.snp.width).multipliedBy(0.7)
///     }
///
/// Each word returns a type that has only the words that may follow. A chain that never comes to a
/// relation makes no constraint.
@preconcurrency @MainActor
public class ConstraintMaker {
  private let item: any ConstrainedItem
  private var subjects: [ConstraintSubject] = []

  private init(_ item: any ConstrainedItem) {
    self.item = item
    item.prepareForConstraints()
  }

  /// Begins a chain.
  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let subject = ConstraintSubject(item, attributes)
    subjects.append(subject)
    return ConstraintMakerExtendable(subject)
  }

  /// The constraints that a closure words for an item, none of them active.
  static func constraints(
    for item: any ConstrainedItem, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.subjects.compactMap { $0.rule?.constraint }
  }

  /// Makes and activates constraints.
  static func make(
    for item: any ConstrainedItem, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    for constraint in constraints(for: item, closure) { constraint.activate() }
  }

  /// Makes and activates constraints in place of those that the item has.
  static func remake(
    for item: any ConstrainedItem, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    remove(from: item)
    make(for: item, closure)
  }

  /// Changes the constants of the item's constraints. An item without any is given new ones.
  static func update(
    for item: any ConstrainedItem, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    guard !ConstraintRecord.of(item).constraints.isEmpty else {
      return make(for: item, closure)
    }
    for constraint in constraints(for: item, closure) { constraint.updateExisting() }
  }

  /// Takes away every constraint of the item.
  static func remove(from item: any ConstrainedItem) {
    for constraint in ConstraintRecord.of(item).constraints { constraint.deactivate() }
  }
}
