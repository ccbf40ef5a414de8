internal import UIKit

/// What constraints can be made for: a view or a layout guide.
@MainActor
protocol ConstrainedItem: AnyObject {
  /// The view against which an attribute without a partner is measured.
  var container: UIView? { get }

  /// Hands the item's place over to Auto Layout, before its first constraint is made.
  func prepareForConstraints()
}

extension UIView: ConstrainedItem {
  var container: UIView? { superview }

  /// Only the receiver of `snp.makeConstraints` gives up its autoresizing mask, never the items
  /// that it is related to.
  func prepareForConstraints() {
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UILayoutGuide: ConstrainedItem {
  var container: UIView? { owningView }

  /// A guide has no frame of its own that would have to give way.
  func prepareForConstraints() {}
}
