import Foundation

/// Makes an app's delegates as the system does: by a plain `init()`.
///
/// `init()` cannot be demanded of them: an app's own initialiser is not `required`. But every class
/// below `NSObject` keeps `init()` at the same place of its method table, so that a class in which
/// it is `required` can stand in for calling it (fact 9.2).
@MainActor enum DelegateMaker {
  private class Blueprint: NSObject {
    required override init() { super.init() }
  }

  /// Makes `init()` of the blueprint one that is overridden: the compiler then looks it up in the
  /// method table instead of calling the only one there is.
  private final class Impression: Blueprint {
    required init() { super.init() }
  }

  /// Makes an object of a class, which has to be below `NSObject`.
  static func make(_ type: AnyClass) -> NSObject {
    guard type is NSObject.Type else {
      Unsupported.call(
        "a delegate class that is not below NSObject",
        advice: "Derive \(type) from UIResponder.")
    }
    return unsafeBitCast(type, to: Blueprint.Type.self).init()
  }
}
