internal import UIKit

/// An item with attributes of it, as `view.snp.bottom` names them: what a relation aims at.
///
/// The item is held weakly: to name an attribute must not keep a view alive. A relation to a plain
/// number has an item without target.
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(target: AnyObject?, attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  /// What stands on the other side of a relation to a number.
  static var nothing: ConstraintItem { ConstraintItem(target: nil, attributes: []) }
}

extension ConstraintItem: Equatable {
  /// Whether both name the same attributes of the same item.
  public static func == (one: ConstraintItem, other: ConstraintItem) -> Bool {
    one === other || (one.target === other.target && one.attributes == other.attributes)
  }
}
