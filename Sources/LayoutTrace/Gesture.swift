/// One thing that is done to the app: a touch, a programmatic scroll, a wait, a turn of the phone,
/// another text in a label, another constant in a constraint.
///
/// A script is a list of them, played one after the other on the virtual clock, each for at least
/// one frame and at most ten minutes. There is one finger. "The main scroll view" is the one that
/// takes up most of the screen when the gesture begins; "until all is still" is until nothing
/// scrolls and nothing is animated, ten seconds at most: the fading of scroll indicators is not
/// waited for. A gesture that has nothing to act on, such as a scroll in an app without scroll
/// view or another text for a view that is no label, does nothing but a log event.
package enum Gesture: Codable, Hashable, Sendable {
  /// Puts the finger down on the middle of the main scroll view (or of the screen) and a frame
  /// later moves it by a displacement in points at an even speed over a duration in seconds; it
  /// stays down, and may leave the screen. The first ten points only make it a drag: they move
  /// nothing. A second `drag` without `release` moves the same finger on.
  case drag(by: Point, duration: Double)
  /// Lifts the finger after it has rested for eight frames, so with no velocity, and waits until
  /// all is still.
  case release
  /// Puts the finger down unless it is, moves it for nine frames with a velocity in points a
  /// second, lifts it while it moves, and waits until all is still.
  case fling(velocity: Point)
  /// Sets the main scroll view's vertical content offset, legal or not, frame by frame in even
  /// steps over a duration in seconds; with `from` it is first set to that for one frame.
  case scroll(from: ScrollTarget?, to: ScrollTarget, duration: Double)
  /// Sets the main scroll view's vertical content offset once, animated by UIKit or not, and waits
  /// until all is still.
  case setOffset(to: ScrollTarget, animated: Bool)
  /// Lets seconds pass.
  case wait(seconds: Double)
  /// Turns the phone, if the app lets it be turned, and waits until all is still.
  case rotate(to: Orientation)
  /// Gives a label another text, as the app itself would by setting `text`, and waits until all is
  /// still: how a layout takes short and long content. An empty text leaves an empty label.
  case setText(of: ViewName, to: String)
  /// Sets the constant of an active constraint of the app, in points, frame by frame in even steps
  /// over a duration in seconds, as the app itself would; with `from` it is first set to that for
  /// one frame. What the app makes of it in the meantime is overwritten in each frame.
  case setConstant(of: ConstraintName, from: Double?, to: Double, duration: Double)

  package enum Orientation: String, Codable, CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
}

/// A vertical content offset, as a number or by name, looked up when the gesture begins.
package enum ScrollTarget: Hashable, Sendable {
  /// An offset in points.
  case offset(Double)
  /// The smallest legal offset plus a distance: the top of the content.
  case top(plus: Double)
  /// The greatest legal offset plus a distance: the end of the content.
  case end(plus: Double)
}
