public import Foundation

/// What is told of the fingers on the screen at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  private let touches: Set<UITouch>

  /// When it happened, in seconds since launch.
  open private(set) var timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.touches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// Something with fingers.
  open var type: EventType { .touches }

  /// The fingers on the screen.
  open var allTouches: Set<UITouch>? { touches }

  /// The fingers that came down on a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// The fingers that a recognizer watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
