public import Foundation

/// A list and what is chosen in it, side by side where there is room, else one over the other.
///
/// Where there is much room across, columns lie beside each other or over the last one, as the display
/// mode says; `automatic` is a column beside the last one where the view is wider than it is high, and
/// the last one alone where it is not. The first column is 0.4 of the width, 320 points at most unless
/// the app says otherwise (375 from 1366 points of width on), and has a pixel beside it; so is the second
/// of three columns. Where there is little room, all is in the first column's navigation controller.
/// Columns do not come and go by a swipe; what lies under an overlaid column is not dimmed.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers, as before iOS 14.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// What suits the view's shape.
    case automatic
    /// The last column alone.
    case secondaryOnly
    /// One column beside the last one.
    case oneBesideSecondary
    /// One column over the last one.
    case oneOverSecondary
    /// Two columns beside the last one.
    case twoBesideSecondary
    /// Two columns over the last one.
    case twoOverSecondary
    /// Two columns, the last one moved aside.
    case twoDisplaceSecondary

    /// The last column alone, by its older name.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// One column beside the last one, by its older name.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// One column over the last one, by its older name.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    /// The first.
    case primary
    /// The one between, of three.
    case supplementary
    /// The last.
    case secondary
    /// What is shown instead of all where there is little room.
    case compact
  }

  /// At which side the first column is.
  public enum PrimaryEdge: Int, Sendable {
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// How columns share the width; ours is `tile` or `overlay` as the display mode says.
  public enum SplitBehavior: Int, Sendable {
    /// What suits the view.
    case automatic
    /// Beside each other.
    case tile
    /// Over the last one.
    case overlay
    /// The last one moved aside.
    case displace
  }

  /// Takes the width that UIKit gives.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public final let style: Style
  final var columns: [Column: UIViewController] = [:]
  /// The first column where there is little room, with what was put over it.
  final var collapsed: CollapsedColumns?
  /// Controllers whose views are in place, in the order of their columns.
  final var shownColumns: [UIViewController] = []
  final var shownMode = DisplayMode.automatic

  /// Two controllers, which `viewControllers` has.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }

  /// Columns, which `setViewController(_:for:)` sets.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Who is asked and told of what becomes of the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// Its controllers: the first column and the last; the first alone where there is little room.
  open var viewControllers: [UIViewController] {
    get {
      let all = presentColumns.compactMap { columns[$0] }
      return isCollapsed ? Array(all.prefix(1)) : all
    }
    set { setControllers(newValue) }
  }

  /// Puts a controller into a column, in a navigation controller of its own unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(vc, column)
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { controller(column) }

  /// Brings a column in sight: beside or over the last one, or pushed where there is little room.
  open func show(_ column: Column) { reveal(column) }

  /// Takes a column out of sight.
  open func hide(_ column: Column) { conceal(column) }

  /// Shows a controller as the last column, or pushed where there is little room.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc)
  }

  // MARK: Columns

  /// Whether there is little room, and all in one column.
  open var isCollapsed: Bool { collapsed != nil }

  /// Which columns are to be seen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { columnsDidChange() } }
  }

  /// Which columns are seen.
  open var displayMode: DisplayMode { isCollapsed ? .oneBesideSecondary : presentMode }

  /// How columns are to share the width; kept, the display mode decides.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// Whether a swipe brings the first column in; kept, none does.
  open var presentsWithGesture = true

  /// Whether a button brings the first column in; kept, none is shown.
  open var displayModeButtonVisibility = 0

  /// The button that brings the first column in or out.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  final lazy var modeButton = UIBarButtonItem(
    systemItem: .bookmarks,
    primaryAction: UIAction(title: "") { [weak self] _ in self?.toggleMode() })

  /// At which side the first column is.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { columnsDidChange() } }
  }

  /// The part of the width that the first column would like.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The points that it would like; before the part of the width.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The least points that it takes.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The most points that it takes.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// The part of the width that the second of three columns would like.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  /// How wide the first column is, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// How wide the second of three columns is, in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: The container

  /// Makes the view that holds the columns.
  open override func loadView() {
    loadContainerView { [weak self] in self?.placeColumns() }
  }

  /// Shows the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    loadedView.backgroundColor = UIColor(white: 0.7, alpha: 1)
    loadedView.clipsToBounds = true
    columnsDidChange()
  }

  /// Columns come together or apart where the room across changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    columnsDidChange()
  }

  /// The first column where there is little room, else the last.
  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
  /// The first column where there is little room, else the last.
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

/// Who is asked and told of what becomes of the columns. Every method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate has put the last column over the first by itself; else it is pushed there.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that is to be in front where there is little room.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Which columns are seen is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// It has not.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
