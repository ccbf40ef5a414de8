public import Foundation

/// Recognizes a finger that moves quickly in one direction.
///
/// Our choice of measures: 50 points in that direction within half a second, and less than 50 across.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which way a finger moves.
  public struct Direction: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Directions by Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers it takes; there is only one here, so that with more it never recognizes.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var startTime = 0.0

  /// A finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.point ?? .zero
    startTime = event.timestamp
  }

  /// The finger moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let point = touches.first?.point else { return }
    guard event.timestamp - startTime <= 0.5, numberOfTouchesRequired <= 1 else {
      state = .failed
      return
    }
    let (x, y) = (point.x - start.x, point.y - start.y)
    if abs(x) >= 50, abs(y) < 50 {
      recognize(x > 0 ? .right : .left)
    } else if abs(y) >= 50, abs(x) < 50 {
      recognize(y > 0 ? .down : .up)
    }
  }

  /// The finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  private func recognize(_ way: Direction) {
    guard !isWaiting else { return }
    state = direction.contains(way) && mayBegin ? .ended : .failed
  }
}
