public import Foundation

/// The view at the top: it shows a controller's view on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The order among windows.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// Greater ones are in front.
    public var rawValue: CGFloat
    /// A level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where an app's window is.
    public static let normal = Level(0)
    /// In front of it.
    public static let alert = Level(2000)
    /// In front of the status bar.
    public static let statusBar = Level(1000)
  }

  /// How the app knows the window, which it does not hold.
  nonisolated final let handle = Handle<UIWindow>()

  /// The turn of the phone that is under way.
  final var turn: TransitionCoordinator?

  /// The order among windows.
  open var windowLevel = Level.normal

  /// The screen that it is on.
  open var screen: UIScreen { ApplicationHost.screen }

  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootDidChange(from: oldValue) }
  }

  /// Whether it is told of what has no place.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// A hidden window of a place and size on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    links.window = self
    handle.object = self
  }

  /// A hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    super.isHidden = true
    links.window = self
    handle.object = self
  }

  /// Storyboards are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    handle.object = self
  }

  deinit {
    clearWindowLinks(below: self)
    handle.object = nil
  }

  /// Shows it before the others and makes it the one that is told of what has no place.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes it the one that is told of what has no place.
  open func makeKey() {
    UIApplication.shared.keyWindowHandle = handle
  }

  /// Whether it is not shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityDidChange()
    }
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// Tells recognizers and views of the fingers on the window.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Brings the window to rest: constraints, layout and safe areas, until nobody asks for more.
  package func layoutPass() { settle() }
}
