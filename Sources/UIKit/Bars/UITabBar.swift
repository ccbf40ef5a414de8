public import Foundation

/// The bar at the bottom: what there is to choose from.
///
/// Its items share the width evenly, each with its picture above its title in 10 points.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var tabs: [TabButton] = []
  /// What choosing does; nil without a controller.
  final var choose: ((Int) -> Void)?

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
    guard let proxy = AppearanceProxies.made(for: type(of: self)) as? UITabBar else { return }
    isTranslucent = proxy.isTranslucent
    barTintColor = proxy.barTintColor
    tintColor = proxy.ownTint
    unselectedItemTintColor = proxy.unselectedItemTintColor
  }

  /// What there is to choose from.
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  /// What is chosen.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// Who is told of a choice.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether what is above the bar reaches under it.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// What it is filled with.
  open var barTintColor: UIColor?
  /// The colour of what is not chosen.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// What is in the place of the line at its upper edge, with a picture behind the bar; itself not
  /// painted.
  open var shadowImage: UIImage?
  /// The look, from iOS 13 on.
  open var standardAppearance = UITabBarAppearance()
  /// The look while content is at its end; kept only.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets what there is to choose from.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Its height without the safe area.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBarHeight(traitCollection))
  }

  /// Its height with the safe area, at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: BarMetrics.tabBarHeight(traitCollection) + (window?.safeAreaInsets.bottom ?? 0))
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    for tab in tabs where !items.contains(where: { $0 === tab.item }) { tab.removeFromSuperview() }
    tabs = items.enumerated().map { index, item in
      item.bar = self
      let tab = tabs.first { $0.item === item } ?? TabButton(item, in: self)
      tab.index = index
      return tab
    }
    let height = min(bounds.height, BarMetrics.tabBarHeight(traitCollection))
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let width = room.width / CGFloat(max(1, tabs.count))
    for (index, tab) in tabs.enumerated() {
      let place = isMirrored ? tabs.count - 1 - index : index
      tab.frame = CGRect(
        x: room.minX + CGFloat(place) * width, y: 0, width: width, height: height)
      tab.show(isChosen: tab.item === selectedItem)
    }
  }

  override func paintContent(in context: CGContext) { paintGround(on: context) }

  final func tapped(_ tab: TabButton) {
    if let choose { return choose(tab.index) }
    selectedItem = tab.item
    delegate?.tabBar(self, didSelect: tab.item)
  }
}

/// Who is told of a choice in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// An item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The view in a tab bar that stands for an item.
@MainActor final class TabButton: UIControl {
  let item: UITabBarItem
  var index = 0
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    picture.paintsTemplates = true
    addSubview(picture)
    addSubview(label)
    addAction(
      UIAction { [weak self, weak bar] _ in if let self { bar?.tapped(self) } },
      for: .touchUpInside)
    bar.addSubview(self)
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UITabBarItem.init(coder:)", advice: "Bars are not read from archives.")
  }

  func show(isChosen: Bool) {
    isSelected = isChosen
    accessibilityIdentifier = item.accessibilityIdentifier
    label.text = item.title
    label.textColor =
      isChosen ? tintColor : (superview as? UITabBar)?.unselectedItemTintColor ?? .gray
    picture.tintColor = label.textColor
    picture.image = isChosen ? item.selectedImage ?? item.image : item.image
    setNeedsLayout()
  }

  /// A badge at the upper right of the picture.
  override func paintContent(in context: CGContext) {
    guard let text = item.badgeValue else { return }
    let badge = UILabel()
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.text = text
    let width = max(18, badge.intrinsicContentSize.width + 10)
    let rect = CGRect(x: bounds.midX + 6, y: bounds.minY + 2, width: width, height: 18)
    context.fill(rect, radius: 9, item.badgeColor ?? .systemRed)
    if let text = badge.paintedText(in: rect) { context.paintInUserSpace(.text(text)) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: ApplicationHost.pixelsInPoint)
    let text = label.intrinsicContentSize
    let image = picture.image?.size ?? .zero
    picture.frame = grid.snapped(
      CGRect(
        x: bounds.midX - image.width / 2, y: (bounds.height - text.height - image.height) / 2,
        width: image.width, height: image.height))
    label.frame = grid.snapped(
      CGRect(
        x: bounds.midX - text.width / 2, y: bounds.height - text.height - 2, width: text.width,
        height: text.height))
  }
}
