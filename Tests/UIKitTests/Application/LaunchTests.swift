import Foundation
import OnePhone
import Testing

@testable import UIKit

/// What the delegates of these tests write into: they are made by UIKit and know nothing else.
@MainActor private enum Launch {
  static var diary: [String] = []
}

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let made = "made"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Launch.diary.append("\(made) finished launching")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LaunchController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Launch.diary.append("active \(application.applicationState == .active)")
  }
}

private final class LaunchController: UIViewController {
  override func viewDidLoad() { Launch.diary.append("loaded \(view.window == nil)") }
  override func viewWillAppear(_ animated: Bool) {
    Launch.diary.append("will appear \(view.window == nil)")
  }
  override func viewDidAppear(_ animated: Bool) { Launch.diary.append("appeared") }
}

/// Not a responder: only `NSObject` is asked of a delegate.
private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Launch.diary.append("configure")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// Leaves everything to `Info.plist`.
private final class PlainSceneAppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Launch.diary.append("connect")
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LaunchController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { Launch.diary.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Launch.diary.append("active") }
}

/// Keeps its window in no property.
private final class CarelessDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return true
  }
}

/// Shows a window without a controller.
private final class BareDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite(.onePhone) @MainActor struct LaunchTests {
  @Test func `fact 7.5: a window that nobody keeps is gone, and that is told`() {
    let phone = Phone()
    phone.application.start(CarelessDelegate.self)
    #expect(phone.application.windows == [])
    #expect(phone.diary.count == 1 && phone.diary[0].hasPrefix("log The app shows no window"))
  }

  @Test func `a window without a controller is refused at the end of the launch`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) { @MainActor in
      let phone = Phone()
      phone.application.start(BareDelegate.self)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words
        == "raised NSInternalInconsistencyException: Application windows are expected to have a "
        + "root view controller at the end of application launch\n")
  }

  @Test func `fact 7.3: an app with a window`() {
    Launch.diary = []
    let phone = Phone()
    phone.application.start(WindowDelegate.self)
    #expect(
      Launch.diary == [
        "made finished launching", "loaded true", "will appear true", "appeared", "active true",
      ])
    #expect(phone.application.keyWindow?.bounds.size == CGSize(width: 375, height: 812))
  }

  @Test func `fact 7.2: an app with a scene`() {
    Launch.diary = []
    let phone = Phone(info: AppInfo(hasScenes: true))
    phone.application.start(SceneAppDelegate.self)
    #expect(
      Launch.diary == [
        "configure", "connect", "loaded true", "will appear true", "foreground", "appeared",
        "active",
      ])
    #expect(phone.application.connectedScenes.count == 1)
  }

  @Test(arguments: ["$(PRODUCT_MODULE_NAME).SceneDelegate", "MyProject.SceneDelegate"])
  func `the scene's delegate is found by the name in Info.plist`(name: String) {
    Launch.diary = []
    let phone = Phone(info: AppInfo(hasScenes: true, sceneDelegateClassName: name))
    phone.application.start(PlainSceneAppDelegate.self)
    #expect(
      Launch.diary == [
        "connect", "loaded true", "will appear true", "foreground", "appeared", "active",
      ])
  }

  @Test func `a scene's delegate that is not there is told in the console`() {
    let phone = Phone(info: AppInfo(hasScenes: true, sceneDelegateClassName: "App.Missing"))
    phone.application.start(PlainSceneAppDelegate.self)
    #expect(
      phone.diary.first == "log Info.plist contained the UISceneDelegateClassName key, but could "
        + "not load class with name \"App.Missing\".")
  }

  @Test func `without anybody who runs apps the process ends and says so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      WindowDelegate.main()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("UIApplicationMain was called, but nobody runs apps in this process."))
  }
}
