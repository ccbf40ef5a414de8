public import Foundation

/// One instance of an app's interface; here there is never more than one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front, not told of touches.
    case foregroundInactive = 1
    /// Not seen.
    case background = 2
  }

  /// Why a scene was connected; nothing is ever known of that here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// Whoever is told of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// Whether it is in front.
  open internal(set) var activationState = ActivationState.unattached

  /// A title of the app's choice.
  open var title: String?

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that it is on.
  open var screen: UIScreen { ApplicationHost.screen }

  /// Its windows.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The window that is told of what has no place.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// The surroundings.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// What can be known of the status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// Its place, zero high while it is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBar.frame }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { UIApplication.shared.statusBar.isHidden }
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBar.style }
}
