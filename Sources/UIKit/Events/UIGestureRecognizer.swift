public import Foundation

/// Watches touches on a view for a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The view that it is added to.
  public internal(set) weak var view: UIView?
}
