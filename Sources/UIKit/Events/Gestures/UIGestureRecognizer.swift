public import Foundation

/// Watches the fingers on a view, and on those inside of it, for a gesture.
///
/// There is no Objective-C runtime here and so no target and action: what is recognized is told to
/// the delegate's questions and to the overrides of a subclass.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture that is recognized at once, without going on.
    public static let recognized = State.ended

    /// Whether the gesture has been recognized and is not over by being cancelled.
    var isRecognized: Bool {
      switch self {
      case .began, .changed, .ended: true
      case .possible, .cancelled, .failed: false
      }
    }

    /// Whether nothing more can come of the gesture.
    var isOver: Bool {
      switch self {
      case .ended, .cancelled, .failed: true
      case .possible, .began, .changed: false
      }
    }
  }

  private var touches: [UITouch] = []
  private var requirements: [UIGestureRecognizer] = []

  /// A recognizer that is not on a view yet.
  public override init() {
    super.init()
  }

  /// The view that it is added to.
  open var view: UIView? { viewLink }

  /// The same; the view clears it when it goes.
  nonisolated(unsafe) unowned(unsafe) final var viewLink: UIView?

  nonisolated final func forgetView() { viewLink = nil }

  /// Who is asked about it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// How far its gesture has come; a subclass sets it.
  open var state: State = .possible {
    didSet { if state != oldValue { stateDidChange(from: oldValue) } }
  }

  /// Whether it watches at all; switched off, a gesture under way is cancelled.
  open var isEnabled = true {
    didSet {
      if !isEnabled, state == .began || state == .changed { state = .cancelled }
    }
  }

  /// Whether a view loses the touches of a gesture that is recognized.
  open var cancelsTouchesInView = true

  /// Whether views are told of touches only when the gesture has failed; kept, not followed.
  open var delaysTouchesBegan = false

  /// Whether views are told of the end of touches only when the gesture has failed; kept.
  open var delaysTouchesEnded = true

  /// A name for debugging.
  open var name: String?

  /// How many fingers it watches now.
  open var numberOfTouches: Int { touches.count }

  /// Where the fingers are on average, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    touches.first?.location(in: view) ?? .zero
  }

  /// Where one of the fingers is, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      Exception.raise(.range, "-[\(type(of: self)) locationOfTouch:inView:]: index out of bounds")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Waits with its gesture until another recognizer's has failed, while the finger is down: a
  /// gesture that ends before that is not recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  /// Gets ready for the next gesture; an override calls super.
  open func reset() {}

  /// Whether it may keep another one from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one may keep it from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Lets go of a finger: it is no part of this gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Its gesture has gone on: the seam for UIKit's own recognizers.
  func stateDidChange(from old: State) {}

  /// Whether a recognized gesture is to take the touch from the view under the finger.
  func takesTouch(_ touch: UITouch) -> Bool { true }

  // MARK: What the arbiter needs

  var isListening: Bool { isEnabled && !state.isOver }

  /// Whether another recognizer must fail first and has not.
  var isWaiting: Bool {
    requirements.contains { $0.isEnabled && $0.view != nil && $0.state != .failed }
  }

  /// Whether the delegate lets it begin now.
  var mayBegin: Bool { delegate?.gestureRecognizerShouldBegin(self) != false }

  func receive(_ touch: UITouch, of event: UIEvent) {
    switch touch.phase {
    case .began:
      touches.append(touch)
      touchesBegan([touch], with: event)
    case .moved where touches.contains(touch): touchesMoved([touch], with: event)
    case .ended where touches.contains(touch): touchesEnded([touch], with: event)
    case .cancelled where touches.contains(touch): touchesCancelled([touch], with: event)
    case .moved, .ended, .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited:
      break
    }
  }

  /// The last finger is gone: the recognizer is ready for the next gesture.
  func touchEnded(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    guard touches.isEmpty else { return }
    reset()
    state = .possible
  }

  func delegateReceives(_ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  func delegateAllows(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
  }
}
