public import Foundation

/// Controllers as pages, of which a finger scrolls from one to the next.
///
/// Pages that scroll are built; curls are refused. Beside the page that is shown only the one that comes
/// in sight is in the view; the data source is asked for both neighbours when a finger begins to scroll.
/// A scroll that is begun tells both controllers of appearing and disappearing, and takes that back if
/// it leads to the same page again. Dots are 37 points high, as Apple's are, above the safe area.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As those of a book; refused.
    case pageCurl
    /// By scrolling.
    case scroll
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// Whether a page that is set comes from behind or from before.
  public enum NavigationDirection: Int, Sendable {
    /// As one that follows.
    case forward
    /// As one that came before.
    case reverse
  }

  /// Where the spine of a book is; there is none here.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none
    /// At the beginning.
    case min
    /// In the middle.
    case mid
    /// At the end.
    case max
  }

  /// What can be said when one is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A key by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points between two pages: a number.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine is, in curls.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The direction in which pages follow one another.
  public final let navigationOrientation: NavigationOrientation
  final let pager: PagingScrollView
  /// The page that is shown.
  final var current: UIViewController?
  /// The page that is on its way in, and from which side: -1 or 1.
  final var incoming: (controller: UIViewController, side: Int, isByFinger: Bool)?
  /// The pages that the data source has given for a finger.
  final var asked: (before: UIViewController?, after: UIViewController?) = (nil, nil)
  final var completion: ((Bool) -> Void)?
  final let dots = UIPageControl()
  private final weak var storedDataSource: (any UIPageViewControllerDataSource)?

  /// Pages that scroll, side by side or one below the other. Curls are refused.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    if style == .pageCurl { Self.refuseCurl() }
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    pager = PagingScrollView(
      along: navigationOrientation == .horizontal ? .horizontal : .vertical,
      spacing: Swift.max(0, Self.points(spacing)))
    super.init(nibName: nil, bundle: nil)
  }

  /// Refused, since pages that are not said to scroll curl.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    navigationOrientation = .horizontal
    pager = PagingScrollView(along: .horizontal, spacing: 0)
    super.init(coder: coder)
  }

  /// How pages change: by scrolling.
  open var transitionStyle: TransitionStyle { .scroll }
  /// Where the spine is: nowhere.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have two sides; those that scroll have not.
  open var isDoubleSided = false
  /// What scrolls the pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pager.panGestureRecognizer] }

  /// Who has the pages before and after; without one a finger does not scroll.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      asked = (nil, nil)
      pager.isScrollEnabled = newValue != nil
      updateDots()
    }
  }

  /// Who is told of what a finger does.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Shows a page, at once or by scrolling to it over 0.3 s; the completion is told whether it came
  /// to its place.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard let page = new.first, new.count == 1 else {
      Exception.raise(
        .invalidArgument,
        "The number of view controllers provided (\(new.count)) doesn't match the number required "
          + "(1) for the requested transition")
    }
    show(page, direction: direction, animated: animated, completion: completion)
    updateDots()
  }

  /// Makes the view that holds the pages.
  open override func loadView() {
    loadContainerView { [weak self] in self?.placePages() }
  }

  /// Shows the page that was set.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpPager()
  }

  /// The page that is shown.
  open override var childForStatusBarHidden: UIViewController? { current }
  /// The page that is shown.
  open override var childForStatusBarStyle: UIViewController? { current }
  /// The page that is shown.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { current }

  private static func points(_ value: Any?) -> CGFloat {
    if let value = value as? CGFloat { return value }
    if let value = value as? Double { return CGFloat(value) }
    if let value = value as? Int { return CGFloat(value) }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }

  private static func refuseCurl() -> Never {
    Unsupported.call(
      "UIPageViewController with TransitionStyle.pageCurl",
      advice: "Make it with UIPageViewController(transitionStyle: .scroll, …).")
  }
}

/// Who has the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that was set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who is told of what a finger does with pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger begins to bring a page in.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The pages have come to rest; whether another one is shown than before.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
