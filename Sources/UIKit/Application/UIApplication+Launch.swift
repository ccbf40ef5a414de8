public import Foundation

/// Runs the app; never comes back.
///
/// - Parameter delegateClassName: The class of the app's delegate, as `NSStringFromClass` says it.
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName,
    let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type
  else {
    Exception.raise(
      .internalInconsistency,
      "Unable to instantiate the UIApplication delegate instance. No class named "
        + "\(delegateClassName ?? "(null)") is loaded.")
  }
  ApplicationHost.launch(type)
}

extension ApplicationHost {
  /// The app's code hands over.
  static func launch(_ delegate: any UIApplicationDelegate.Type) -> Never {
    guard let run else {
      Exception.end("UIApplicationMain was called, but nobody runs apps in this process.")
    }
    run(delegate)
  }
}

extension UIApplication {
  /// Starts the app: makes its delegate and goes through the launch until the app is in front and
  /// its first layout is done (facts 7.2, 7.3).
  package func start(_ delegateClass: any UIApplicationDelegate.Type) {
    guard let delegate = DelegateMaker.make(delegateClass) as? any UIApplicationDelegate else {
      Exception.end("\(delegateClass) could not be made")
    }
    self.delegate = delegate
    let window = mainWindow(for: delegate)
    if let window { delegate.window = window }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    // An app that has made its own window meanwhile has let go of this one.
    if let window, (delegate.window ?? window) === window { window.makeKeyAndVisible() }
    post(Self.didFinishLaunchingNotification)
    let scene = connectScene(for: delegate)
    scene?.enterForeground()
    refuseBareWindows()
    layoutPass()
    applicationState = .active
    if let scene {
      scene.becomeActive()
    } else {
      delegate.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification)
    layoutPass()
  }

  /// What is shown is a controller's view: a window without one ends the launch, as on iOS.
  private func refuseBareWindows() {
    let windows = self.windows
    if windows.isEmpty {
      ApplicationHost.observer?.logged(
        "The app shows no window: it has made none, has not called makeKeyAndVisible(), or keeps "
          + "the window in no property.")
    }
    guard windows.contains(where: { $0.rootViewController == nil }) else { return }
    Exception.raise(
      .internalInconsistency,
      "Application windows are expected to have a root view controller at the end of application "
        + "launch")
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Brings all windows to rest and tells the controllers that have come on screen: what happens
  /// once a frame.
  package func layoutPass() {
    for _ in 0..<UIView.roundLimit {
      for controller in appearing {
        controller.viewIfLoaded?.window?.updateSafeAreas()
        controller.isAppearing(false)
      }
      var index = 0
      while index < windowHandles.count {
        windowHandles[index].object?.layoutPass()
        index += 1
      }
      guard !appearing.isEmpty else { return Painters.display(in: self) }
      appearing.removeFirst().didAppear(false)
    }
    Exception.layoutNeverSettled("controllers go on putting others on the screen")
  }

  /// The safe area of a window that covers the screen.
  func windowSafeArea(of window: UIView) -> UIEdgeInsets {
    guard window is UIWindow else { return .zero }
    let screen = ApplicationHost.screen
    let phone = screen.phone
    let full = screen.orientation.isLandscape ? phone.landscapeSafeArea : phone.portraitSafeArea
    let hidesTop = statusBar.isHidden && phone.topDependsOnStatusBar
    return UIEdgeInsets(
      top: hidesTop ? 0 : full.top, left: full.left, bottom: full.bottom, right: full.right)
  }
}

extension ScreenDescription {
  /// Whether the top of the safe area is the status bar's only: on what has no notch (fact 3.2).
  var topDependsOnStatusBar: Bool { portraitSafeArea.top <= 24 }
}
