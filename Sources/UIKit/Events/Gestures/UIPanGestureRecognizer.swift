public import Foundation

/// Recognizes a finger that moves on.
///
/// The finger has to move by ten points first; the movement of which it is recognized counts only
/// from there (fact 2.32).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes; there is only one here, so that with more it never recognizes.
  open var minimumNumberOfTouches = 1

  /// How many fingers it may take; kept, since there is only one finger here.
  open var maximumNumberOfTouches = Int.max

  private var origin = CGPoint.zero
  private var current = CGPoint.zero
  private var track = ScrollVelocity()
  private var time = 0.0

  /// How far the finger has to move, in points.
  private static let slop: CGFloat = 10

  /// How far the finger has moved since it was recognized, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: current.x - origin.x, y: current.y - origin.y)
  }

  /// Counts on from another translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: current.x - translation.x, y: current.y - translation.y)
  }

  /// The finger's velocity in points a second: zero after it has rested.
  open func velocity(in view: UIView?) -> CGPoint { track.velocity(at: time) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1 else { return }
    track = ScrollVelocity()
    origin = touch.point
    note(touch)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    note(touch)
    switch state {
    case .possible: beginIfFarEnough()
    case .began, .changed:
      state = .changed
      moved()
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    state = state == .possible ? .failed : .cancelled
  }

  /// Whether a first movement is one for this recognizer: the seam for scroll views.
  func canBegin(with travel: CGPoint) -> Bool { true }

  /// The finger moved on after the gesture was recognized.
  func moved() {}

  private func note(_ touch: UITouch) {
    current = touch.point
    time = touch.timestamp
    track.add(current, at: time)
  }

  private func beginIfFarEnough() {
    let travel = CGPoint(x: current.x - origin.x, y: current.y - origin.y)
    let distance = hypot(travel.x, travel.y)
    guard distance >= Self.slop, !isWaiting else { return }
    guard minimumNumberOfTouches <= 1, canBegin(with: travel), mayBegin else {
      state = .failed
      return
    }
    origin.x += travel.x / distance * Self.slop
    origin.y += travel.y / distance * Self.slop
    state = .began
  }
}
