public import Foundation

/// The app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Why the app was launched; here for nothing but itself.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key.
    public let rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front.
    case active
    /// In front, not told of touches.
    case inactive
    /// Not seen.
    case background
  }

  /// The only time there is.
  package let clock = DisplayClock()

  /// The windows, back to front.
  open internal(set) var windows: [UIWindow] = []

  /// The window that is told of what has no place.
  open internal(set) weak var keyWindow: UIWindow?

  /// Whether the app is in front.
  open internal(set) var applicationState = State.inactive

  /// Whoever is told of the app's life.
  open var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// The scenes, in the order in which they were connected.
  var scenes: [UIScene] = []

  weak var firstResponder: UIResponder?

  /// The classes of which it was told that what they draw is not seen.
  var toldOfDrawing: Set<ObjectIdentifier> = []

  /// The status bar.
  package let statusBar = StatusBarState(isHidden: ApplicationHost.info.isStatusBarHidden)

  /// The controllers that are coming on screen, to be told so after the next layout, in order.
  var appearing: [UIViewController] = []

  /// The one app of the process.
  public class var shared: UIApplication { ApplicationHost.application }

  /// The bar's place, zero high while it is hidden (fact 4.8).
  open var statusBarFrame: CGRect { statusBar.frame }

  /// Who ruled the status bar before controllers did.
  open var isStatusBarHidden: Bool { statusBar.isHidden }

  /// The look of the status bar.
  open var statusBarStyle: UIStatusBarStyle { statusBar.style }

  /// How the interface is turned.
  open var statusBarOrientation: UIInterfaceOrientation { ApplicationHost.screen.orientation }

  /// The direction of layout that the language leads to.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Hands an event to the windows that it is for.
  open func sendEvent(_ event: UIEvent) {
    let touched = windows.filter { event.touches(for: $0)?.isEmpty == false }
    for window in touched { window.sendEvent(event) }
  }

  /// The delegate, told of what nobody handles.
  open override var next: UIResponder? {
    delegate.flatMap { $0 as? UIResponder }
  }
}
