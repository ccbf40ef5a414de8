import Foundation

/// One finger of whoever uses the phone: what moves it need not know windows or events.
///
/// The view under the finger when it comes down, and the recognizers of that view and of those
/// that hold it, are told of everything the finger does until it is lifted.
@MainActor package final class Finger {
  private let clock: DisplayClock
  private var touch: UITouch?

  /// A finger above the screen, whose touches bear the clock's times.
  package init(clock: DisplayClock) {
    self.clock = clock
  }

  /// Where the finger is on the screen, in the window's coordinates; nil above it.
  package var location: CGPoint? { touch?.point }

  /// Puts the finger down on a window; a second time in a row it does nothing.
  package func down(on window: UIWindow, at point: CGPoint) {
    guard touch == nil else { return }
    let touch = UITouch()
    touch.point = point
    touch.previousPoint = point
    touch.window = window
    self.touch = touch
    let event = event(.began, of: touch)
    let view = window.hitTest(window.convert(point, from: nil), with: event)
    touch.view = view
    touch.gestureRecognizers = recognizers(above: view)
      .filter { $0.isEnabled && $0.delegateReceives(touch) }
    send(event, of: touch)
  }

  /// Moves the finger on the screen.
  package func move(to point: CGPoint) {
    guard let touch else { return }
    touch.previousPoint = touch.point
    touch.point = point
    send(event(.moved, of: touch), of: touch)
  }

  /// Lifts the finger.
  package func lift() { end(.ended) }

  /// Takes the finger away from the app, as a call that comes in does.
  package func cancel() { end(.cancelled) }

  private func end(_ phase: UITouch.Phase) {
    guard let touch else { return }
    send(event(phase, of: touch), of: touch)
    self.touch = nil
  }

  private func event(_ phase: UITouch.Phase, of touch: UITouch) -> UIEvent {
    touch.phase = phase
    touch.timestamp = clock.now
    return UIEvent(touches: [touch], timestamp: clock.now)
  }

  private func send(_ event: UIEvent, of touch: UITouch) {
    guard touch.window != nil else { return }
    UIApplication.shared.sendEvent(event)
  }

  /// From the view outwards.
  private func recognizers(above start: UIView?) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var view = start
    while let present = view {
      recognizers += present.gestureRecognizers ?? []
      view = present.superview
    }
    return recognizers
  }
}
