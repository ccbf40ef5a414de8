public import Foundation

/// An object that can be told of events; those that it does not handle go on to the next one.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() {
    super.init()
  }

  /// Who is told of an event that this responder does not handle.
  open var next: UIResponder? { nil }

  /// Whether it may become the first responder: false, unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give up being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first to be told of events without a place.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Becomes the first responder, if it can and the present one gives way.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let application = UIApplication.shared
    if let present = application.firstResponder, present !== self,
      !present.resignFirstResponder()
    {
      return false
    }
    application.firstResponder = self
    return true
  }

  /// Stops being the first responder, if it can.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
