import Foundation

extension UIWindow {
  /// Tells recognizers and views of the fingers on this window: first the recognizers, and if one
  /// of them takes the finger over, the view that its touch is cancelled (fact 8.7).
  func deliver(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] {
      if touch.phase == .began { touch.isTakenFromView = isKeptFromView(touch, of: event) }
      GestureArbiter(touch: touch, event: event).deliver()
      deliver(touch, of: event)
    }
  }

  /// Whether the scroll view around the view under the finger keeps the finger for itself.
  private func isKeptFromView(_ touch: UITouch, of event: UIEvent) -> Bool {
    var ancestor = touch.view?.superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView, let content = touch.view {
        return !scrollView.touchesShouldBegin([touch], with: event, in: content)
      }
      ancestor = view.superview
    }
    return false
  }

  private func deliver(_ touch: UITouch, of event: UIEvent) {
    guard let view = touch.view, !touch.isTakenFromView else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
