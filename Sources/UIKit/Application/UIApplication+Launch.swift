public import Foundation

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
  /// its first layout is done.
  package func start(_ delegateClass: any UIApplicationDelegate.Type) {
    let delegate = DelegateMaker.make(delegateClass)
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    layoutPass()
    delegate.applicationDidBecomeActive(self)
    applicationState = .active
    layoutPass()
  }

  /// Brings all windows to rest: what happens once a frame.
  package func layoutPass() {
    for window in windows { window.layoutPass() }
    finishAppearing()
  }

  /// Tells the controllers that have come on screen.
  private func finishAppearing() {
    while !appearing.isEmpty {
      let controller = appearing.removeFirst()
      controller.endAppearance()
      for window in windows { window.layoutPass() }
    }
  }

  /// The safe area of a window at its place on the screen.
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
  /// Whether the top of the safe area is the status bar's only: without a notch (fact 3.2).
  var topDependsOnStatusBar: Bool { portraitSafeArea.top <= 24 }
}

/// Makes an app's delegate as the system does: by a plain `init()` (fact 9.2).
@MainActor enum DelegateMaker {
  /// A class whose `init()` stands where every responder's stands, and can be called by the class.
  private class Blueprint: UIResponder {
    required override init() { super.init() }
  }

  static func make(_ type: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
    guard type is UIResponder.Type else {
      Unsupported.call(
        "UIApplicationDelegate on a class without UIResponder",
        advice: "Write `class AppDelegate: UIResponder, UIApplicationDelegate`.")
    }
    let object = unsafeBitCast(type as AnyClass, to: Blueprint.Type.self).init()
    guard let delegate = object as AnyObject as? any UIApplicationDelegate else {
      Exception.end("\(type) could not be made")
    }
    return delegate
  }
}
