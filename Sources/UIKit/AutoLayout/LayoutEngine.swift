import Foundation

/// Constraints of one hierarchy of views, and their solution.
@MainActor final class LayoutEngine {
  /// A view was added to a superview or taken from one.
  static func viewDidMove(_ view: UIView, from old: UIView?) {}

  /// A view is about to leave its superview (fact 1.22).
  static func viewWillLeave(_ view: UIView) {}

  /// A view's place or size was set by code.
  static func frameDidChange(_ view: UIView) {}

  /// The origin of a view's bounds changed: it scrolled.
  static func boundsOriginDidChange(_ view: UIView) {}

  /// A view's intrinsic content size may have changed.
  static func contentSizeDidChange(_ view: UIView) {}

  /// A view's hugging or compression resistance changed.
  static func contentPriorityDidChange(_ view: UIView) {}

  /// A view's `translatesAutoresizingMaskIntoConstraints` or mask changed.
  static func autoresizingDidChange(_ view: UIView) {}

  /// A view's margins or safe area changed.
  static func guidesDidChange(_ view: UIView) {}

  /// Brings the constraints of the whole hierarchy under `root` up to date and solves them, marking
  /// the superviews of the views that are to move with `setNeedsLayout()`.
  static func solveIfNeeded(in root: UIView) {}

  /// Gives the subviews of a view the frames that the constraints say.
  static func placeSubviews(of view: UIView) {}

  /// `UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { target }
}
