import Foundation

/// Recognizes a finger that comes down and is lifted at the same place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1

  /// How many fingers it takes; there is only one here, so that with more it never recognizes.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var taps = 0
  private var lastTap = 0.0

  /// How far the finger may move, in points.
  private static let slop: CGFloat = 10
  /// How soon one tap has to follow another, in seconds.
  private static let pause = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.point ?? .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.point else { return }
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.timestamp - lastTap > Self.pause { taps = 0 }
    taps += 1
    lastTap = event.timestamp
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    state = numberOfTouchesRequired <= 1 && !isWaiting && mayBegin ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  private func fail() {
    taps = 0
    state = .failed
  }
}
