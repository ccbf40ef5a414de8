public import Foundation

/// Controllers of which one is chosen by a bar at the bottom.
///
/// A controller's view is made when it is first chosen, lies under the bar while that is
/// translucent, and has it in its safe area. More than five controllers share the bar: there is no
/// list of further ones.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private final var tabs: [UIViewController] = []
  private final var selected = 0
  private final weak var shown: UIViewController?
  private final let bar = UITabBar()

  /// A container without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The bar.
  open var tabBar: UITabBar { bar }
  /// Who is asked and told of choices.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Whether the bar is hidden, from iOS 18 on.
  open var isTabBarHidden = false { didSet { storedView?.setNeedsLayout() } }

  /// Its controllers, in the bar's order.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets its controllers; the choice stays if its controller does.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let chosen = selectedViewController
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown { hideShown() }
      controller.isAppearanceManaged = false
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.isAppearanceManaged = true
      controller.didMove(toParent: self)
    }
    tabs = new
    let place = new.firstIndex { $0 === chosen } ?? min(selected, max(0, new.count - 1))
    bar.items = new.map(\.barItem)
    select(place)
  }

  /// The controller that is chosen.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set {
      guard let place = tabs.firstIndex(where: { $0 === newValue }) else { return }
      select(place)
    }
  }

  /// The place of the controller that is chosen.
  open var selectedIndex: Int {
    get { selected }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  // MARK: The container

  /// Makes the view that holds the bar and the controllers' views.
  open override func loadView() {
    loadContainerView { [weak self] in self?.placeContent() }
  }

  /// Shows the controller that is chosen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    loadedView.addSubview(bar)
    bar.delegate = self
    bar.choose = { [weak self] in self?.tapped($0) }
    select(selected)
  }

  /// The controller that is chosen.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The controller that is chosen.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The controller that is chosen.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// An item was chosen in the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func tapped(_ index: Int) {
    guard tabs.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: tabs[index]) != false
    else { return }
    let isSame = index == selected
    select(index)
    if isSame, let stack = tabs[index] as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    tabBar(bar, didSelect: tabs[index].barItem)
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  private func select(_ index: Int) {
    selected = index
    bar.selectedItem = selectedViewController?.barItem
    guard isViewLoaded, shown !== selectedViewController else { return }
    let isOnScreen = isOnItsWayIn
    let old = shown
    let new = selectedViewController
    if isOnScreen { old?.willDisappear(false) }
    let view = new?.loadedView
    if isOnScreen { new?.willAppear(false) }
    old?.viewIfLoaded?.removeFromSuperview()
    shown = new
    if let view {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      loadedView.insertSubview(view, belowSubview: bar)
    }
    placeContent()
    old?.didDisappear(false)
    if isOnScreen, state == .appeared, let new { UIApplication.shared.appearing.append(new) }
    UIApplication.shared.statusBar.update()
  }

  private func hideShown() {
    shown?.willDisappear(false)
    shown?.viewIfLoaded?.removeFromSuperview()
    shown?.didDisappear(false)
    shown = nil
  }

  /// Whether the bar is away: hidden, or because of a controller that was pushed.
  private var isBarAway: Bool {
    if isTabBarHidden || bar.isHidden { return true }
    guard let stack = selectedViewController as? UINavigationController else { return false }
    return stack.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private func placeContent() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let height = BarMetrics.tabBarHeight(traitCollection)
    let isAway = isBarAway
    let full = height + safe.bottom
    bar.frame = CGRect(
      x: 0, y: isAway ? view.bounds.height : view.bounds.height - full, width: view.bounds.width,
      height: full)
    guard let shown, let content = shown.viewIfLoaded, content.superview === view else { return }
    shown.fit(
      content, into: view.bounds,
      between: BarCover(
        bottom: isAway ? 0 : height, isBottomTranslucent: bar.isTranslucent, safeArea: safe))
  }

  /// What is pushed in one of its controllers has changed.
  final func stackDidChange() { storedView?.setNeedsLayout() }
}

/// Who is asked and told of choices in a tab bar controller.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a controller may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A controller was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
