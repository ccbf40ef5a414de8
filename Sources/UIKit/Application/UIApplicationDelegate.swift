public import Foundation

/// Whoever is told of the app's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, when the app keeps it here.
  var window: UIWindow? { get set }

  /// The app is about to have been launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is no longer seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to be ended.
  func applicationWillTerminate(_ application: UIApplication)

  /// Says how a scene is set up that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user has closed scenes; never here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// No window of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Not of interest.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Not of interest.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Not of interest.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Not of interest.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Not of interest.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// As the session has it.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Not of interest.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// What `@main` calls: the app's life under this class of delegate.
  public static func main() {
    ApplicationHost.launch(Self.self)
  }
}
