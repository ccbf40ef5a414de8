public import Foundation

/// Recognizes a finger that stays where it came down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before; with more than none it never recognizes.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes; there is only one here, so that with more it never recognizes.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var press = 0

  /// A finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.point ?? .zero
    press += 1
    let press = press
    UIApplication.shared.clock.after(minimumPressDuration) { [weak self] in
      guard let self, self.press == press else { return }
      hold()
    }
  }

  /// The finger moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.point else { return }
    switch state {
    case .began, .changed: state = .changed
    case .possible:
      if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
    case .ended, .cancelled, .failed: break
    }
  }

  /// The finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    state = state == .possible ? .failed : .ended
  }

  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    state = state == .possible ? .failed : .cancelled
  }

  private func hold() {
    guard state == .possible, isEnabled, numberOfTapsRequired == 0, numberOfTouchesRequired <= 1,
      numberOfTouches > 0, !isWaiting, mayBegin
    else { return }
    state = .began
  }
}
