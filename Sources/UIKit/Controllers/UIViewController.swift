public import Foundation

/// Rules one screen of an app: makes its root view and is told of its life.
@preconcurrency @MainActor open class UIViewController: UIResponder, @preconcurrency NSCoding {
  nonisolated(unsafe) final var storedView: UIView?
  var state = AppearanceState.disappeared
  var childList: [UIViewController] = []

  /// Whether `viewIsAppearing` was sent since it was last about to appear.
  var hasToldOfAppearing = false

  /// Whether a window or a presentation minds its appearance, not the place of its view.
  var isAppearanceManaged = false

  /// A title of the app's choice; bars show it.
  open var title: String? { didSet { titleDidChange(from: oldValue) } }

  /// What bars of its container cover of its view, beyond the safe area.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { storedView?.markNeedsSafeArea() } }
  }

  /// Added to the safe area that reaches its view.
  final var addedSafeArea: UIEdgeInsets {
    let own = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: own.top + barInsets.top, left: own.left + barInsets.left,
      bottom: own.bottom + barInsets.bottom, right: own.right + barInsets.right)
  }

  final var storedBarItem: UITabBarItem?
  final var madeNavigationItem: UINavigationItem?
  final var traitOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  /// A transition that begins or ends with it.
  final var ownCoordinator: TransitionCoordinator?

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?

  /// Added to the safe area of its view, and so to all below it (fact 3.6).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.markNeedsSafeArea() } }
  }

  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.noteMargins() }
  }

  /// The controller that is presented over it.
  open internal(set) var presentedViewController: UIViewController?

  /// The controller that presents it.
  open internal(set) weak var presentingViewController: UIViewController?

  /// How its view lies over the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How its view comes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether it rules the status bar without covering the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether what its children present over their context lies over its view; kept, since what is
  /// presented lies over the whole screen here.
  open var definesPresentationContext = false

  /// Whether what it shows is being changed.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  final var storedEditing = false

  /// Begins or ends changing what it shows. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    madeEditButton?.title = editing ? "Done" : "Edit"
  }

  final var madeEditButton: UIBarButtonItem?

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { editButton }

  /// The size that it would like to have in a container.
  open var preferredContentSize = CGSize.zero

  /// At which ends its view lies under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.storedView?.setNeedsLayout() } }
  }

  /// What a navigation bar shows for it.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }

  /// The buttons that a navigation controller's toolbar shows for it.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { parent?.storedView?.setNeedsLayout() }
  }

  /// Whether a tab bar goes away while it is shown in a navigation controller, and not as the first.
  open var hidesBottomBarWhenPushed = false

  /// Whether its view lies under opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.storedView?.setNeedsLayout() }
    }
  }

  /// Whether a scroll view that is its content, and whose `contentInsetAdjustmentBehavior` is
  /// `automatic`, is inset at top and bottom in a container even if it does not scroll (fact 2.23).
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  final var adjustsScrollViewInsets = true {
    didSet { if adjustsScrollViewInsets != oldValue { contentScrollView?.updateAdjustedInset() } }
  }

  /// What bars cover at the top of its view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead")
  open var topLayoutGuide: any UILayoutSupport { topGuide }
  private lazy var topGuide = LayoutSupportGuide(at: .top, of: loadedView)

  /// What bars cover at the bottom of its view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead")
  open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }
  private lazy var bottomGuide = LayoutSupportGuide(at: .bottom, of: loadedView)

  /// A controller; nibs are not read here, so that the names must be nil or are of no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit { clearLinks() }

  /// Refused: controllers are not archived here.
  open func encode(with coder: NSCoder) {
    Unsupported.call(
      "UIViewController.encode(with:)", advice: "Controllers cannot be archived here.")
  }

  // MARK: View

  /// The root view; asking for it makes it.
  // As Apple has it: apps set it to nil, and read it without asking whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The root view if it has been made.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view has been made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view: a plain one, unless overridden.
  open func loadView() { loadPlainView() }

  /// The root view has been made.
  open func viewDidLoad() {}

  /// Makes the root view if needed.
  open func loadViewIfNeeded() { _ = loadedView }

  /// It is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// It comes on screen: in the window, with its size and traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// It has come on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// It is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// It has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Its view has laid out its subviews, those below them not yet (fact 1.35).
  open func viewDidLayoutSubviews() {}

  /// Brings constraints up to date; an override calls super last.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// The safe area of its view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The margins of its view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of its view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.phone.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Status bar

  /// Whether the status bar is to be hidden; by default where there is little height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that says whether the status bar is hidden; nil for itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that says how the status bar looks; nil for itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Whether the home indicator hides by itself; it is not recorded.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that says whether the home indicator hides; nil for itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Says that the answer about the home indicator has changed; it is not recorded.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that the answers about the status bar have changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    guard state != .disappeared || storedView?.window != nil else { return }
    UIApplication.shared.statusBar.update()
  }

  // MARK: Other controllers

  /// Contains a controller; its view is to be added next.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the controller that contains this one; its view is to be removed before.
  open func removeFromParent() { leaveParent() }

  /// It is about to get another parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// It has got another parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children are told of appearing and disappearing without the container's doing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Puts a controller's view over the screen.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Shows a controller as what is chosen: in the nearest split view controller, else presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Takes away the controller that this one presents, or itself when it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hide(animated: flag, completion: completion)
  }

  // MARK: Surroundings

  /// The surroundings.
  open var traitCollection: UITraitCollection { presentTraits }

  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Memory is short; never called here.
  open func didReceiveMemoryWarning() {}

  /// Its view is about to get another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The animated transition that is under way and that it takes part in: a push or a pop, a
  /// presentation, a turn of the phone; nil for none. What its blocks change moves along.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentCoordinator
  }

  /// It is about to get other surroundings.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The ways in which the interface may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the interface turns with the phone.
  open var shouldAutorotate: Bool { true }

  /// The superview of its view's superview, or its parent.
  open override var next: UIResponder? { storedView?.superview ?? parent }
}

extension UIViewController: UITraitEnvironment {}
