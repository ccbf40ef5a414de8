import Foundation

/// Where the one app of the process meets whoever runs it.
@MainActor package enum ApplicationHost {
  /// Takes over when the app's code calls `UIApplicationMain`, and never comes back. It starts the
  /// app with `UIApplication.start(_:)`, moves the clock and ends the process.
  package static var run: (@MainActor (_ delegate: any UIApplicationDelegate.Type) -> Never)?

  /// Who is told what happens.
  package private(set) static weak var observer: (any HostObserver)?

  /// The app's `Info.plist`, as far as it concerns UIKit.
  package private(set) static var info = AppInfo()

  /// Counts the app's constraints.
  static var census = ConstraintCensus(altering: nil)

  /// The phone that the app runs on.
  package static var screenDescription: ScreenDescription { screen.phone }

  static private(set) var application = UIApplication()
  static private(set) var screen = UIScreen(of: .iPhoneX)
  /// Pixels in a point of the screen: a stored number, for all that is placed is rounded by it. It
  /// never changes while an app runs, and is asked for by code that may run anywhere.
  nonisolated(unsafe) static private(set) var pixelsInPoint: CGFloat = 3
  static private(set) var device = UIDevice(of: .iPhoneX)

  /// Switches a phone on: a new application, at time 0, on a screen of its own.
  ///
  /// - Parameter alteration: what is changed in one of the app's constraints, if anything.
  package static func begin(
    on screen: ScreenDescription, info: AppInfo = AppInfo(), observer: (any HostObserver)?,
    altering alteration: ConstraintAlteration? = nil
  ) {
    census = ConstraintCensus(altering: alteration)
    self.observer = observer
    self.info = info
    self.screen = UIScreen(of: screen)
    pixelsInPoint = CGFloat(screen.scale)
    device = UIDevice(of: screen)
    application = UIApplication()
    AnimationContext.reset()
    HostNaming.nameOfView = nil
    constraintIsMade = nil
  }
}

/// What UIKit reads of an app's `Info.plist`.
package struct AppInfo: Hashable, Sendable {
  /// `UIViewControllerBasedStatusBarAppearance`: whether view controllers rule the status bar.
  package var isStatusBarRuledByControllers: Bool
  /// `UIStatusBarHidden`: whether it is hidden while the app launches, and after that too when the
  /// view controllers do not rule it.
  package var isStatusBarHidden: Bool
  /// `UISupportedInterfaceOrientations`, UIKit's names; nil when the list is not there.
  package var supportedOrientations: [String]?
  /// `UIApplicationSceneManifest` with a configuration: the class that scenes are told to.
  package var sceneDelegateClassName: String?
  /// Whether there is a `UIApplicationSceneManifest`.
  package var hasScenes: Bool
  /// The class of the controller that the main storyboard begins with, when that is all there is in
  /// it; nil without such a storyboard. It is not read of `Info.plist`, which names a file only.
  package var mainControllerClassName: String?

  package init(
    isStatusBarRuledByControllers: Bool = true, isStatusBarHidden: Bool = false,
    supportedOrientations: [String]? = nil, hasScenes: Bool = false,
    sceneDelegateClassName: String? = nil
  ) {
    self.isStatusBarRuledByControllers = isStatusBarRuledByControllers
    self.isStatusBarHidden = isStatusBarHidden
    self.supportedOrientations = supportedOrientations
    self.hasScenes = hasScenes
    self.sceneDelegateClassName = sceneDelegateClassName
  }
}
