public import Foundation

/// What can be given a look before it is made.
///
/// There is no Objective-C runtime that could write down every message to a proxy, so `appearance()`
/// hands out an object of the class that only keeps what is set on it. Navigation bars and tab bars
/// that are made afterwards take over `isTranslucent`, the tints and the titles' attributes; of all
/// other classes the values are data that can be read again, and no view follows them.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Keeps the look of the class.
  static func appearance() -> Self
}

/// What a look can be restricted to.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance {
  /// Keeps the look of the class, as data.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }

  /// Keeps the look of the class inside of others, apart from its look elsewhere.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(for: self, inside: containerTypes)
  }
}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// Keeps the look of the class, as data.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }
}

/// The objects that keep the look of classes.
@MainActor struct AppearanceProxies {
  private var proxies: [[ObjectIdentifier]: NSObject] = [:]

  /// The proxy of a class, made when first asked for.
  static func proxy<Object: NSObject>(
    for type: Object.Type, inside containers: [any UIAppearanceContainer.Type] = []
  ) -> Object {
    let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
    if let made = UIApplication.shared.appearances.proxies[key] as? Object { return made }
    guard let new = DelegateMaker.make(type) as? Object else {
      Exception.raise(.internalInconsistency, "+[\(type) appearance]: no object could be made")
    }
    UIApplication.shared.appearances.proxies[key] = new
    return new
  }

  /// The proxy of a class, if the app has asked for it.
  static func made(for type: AnyClass) -> NSObject? {
    UIApplication.shared.appearances.proxies[[ObjectIdentifier(type)]]
  }
}

extension UIView {
  /// The tint that was set on the view itself.
  var ownTint: UIColor? { storedTint }
}
