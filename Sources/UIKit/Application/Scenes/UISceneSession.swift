public import Foundation

/// What is kept of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's interface on the phone's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// How the scene is set up.
  open internal(set) var configuration: UISceneConfiguration

  /// A name that stays.
  public let persistentIdentifier = "main"

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name by which `Info.plist` knows it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// A configuration; the delegate's class is found in `Info.plist` unless it is set.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
