import Foundation

extension UIView {
  /// The deepest view under a point, front to back (facts 6.4, 6.5).
  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewsInDrawingOrder.reversed() {
      if let hit = view.hitTest(view.layer.geometry.fromParent(point), with: event) { return hit }
    }
    return self
  }
}
