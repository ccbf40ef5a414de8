public import Foundation

/// Controllers one over the other: the last one is shown below a bar with its title and the way back.
///
/// A controller's view lies under the bar while that is translucent, and has it in its safe area.
/// Pushing and popping slide over 0.35 s when animated. A large title is scrolled away with the content
/// below a translucent bar; below an opaque one it stays. Bars that hide by themselves and going back
/// by a swipe are not built.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What an animated push or pop is.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// One is put in front.
    case push
    /// One is taken away.
    case pop
  }

  /// Seconds that an animated hiding of a bar takes.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  final var stack: [UIViewController] = []
  /// The controller whose view is in place.
  final var shown: UIViewController?
  final var transition: NavigationTransition?
  final let bar: UINavigationBar
  final let bottomBar: UIToolbar
  /// The large title and the content that scrolls it away.
  final var largeTitle = LargeTitle()
  private final var isBarHidden = false
  private final var isBottomBarHidden = true

  /// A container without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  /// A container that shows a controller.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A container with bars of other classes; nil for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barType = navigationBarClass ?? UINavigationBar.self
    let bottomType = toolbarClass ?? UIToolbar.self
    guard let bar = DelegateMaker.make(barType) as? UINavigationBar,
      let bottomBar = DelegateMaker.make(bottomType) as? UIToolbar
    else {
      Exception.raise(
        .invalidArgument,
        "\(barType) and \(bottomType) must be subclasses of UINavigationBar and UIToolbar")
    }
    self.bar = bar
    self.bottomBar = bottomBar
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(coder: coder)
  }

  // MARK: Controllers

  /// Its controllers, the last one in front.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller in front.
  open var topViewController: UIViewController? { stack.last }
  /// The controller in front, or one that it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  /// Puts a controller in front.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the controller in front away, if it is not the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated: animated).last
  }

  /// Takes away all controllers in front of one.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      Exception.raise(
        .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
    }
    return change(to: Array(stack[...place]), animated: animated)
  }

  /// Takes away all controllers but the first one.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    change(to: Array(stack.prefix(1)), animated: animated)
  }

  /// Shows the last one of a list of controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Who is told of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// The bar at the bottom; hidden, unless the app shows it.
  open var toolbar: UIToolbar { bottomBar }

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    barsDidChange(animated: animated)
  }

  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBottomBarHidden else { return }
    isBottomBarHidden = hidden
    barsDidChange(animated: animated)
  }

  /// Whether the bar hides when content is moved, which is refused.
  open var hidesBarsOnSwipe: Bool {
    get { false }
    set { refuse(newValue, "hidesBarsOnSwipe") }
  }

  /// Whether the bar hides at a tap, which is refused.
  open var hidesBarsOnTap: Bool {
    get { false }
    set { refuse(newValue, "hidesBarsOnTap") }
  }

  /// Whether the bar hides where there is little height, which is refused.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { false }
    set { refuse(newValue, "hidesBarsWhenVerticallyCompact") }
  }

  /// What goes back by a swipe: nothing here, so that there is nothing to switch off either.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  private func refuse(_ isWanted: Bool, _ name: String) {
    guard isWanted else { return }
    Unsupported.call(
      "UINavigationController.\(name) = true",
      advice: "Call setNavigationBarHidden(_:animated:) when the bar is to go.")
  }

  // MARK: The container

  /// Makes the view that holds the bars and the controllers' views.
  open override func loadView() {
    loadContainerView { [weak self] in self?.placeContent() }
  }

  /// Shows the controller in front.
  open override func viewDidLoad() {
    super.viewDidLoad()
    loadedView.addSubview(bottomBar)
    loadedView.addSubview(bar)
    bar.goBack = { [weak self] in self?.popViewController(animated: true) }
    showWithoutTransition()
  }

  /// The controller in front.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The controller in front while there is no bar (fact 4.3).
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The controller in front.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}

/// Who is told of what a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
