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

  /// The windows that are shown, back to front. They are not held: a window that nobody else keeps
  /// is gone (fact 7.5).
  open var windows: [UIWindow] { windowHandles.compactMap(\.object) }

  var windowHandles: [Handle<UIWindow>] = []

  /// The window that is told of what has no place.
  open var keyWindow: UIWindow? { keyWindowHandle?.object }

  var keyWindowHandle: Handle<UIWindow>?

  /// Whether the app is in front.
  open internal(set) var applicationState = State.inactive

  /// Whoever is told of the app's life.
  open var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// The scenes, in the order in which they were connected.
  var scenes: [UIScene] = []

  weak var firstResponder: UIResponder?

  /// How many layouts that were asked for by `layoutIfNeeded` are going on, one in the other.
  var layoutDepth = 0

  /// What the app itself wants of the status bar.
  var ownAnswer = StatusBarAnswer(
    isHidden: ApplicationHost.info.isStatusBarHidden, style: .default, animation: .none)

  /// Who paints by the app's own code.
  var painters = Painters()

  /// Whether some container has given a child other traits.
  var hasTraitOverrides = false

  /// Who watches the traits of whom.
  let traitWatches = TraitWatches()

  /// The objects that `appearance()` hands out.
  var appearances = AppearanceProxies()

  /// The status bar.
  package let statusBar = StatusBarState(isHidden: ApplicationHost.info.isStatusBarHidden)

  /// The controllers that are coming on screen, to be told so after the next layout, in order.
  var appearing: [UIViewController] = []

  /// The one app of the process.
  public class var shared: UIApplication { ApplicationHost.application }

  /// The bar's place, zero high while it is hidden (fact 4.8).
  open var statusBarFrame: CGRect { statusBar.frame }

  /// Whether the status bar is hidden. Setting it has an effect only if `Info.plist` takes the bar
  /// from the controllers.
  open var isStatusBarHidden: Bool {
    get { statusBar.isHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// The look of the status bar. Setting it has an effect only if `Info.plist` takes the bar from
  /// the controllers.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar.style }
    set {
      ownAnswer.style = newValue
      statusBar.update()
    }
  }

  /// Hides or shows the status bar, if `Info.plist` takes it from the controllers.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    ownAnswer.isHidden = hidden
    ownAnswer.animation = animation
    statusBar.update()
  }

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
