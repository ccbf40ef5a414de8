public import Foundation

/// A control that is pressed.
///
/// Without a configuration it is laid out as UIKit's older buttons are: the picture before the title,
/// both in the middle; a title has 6 points above and below while the button has no insets, and the
/// least width is 30. A button of `.system` is set in 15 points, one of `.custom` in 18.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    /// As the app draws it.
    case custom = 0
    /// Set in the tint.
    case system = 1
    /// More about something.
    case detailDisclosure = 2
    /// Information, on dark ground.
    case infoLight = 3
    /// Information, on light ground.
    case infoDark = 4
    /// Something to add.
    case contactAdd = 5
    /// Something to close.
    case close = 7
  }

  private final var looks: [State: ButtonLook] = [:]
  private final var storedType = ButtonType.custom
  private final var madeTitleLabel: UILabel?
  private final var madeImageView: UIImageView?
  private final var madeBackgroundView: UIImageView?

  /// A button of `.custom`, of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
    sizeToFit()
  }

  /// A button of a kind that runs an action and shows its title and picture.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    storedType = buttonType
    take(primaryAction)
    sizeToFit()
  }

  /// A button of a configuration that runs an action and shows its title and picture.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    storedType = .system
    self.configuration = configuration
    take(primaryAction)
    // Observers are not called in an initialiser.
    contentDidChange()
    sizeToFit()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What kind of button it is.
  open var buttonType: ButtonType { storedType }

  /// Its look by a configuration; nil for the older way.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// Brings the configuration up to date with the button's state, before it is laid out.
  open var configurationUpdateHandler: ((UIButton) -> Void)?

  /// Asks for `updateConfiguration` before the next layout.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }

  /// Brings the configuration up to date with the button's state.
  open func updateConfiguration() {}

  /// The menu that it offers; none comes up here.
  open var menu: UIMenu?

  // MARK: Content by state

  /// The title in a state; that of `.normal` stands in for others that have none.
  open func setTitle(_ title: String?, for state: State) {
    look(state) { $0.title = title }
  }

  /// The title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    look(state) { $0.attributedTitle = title }
  }

  /// The title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    look(state) { $0.titleColor = color }
  }

  /// The colour of the title's shadow in a state; kept only.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    look(state) { $0.titleShadowColor = color }
  }

  /// The picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    look(state) { $0.image = image }
  }

  /// The picture behind all in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    look(state) { $0.backgroundImage = image }
  }

  /// The title in a state.
  open func title(for state: State) -> String? { found(state, \.title) }
  /// The title with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    found(state, \.attributedTitle)
  }
  /// The title's colour in a state.
  open func titleColor(for state: State) -> UIColor? {
    found(state, \.titleColor) ?? (storedType == .custom ? .white : tintColor)
  }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { found(state, \.titleShadowColor) }
  /// The picture in a state.
  open func image(for state: State) -> UIImage? { found(state, \.image) }
  /// The picture behind all in a state.
  open func backgroundImage(for state: State) -> UIImage? { found(state, \.backgroundImage) }

  /// The title now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The picture now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The picture behind all now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The view that shows the title.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: storedType == .custom ? UIFont.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
    madeTitleLabel = label
    addSubview(label)
    return label
  }

  /// The view that shows the picture.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView()
    madeImageView = view
    insertSubview(view, at: madeBackgroundView == nil ? 0 : 1)
    return view
  }

  // MARK: Insets

  /// Room around title and picture.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { insetsDidChange(from: oldValue) } }
  /// By how much the title is moved; the button's size does not follow.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// By how much the picture is moved; the button's size does not follow.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the title is turned over in the highlighted state; kept only.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the picture is darker in the highlighted state; kept only.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is lighter in the disabled state; kept only.
  open var adjustsImageWhenDisabled = true
  /// Whether it glows under a finger; kept only.
  open var showsTouchWhenHighlighted = false

  // MARK: Layout

  /// Where the picture behind all lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture lie.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Where the title lies in the room for content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placedContent(in: contentRect).title
  }

  /// Where the picture lies in the room for content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placedContent(in: contentRect).image
  }

  /// The size of title and picture with the insets.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The size of title and picture with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Places title and picture.
  open override func layoutSubviews() {
    configurationUpdateHandler?(self)
    updateConfiguration()
    showContent()
    super.layoutSubviews()
    placeContent()
  }

  /// The title's view.
  open override var forFirstBaselineLayout: UIView { currentTitle == nil ? self : shownTitle }

  /// The title's view.
  open override var forLastBaselineLayout: UIView { currentTitle == nil ? self : shownTitle }

  /// The title's colour goes with the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func paintContent(in context: CGContext) { paintSign(on: context) }

  override func stateDidChange() { contentDidChange() }

  override func sendPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Seams for the other parts

  /// Whether a picture that does not say how it is painted is filled with the tint.
  var paintsTemplates: Bool { buttonType != .custom }

  final var shownTitle: UILabel { titleLabel ?? UILabel() }
  final var titleLabelIfMade: UILabel? { madeTitleLabel }
  final var imageViewIfMade: UIImageView? { madeImageView }
  final var backgroundViewIfMade: UIImageView? { madeBackgroundView }

  final func makeBackgroundView() -> UIImageView {
    let view = UIImageView()
    madeBackgroundView = view
    insertSubview(view, at: 0)
    return view
  }

  private func look(_ state: State, _ change: (inout ButtonLook) -> Void) {
    change(&looks[state, default: ButtonLook()])
    contentDidChange()
  }

  private func found<Value>(_ state: State, _ path: KeyPath<ButtonLook, Value?>) -> Value? {
    looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  private func insetsDidChange(from old: UIEdgeInsets) {
    if contentEdgeInsets != old { contentDidChange() }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if !action.title.isEmpty { configuration?.title = action.title }
      if let image = action.image { configuration?.image = image }
    }
    addAction(action, for: .primaryActionTriggered)
  }
}

/// What a button shows in one state.
struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}
