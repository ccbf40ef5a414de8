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
    let named = ApplicationHost.info.sceneDelegateClass(besides: appDelegate)
    session.configuration.delegateClass = named
    let options = UIScene.ConnectionOptions()
    let configuration = appDelegate.application(
      self, configurationForConnecting: session, options: options)
    if configuration.delegateClass == nil { configuration.delegateClass = named }
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
  ///
  /// The name is `$(PRODUCT_MODULE_NAME).SceneDelegate` in every template, and Xcode puts the
  /// module's name in when it builds. Here the module is the one of the app's delegate, whatever the
  /// app calls itself.
  @MainActor func sceneDelegateClass(besides appDelegate: AnyObject) -> AnyClass? {
    guard let sceneDelegateClassName else { return nil }
    let module = String(reflecting: type(of: appDelegate)).prefix { $0 != "." }
    let name = sceneDelegateClassName.split(separator: ".").last ?? ""
    if let type = NSClassFromString("\(module).\(name)") { return type }
    ApplicationHost.observer?.logged(
      "Info.plist contained the UISceneDelegateClassName key, but could not load class with name "
        + "\"\(sceneDelegateClassName)\".")
    return nil
  }
}
