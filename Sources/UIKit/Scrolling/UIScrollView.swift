public import Foundation

/// A view whose content may be larger than it is and is moved by a finger.
///
/// The content offset is the origin of the view's bounds. Zooming is not supported, and the
/// indicators are no subviews here: they are recorded with the scroll view.
@preconcurrency @MainActor open class UIScrollView: UIView {
  final var activity = ScrollActivity()
  final var indicatorInsets = (vertical: UIEdgeInsets.zero, horizontal: UIEdgeInsets.zero)
  final var storedAdjustedInset = UIEdgeInsets.zero
  /// How its recognizer knows the scroll view.
  nonisolated final let handle = Handle<UIScrollView>()
  private final var storedContentSize = CGSize.zero
  /// The navigation controller whose large title it scrolls away.
  final weak var titleOwner: UINavigationController?
  /// How far content can go down beyond its insets, to bring a large title back.
  final var roomAbove: CGFloat = 0
  /// The part of it that content need not go back into where it is too short to be scrolled.
  final var spareRoomAbove: CGFloat = 0
  /// Whether content makes room for a control that refreshes.
  final var hasRoomForRefresh = false

  /// A scroll view of a place and size in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Storyboards are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit { handle.object = nil }

  private func setUp() {
    handle.object = self
    node.pointee.overrides.insert(.visibleBoundsDidChange)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// What moves the content.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(of: self)

  // Tables and collection views have one of a narrower type, which is meant where both could be.
  /// Who is told what the scroll view does.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the top left corner of the view. A value that is set stays, legal
  /// or not, until something else moves the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }

  /// The size of the content; constraints between the content and the edges of the scroll view
  /// overwrite it.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      let old = storedContentSize
      storedContentSize = newValue
      contentSizeDidChange(from: old)
    }
  }

  /// Room around the content that can be scrolled to.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }

  /// When the safe area is a part of the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }

  /// The insets that count: `contentInset` and what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls, at once or animated over 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  // MARK: Behaviour

  /// Whether a finger can move the content.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollingWasSwitched() } }
  }

  /// Whether content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag keeps to the axis on which it began.
  open var isDirectionalLockEnabled = false

  /// Whether content can be pulled beyond its end and comes back.
  open var bounces = true

  /// Whether it can also if it is not higher than the view.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  /// Whether it can also if it is not wider than the view.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  /// How soon content stops that was let go while moving.
  open var decelerationRate: DecelerationRate = .normal

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether touches wait until it is clear that they do not scroll; kept, not followed.
  open var delaysContentTouches = true

  /// Whether a drag takes touches from the content.
  open var canCancelContentTouches = true

  /// How a drag puts the keyboard away; there is none here.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Whether a finger is down on it.
  open var isTracking: Bool { activity.isTracking }

  /// Whether a finger moves the content.
  open var isDragging: Bool { activity.drag != nil }

  /// Whether the content goes on by itself.
  open var isDecelerating: Bool { activity.motion != nil }

  /// Whether touches on a view of the content are told to it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes the touches of a view of the content.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// What a pull beyond the top has read anew.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  // MARK: Indicators

  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator = true

  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator = true

  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle = .default

  /// What both indicators keep clear of; read, it is the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { indicatorInsets.vertical }
    set { indicatorInsets = (newValue, newValue) }
  }

  /// What the vertical indicator keeps clear of.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicatorInsets.vertical }
    set { indicatorInsets.vertical = newValue }
  }

  /// What the horizontal indicator keeps clear of.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicatorInsets.horizontal }
    set { indicatorInsets.horizontal = newValue }
  }

  /// Whether the safe area is added to what the indicators keep clear of; from iOS 13 on (fact
  /// 2.29).
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Shows the indicators of content that is larger than the view for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Zooming

  /// The scale of the content: 1, since zooming is not supported.
  open var zoomScale: CGFloat {
    get { 1 }
    set { refuseZoom(newValue, "UIScrollView.zoomScale") }
  }

  /// The smallest scale that two fingers can give; kept, as there is only one finger.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest scale that two fingers can give; kept, as there is only one finger.
  open var maximumZoomScale: CGFloat = 1

  /// Whether content can be zoomed beyond its limits for a moment; kept.
  open var bouncesZoom = true

  /// Whether two fingers zoom: never.
  open var isZooming: Bool { false }

  /// Zooms, which is refused for any scale but 1.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    refuseZoom(scale, "UIScrollView.setZoomScale(_:animated:)")
  }

  /// Zooms to a rectangle, which is refused.
  open func zoom(to rect: CGRect, animated: Bool) {
    Unsupported.call("UIScrollView.zoom(to:animated:)", advice: Self.zoomAdvice)
  }

  private func refuseZoom(_ scale: CGFloat, _ call: String) {
    if scale != 1 { Unsupported.call(call, advice: Self.zoomAdvice) }
  }

  private static let zoomAdvice =
    "Zooming is not supported: scale a view of the content with its constraints instead."

  // MARK: Seams

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  override var isContentContainer: Bool { true }

  /// A finger is about to move the content.
  func dragWillBegin() {}

  /// Content that a finger has moved, or an animation, has come to rest.
  func contentCameToRest() {}

  /// Where content that a finger has let go comes to rest.
  ///
  /// - Parameters:
  ///   - natural: where it would by itself.
  ///   - present: where it was let go.
  func restingOffset(near natural: CGPoint, from present: CGPoint) -> CGPoint {
    isPagingEnabled ? page(near: natural) : natural
  }

  override func setContentSizeFromLayout(width: CGFloat?, height: CGFloat?) {
    contentSize = CGSize(
      width: width ?? contentSize.width, height: height ?? contentSize.height)
  }

  override func visibleBoundsDidChange(from old: CGRect) {
    super.visibleBoundsDidChange(from: old)
    if old.size != layer.geometry.bounds.size { viewSizeDidChange() }
  }
}
