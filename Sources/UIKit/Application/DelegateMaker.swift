public import Foundation

/// Makes an app's delegates as the system does: by a plain `init()`.
///
/// `init()` cannot be demanded of them: an app's own initialiser is not `required`. But every class
/// below `NSObject` keeps `init()` at the same place of its method table, so that a class in which
/// it is `required` can stand in for calling it (fact 9.2).
@MainActor enum DelegateMaker {
  /// Makes an object of a class, which has to be below `NSObject`.
  static func make(_ type: AnyClass) -> NSObject {
    guard type is NSObject.Type else {
      Unsupported.call(
        "a delegate class that is not below NSObject",
        advice: "Derive \(type) from UIResponder.")
    }
    return unsafeBitCast(type, to: DelegateBlueprint.Type.self).init()
  }
}

/// Stands in for the class of a delegate. It is open, though hidden from apps, because the compiler
/// calls the initialiser of a class that it knows to have no subclasses without looking into the
/// method table.
@_spi(UIKitDelegates) open class DelegateBlueprint: NSObject {
  /// What the class of a delegate has in this one's place is called.
  public required override init() { super.init() }
}
