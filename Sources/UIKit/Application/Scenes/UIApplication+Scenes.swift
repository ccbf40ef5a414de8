public import Foundation

extension UIApplication {
  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of all scenes.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether there can be more than one scene; never here.
  public var supportsMultipleScenes: Bool { false }

  /// Connects the app's scene, if the app has scenes (fact 7.2).
  func connectScene(for appDelegate: any UIApplicationDelegate) -> UIWindowScene? {
    guard ApplicationHost.info.hasScenes else { return nil }
    let session = UISceneSession(role: .windowApplication)
    session.configuration.delegateClass = ApplicationHost.info.sceneDelegateClass
    let options = UIScene.ConnectionOptions()
    let configuration = appDelegate.application(
      self, configurationForConnecting: session, options: options)
    if configuration.delegateClass == nil {
      configuration.delegateClass = ApplicationHost.info.sceneDelegateClass
    }
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scenes.append(scene)
    scene.activationState = .foregroundInactive
    if let type = configuration.delegateClass {
      scene.delegate = DelegateMaker.make(type) as? any UISceneDelegate
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    return scene
  }
}

extension UIWindowScene {
  func enterForeground() { delegate?.sceneWillEnterForeground(self) }

  func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
  }
}

extension AppInfo {
  /// The class that `sceneDelegateClassName` names.
  var sceneDelegateClass: AnyClass? { sceneDelegateClassName.flatMap { NSClassFromString($0) } }
}
