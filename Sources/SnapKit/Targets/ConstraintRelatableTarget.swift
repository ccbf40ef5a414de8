public import UIKit

/// What a relation can aim at: an item, attributes of one, or a constant.
public protocol ConstraintRelatableTarget {
  /// What the relation makes of it.
  var constraintTarget: ConstraintTarget { get }
}

/// The two kinds of things that a relation can aim at.
public enum ConstraintTarget {
  /// An item, with the attributes that were named of it; with none, those of the chain are meant.
  case item(ConstraintItem)
  /// A number, a size, a point or insets.
  case constant(any ConstraintConstantTarget)
}

extension ConstraintItem: ConstraintRelatableTarget {
  /// The item itself.
  public var constraintTarget: ConstraintTarget { .item(self) }
}

extension UIView: ConstraintRelatableTarget {
  /// The view, with the attributes of the chain.
  public nonisolated var constraintTarget: ConstraintTarget {
    .item(ConstraintItem(target: self, attributes: []))
  }
}

extension UILayoutGuide: ConstraintRelatableTarget {
  /// The guide, with the attributes of the chain.
  public nonisolated var constraintTarget: ConstraintTarget {
    .item(ConstraintItem(target: self, attributes: []))
  }
}

extension ConstraintRelatableTarget where Self: ConstraintConstantTarget {
  /// The constant.
  public var constraintTarget: ConstraintTarget { .constant(self) }
}

extension CGPoint: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget {}
