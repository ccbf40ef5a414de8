public import Foundation

/// A bar of buttons at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var buttons: [BarButton] = []

  /// A bar of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Its buttons, and the room between them.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// Whether what is above the bar reaches under it.
  open var isTranslucent = true
  /// What it is filled with.
  open var barTintColor: UIColor?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The look, from iOS 13 on.
  open var standardAppearance = UIToolbarAppearance()

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Its height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight(traitCollection))
  }

  /// Its height at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight(traitCollection))
  }

  /// Places the buttons: from the beginning, 8 points apart, room that gives shared evenly.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let views = items.map(view)
    for view in subviewList where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    buttons.removeAll { $0.superview == nil }
    let margin = BarMetrics.margin(traitCollection)
    let widths = zip(items, views).map { item, view -> CGFloat in
      item.isRoom ? item.width : (view?.sizeInBar ?? .zero).width
    }
    let gaps = 8 * CGFloat(max(0, views.count { $0 != nil } - 1))
    let flexible = CGFloat(items.count { $0.systemItem == .flexibleSpace })
    let left = bounds.width - 2 * margin - widths.reduce(0, +) - gaps
    let share = flexible > 0 ? max(0, left) / flexible : 0
    let height = min(bounds.height, BarMetrics.toolbarHeight(traitCollection))
    var x = margin
    for ((item, view), width) in zip(zip(items, views), widths) {
      guard let view else {
        x += item.systemItem == .flexibleSpace ? share : width
        continue
      }
      let size = view.sizeInBar
      view.frame = PixelGrid(scale: ApplicationHost.pixelsInPoint).snapped(
        CGRect(x: x, y: (height - size.height) / 2, width: width, height: size.height))
      x += width + 8
    }
  }

  override func paintContent(in context: CGContext) { paintGround(on: context) }

  private func view(for item: UIBarButtonItem) -> UIView? {
    guard !item.isRoom else { return nil }
    item.bar = self
    if let custom = item.customView {
      if custom.superview !== self { addSubview(custom) }
      return custom
    }
    if let made = buttons.first(where: { $0.item === item }) {
      made.showItem()
      return made
    }
    let made = BarButton(item)
    buttons.append(made)
    addSubview(made)
    return made
  }
}

extension UIView {
  /// The size that the view takes up in a bar: its own, else what its constraints give.
  fileprivate var sizeInBar: CGSize {
    if self is BarButton { return intrinsicContentSize }
    return bounds.size == .zero || !translatesAutoresizingMaskIntoConstraints
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : bounds.size
  }
}
