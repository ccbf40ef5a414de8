import Foundation

/// Tells the recognizers of a finger what it does, and lets the first one that recognizes its
/// gesture win (fact 8.7).
@MainActor struct GestureArbiter {
  let touch: UITouch
  let event: UIEvent

  /// From the view under the finger outwards.
  private var recognizers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

  func deliver() {
    for recognizer in recognizers where recognizer.isListening {
      let before = recognizer.state
      recognizer.receive(touch, of: event)
      if before == .possible, recognizer.state.isRecognized { settle(recognizer) }
    }
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    if isOver { for recognizer in recognizers { recognizer.touchEnded(touch) } }
  }

  /// One has recognized its gesture: those that may not go on beside it fail, and the view under
  /// the finger is told that the touch is no longer its own.
  private func settle(_ winner: UIGestureRecognizer) {
    for other in recognizers where other !== winner && other.state == .possible {
      let canGoOn = winner.delegateAllows(other) || other.delegateAllows(winner)
      let isPrevented = winner.canPrevent(other) && other.canBePrevented(by: winner)
      if !canGoOn, isPrevented { other.state = .failed }
    }
    guard winner.cancelsTouchesInView, winner.takesTouch(touch), !touch.isTakenFromView,
      let view = touch.view
    else { return }
    touch.isTakenFromView = true
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
    touch.phase = phase
  }
}
