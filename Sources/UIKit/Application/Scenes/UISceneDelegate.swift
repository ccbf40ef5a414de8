public import Foundation

/// Whoever is told of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene is there; now is the time to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Not of interest.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Not of interest.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Not of interest.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Not of interest.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Not of interest.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Not of interest.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Whoever is told of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, when it is kept here.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
