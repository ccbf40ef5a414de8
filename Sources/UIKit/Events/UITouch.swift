public import Foundation

/// A finger on the screen, from coming down to being lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger is doing.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// What the finger is doing.
  open internal(set) var phase: Phase = .began

  /// When it last changed, in seconds since launch.
  open internal(set) var timestamp: TimeInterval = 0

  /// How many times in a row the finger has tapped here.
  open internal(set) var tapCount = 1

  /// The view that the finger came down on; it is told of the finger wherever that goes.
  open internal(set) weak var view: UIView?

  /// The window that the finger came down on.
  open internal(set) weak var window: UIWindow?

  /// The recognizers that watch the finger.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// A finger: there is no pencil here.
  open var type: TouchType { .direct }

  /// The radius of the finger's tip, in points.
  open var majorRadius: CGFloat { 20 }

  /// How hard it presses: 1 is an average touch.
  open var force: CGFloat { 1 }

  /// Whether a gesture has taken the finger over from the view.
  var isTakenFromView = false

  /// In the window's coordinates.
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where the finger was before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
