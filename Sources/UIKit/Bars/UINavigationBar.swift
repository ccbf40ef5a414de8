public import Foundation

/// The bar at the top: a title, the way back, and buttons.
///
/// Height and content follow `BarMetrics`; its title and buttons are views whose places are recorded.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// What the bar shows, the last one in front.
  private final var stack: [UINavigationItem] = []
  final let titleLabel = UILabel()
  final var buttons: [BarButton] = []
  final lazy var backItemButton = UIBarButtonItem()
  final lazy var backButton = BarButton(backItemButton)
  final weak var shownTitleView: UIView?
  /// Where a large title is seen; made when one first is.
  final lazy var largeTitleView = LargeTitleView()
  /// Room below the row of buttons for a large title: less while it is scrolled away, more while
  /// content is pulled down.
  final var largeTitleRoom: CGFloat = 0 {
    didSet { if largeTitleRoom != oldValue { setNeedsLayout() } }
  }
  /// Room below that for a search bar: less while it is scrolled away.
  final var searchRoom: CGFloat = 0 {
    didSet { if searchRoom != oldValue { setNeedsLayout() } }
  }
  final weak var shownSearchBar: UISearchBar?
  /// What the way back does; nil without a controller.
  final var goBack: (() -> Void)?

  /// A bar of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    guard let proxy = AppearanceProxies.made(for: type(of: self)) as? UINavigationBar else {
      return
    }
    isTranslucent = proxy.isTranslucent
    barTintColor = proxy.barTintColor
    barStyle = proxy.barStyle
    tintColor = proxy.ownTint
    titleTextAttributes = proxy.titleTextAttributes
    shadowImage = proxy.shadowImage
  }

  /// Whether what is below the bar reaches under it.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// What it is filled with.
  open var barTintColor: UIColor?
  /// The look.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// How titles are set.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// How large titles are set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// What is in the place of the line at its lower edge, which then is not there; itself not painted.
  open var shadowImage: UIImage?
  /// The picture of the way back; kept, an arrow is painted.
  open var backIndicatorImage: UIImage?
  /// The mask of that picture; kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The look, from iOS 13 on.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }
  /// The look in low bars; kept only.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look while content is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Whether titles are large while content is at its top. A navigation controller gives them room;
  /// a bar by itself shows none.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }

  private var backgroundImages: [Int: UIImage] = [:]

  /// Puts a picture behind the bar; that of `default` is painted.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }

  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }

  override func paintContent(in context: CGContext) { paintGround(on: context) }

  // MARK: Items

  /// What it shows, the last one in front.
  open var items: [UINavigationItem]? {
    get { stack }
    set { show(newValue ?? []) }
  }

  /// What is in front.
  open var topItem: UINavigationItem? { stack.last }
  /// What the way back leads to.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Shows a list of items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { show(items ?? []) }
  /// Shows an item in front.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { show(stack + [item]) }

  /// Goes back to the item before.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last else { return nil }
    show(stack.dropLast())
    return top
  }

  private func show(_ items: [UINavigationItem]) {
    for item in stack { item.bar = nil }
    stack = items
    for item in stack { item.bar = self }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Its height.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: BarMetrics.navigationBarHeight(traitCollection))
  }

  /// Its height at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.navigationBarHeight(traitCollection))
  }

  /// Places title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }
}
