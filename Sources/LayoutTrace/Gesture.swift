/// One thing that is done to the app: a touch, a programmatic scroll, a wait, a turn of the phone.
///
/// A script is a list of them, played one after the other on the virtual clock.
package enum Gesture: Codable, Hashable, Sendable {
  /// Puts a finger down on the middle of the main scroll view (or of the screen) and moves it by a
  /// displacement in points at an even speed over a duration in seconds; the finger stays down.
  /// A second `drag` without `release` moves the same finger on.
  case drag(by: Point, duration: Double)
  /// Lifts the finger after it has rested, so with no velocity, and waits until all is still.
  case release
  /// Puts a finger down, moves it and lifts it while moving, with a velocity of the finger in
  /// points a second, and waits until all is still.
  case fling(velocity: Point)
  /// Sets the scroll view's content offset frame by frame, in even steps.
  case scroll(from: ScrollTarget?, to: ScrollTarget, duration: Double)
  /// Sets the content offset once, animated by UIKit or not.
  case setOffset(to: ScrollTarget, animated: Bool)
  /// Lets time pass.
  case wait(seconds: Double)
  /// Turns the phone and waits until the turn is done.
  case rotate(to: Orientation)

  package enum Orientation: String, Codable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
}

/// A vertical content offset, as a number or by name, looked up when the gesture begins.
package enum ScrollTarget: Codable, Hashable, Sendable {
  /// An offset in points.
  case offset(Double)
  /// The smallest legal offset plus a distance: the top of the content.
  case top(plus: Double)
  /// The greatest legal offset plus a distance: the end of the content.
  case end(plus: Double)
}
