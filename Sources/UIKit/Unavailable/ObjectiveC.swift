public import Foundation

// What the Objective-C runtime does on a phone. Without it nothing can be called by a name that is
// only known while the app runs.

/// A method's name.
@available(
  *, unavailable,
  message: "there is no Objective-C runtime: give a closure, as with UIAction"
)
public struct Selector {
  /// A method's name.
  public init(_ str: String) {}
}

extension UIControl {
  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message: "there is no Objective-C runtime here: write addAction(UIAction { _ in … }, for:)"
  )
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}

  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message: "there is no Objective-C runtime here: take the action away with removeAction(_:for:)"
  )
  public func removeTarget(_ target: Any?, action: Any?, for controlEvents: Event) {}
}

extension UIGestureRecognizer {
  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message:
      "there is no Objective-C runtime here: derive a class from the recognizer and watch its state"
  )
  public convenience init(target: Any?, action: Any?) { self.init() }

  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message:
      "there is no Objective-C runtime here: derive a class from the recognizer and watch its state"
  )
  public func addTarget(_ target: Any, action: Any) {}
}

extension UIBarButtonItem {
  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message: "there is no Objective-C runtime here: write UIBarButtonItem(title:primaryAction:)"
  )
  public convenience init(title: String?, style: Style, target: Any?, action: Any?) {
    self.init()
  }

  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message: "there is no Objective-C runtime here: write UIBarButtonItem(image:primaryAction:)"
  )
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) {
    self.init()
  }

  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message: "there is no Objective-C runtime: write UIBarButtonItem(systemItem:primaryAction:)"
  )
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Any?) {
    self.init()
  }
}

/// Refused: there is no Objective-C runtime.
@available(
  *, unavailable, message: "methods cannot be exchanged here: override the method in a subclass"
)
public func method_exchangeImplementations(_ m1: Any?, _ m2: Any?) {}

/// Refused: there is no Objective-C runtime.
@available(
  *, unavailable, message: "methods cannot be looked up here: call the method, or override it"
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Any) -> Any? { nil }

extension NSObject {
  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable, message: "methods cannot be called by name here: call the method itself"
  )
  public func perform(_ aSelector: Any, with object: Any? = nil) {}

  /// Refused: there is no Objective-C runtime.
  @available(
    *, unavailable,
    message: "properties cannot be watched by name here: use didSet, or NotificationCenter"
  )
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: Any, context: Any?
  ) {}

  /// Refused: there is no Objective-C runtime.
  @available(*, unavailable, message: "properties cannot be set by name here: set the property")
  public func setValue(_ value: Any?, forKey key: String) {}
}
