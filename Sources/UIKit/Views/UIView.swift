public import Foundation

/// A rectangle on the screen that has content and holds other views.
///
/// Its members that an app may override are declared here and do their work in the extensions
/// beside this file. What a view paints itself in `draw(_:)` is written down, for pictures.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The layer that holds the view's place and look.
  public let layer: CALayer
  /// Tells the view from all others of the process, those that are gone too.
  package final let hostNumber = HostNumber.next()
  nonisolated(unsafe) final let node: UnsafeMutablePointer<ViewNode>
  final var safeArea = SafeAreaState()
  nonisolated(unsafe) final var subviewList: [UIView] = []
  final var contentTraits = ContentTraits()
  final var marginState = MarginState()
  final var storedBackground: UIColor?
  final var storedTint: UIColor?
  nonisolated(unsafe) final var recognizers: [UIGestureRecognizer] = []
  final var accessibility = AccessibilityState()
  nonisolated(unsafe) final var madeLayoutItem: LayoutItemState?

  /// The view that holds this one.
  open var superview: UIView? { superviewLink }

  /// The window that it is in.
  open var window: UIWindow? { links.window }

  /// A number of the app's choice.
  open var tag = 0

  /// A name for tests; courses can address views by it.
  open var accessibilityIdentifier: String?

  /// Whether assistive technology sees the view.
  open var isAccessibilityElement = false

  /// Whether touches reach it and its subviews.
  open var isUserInteractionEnabled = true

  /// Whether more than one finger is told to it at a time.
  open var isMultipleTouchEnabled = false

  /// Whether its touches are nobody else's.
  open var isExclusiveTouch = false

  /// Whether subviews are resized with it by their masks.
  open var autoresizesSubviews = true

  /// Whether its content covers its bounds; a hint for drawing only.
  open var isOpaque = true

  /// Whether content is cleared before drawing; a hint for drawing only.
  open var clearsContextBeforeDrawing = true

  /// How its content is fitted into its bounds.
  open var contentMode: ContentMode = .scaleToFill

  /// Whether the tint is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic

  /// A view of a place and size in its future superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    node = ViewNode.make(for: layer)
    super.init()
    begin()
    layer.geometry.frame = frame
    layer.geometry.refuseInfinity()
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    node = ViewNode.make(for: layer)
    super.init()
    begin()
  }

  deinit { clearLinks() }

  /// Refused: views are not archived here.
  open func encode(with coder: NSCoder) {
    Unsupported.call("UIView.encode(with:)", advice: "Views cannot be archived here.")
  }

  /// The class of the layer that views of this class have.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether the class needs constraints to be laid out at all.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Class, address and frame.
  open override var description: String { MainActor.assumeIsolated { summary } }

  // MARK: Geometry

  /// Place and size in the superview's coordinates.
  open var frame: CGRect {
    get { layer.geometry.frame }
    set { editGeometry { $0.frame = newValue } }
  }

  /// The part of its own plane that it shows; the centre stays when the size is set.
  open var bounds: CGRect {
    get { layer.geometry.bounds }
    set { setBounds(newValue) }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.geometry.position }
    set { editGeometry { $0.position = newValue } }
  }

  /// How it is turned, scaled and moved about its centre.
  open var transform: CGAffineTransform {
    get { layer.geometry.transform }
    set { editGeometry { $0.transform = newValue } }
  }

  /// Which distances give when the superview is resized.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { LayoutEngine.autoresizingDidChange(self) } }
  }

  /// Whether frame and mask stand for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue {
        node.pointee.translatesMask = translatesAutoresizingMaskIntoConstraints
        LayoutEngine.autoresizingDidChange(self)
      }
    }
  }

  /// The size that fits best into a size: its own, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }

  /// Takes on the size that fits best; the top left corner stays.
  open func sizeToFit() { fitSize() }

  /// The deepest view under a point of its own plane, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }

  /// Whether a point of its own plane is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Hierarchy

  /// Its subviews, back to front.
  open var subviews: [UIView] { subviewList }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Puts a view at a place in the order from back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view just behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: false)
  }

  /// Puts a view just before another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: true)
  }

  /// Takes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Brings a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Sends a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be taken away.
  open func willRemoveSubview(_ subview: UIView) {}

  /// It is about to get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// It has got another superview.
  open func didMoveToSuperview() {}

  /// It is about to get into another window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// It has got into another window.
  open func didMoveToWindow() {}

  /// The first to be told of what it does not handle: its controller, else its superview.
  open override var next: UIResponder? { links.controller ?? superview }

  // MARK: Layout

  /// Asks for `layoutSubviews` before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now what has to be laid out, from the topmost view that has.
  open func layoutIfNeeded() { layoutNow() }

  /// Places the subviews: by the constraints, unless overridden.
  open func layoutSubviews() { LayoutEngine.placeSubviews(of: self) }

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Whether `updateConstraints` is asked for.
  open func needsUpdateConstraints() -> Bool { node.pointee.needs.contains(.constraints) }

  /// Updates the constraints now, of this view and those below it.
  open func updateConstraintsIfNeeded() { updateConstraintsNow() }

  /// Brings the view's constraints up to date; an override calls super last.
  open func updateConstraints() {}

  /// The size of its content, `noIntrinsicMetric` along an axis on which it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize`, the baselines or the alignment rectangle have changed.
  open func invalidateIntrinsicContentSize() { LayoutEngine.contentSizeDidChange(self) }

  /// How far the rectangle that constraints see is inside of the frame. After a change of them
  /// `invalidateIntrinsicContentSize()` has them read anew.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints see, for a frame. Whoever overrides it overrides its inverse,
  /// `frame(forAlignmentRect:)`, too.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints see.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { outset(rect, by: alignmentRectInsets) }

  /// The smallest size of its content that comes nearest to a size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of its content that comes nearest to a size, each axis as strongly as asked.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(
      of: self, target: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
  }

  /// The view whose first baseline is this one's; where it has no text, its top edge is.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline is this one's; where it has no text, its bottom edge is.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Margins and safe area

  /// The distances from its edges within which content should stay, safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The same by leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.turned(isMirrored) }
    set { setDirectionalMargins(newValue) }
  }

  /// Its margins have changed.
  open func layoutMarginsDidChange() {}

  /// What of its edges is covered by bars, notches and the like.
  open var safeAreaInsets: UIEdgeInsets { presentSafeArea }

  /// `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Look

  /// Whether it is not shown; it keeps its place.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// How opaque it is with all that it holds, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// What it is filled with.
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set { setBackground(newValue) }
  }

  /// Whether subviews are cut off at its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // As Apple's: an app may read it without unwrapping, and set it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be tapped; the superview's, unless set.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// The tint colour has changed.
  open func tintColorDidChange() {}

  /// What it is cut out by: where the mask is clear, it is not seen. On a phone as here the mask is in
  /// no hierarchy, and its frame is told in this view's plane.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// Whether it is mirrored for languages written from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      if semanticContentAttribute != oldValue { directionDidChange() }
    }
  }

  /// The direction of its layout.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Paints the view's content: before it is first seen, after `setNeedsDisplay()`, and when its size
  /// changes if the content mode is `redraw`. What is painted is written down, for pictures.
  open func draw(_ rect: CGRect) { drawOwnContent() }

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for `draw(_:)` of a part; all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Where the view lives: idiom, scale, size classes.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Seams for the other parts of UIKit

  /// The views that a scroll view shows are laid out in its content area.
  var isContentContainer: Bool { false }

  /// The constraints have said how large the content area is; nil along an axis that they leave
  /// open.
  func setContentSizeFromLayout(width: CGFloat?, height: CGFloat?) {}

  /// Whether the content's height depends on the width that layout gives it (fact 5.5).
  var needsDoubleUpdateConstraintsPass: Bool { false }

  /// The first pass of the constraints has given the view a width, in points.
  func layoutWidthDidResolve(_ width: CGFloat) {}

  /// The text that it shows, for the record.
  package var drawnText: DrawnText? { nil }

  /// The image that it shows, for the record.
  package var drawnImage: DrawnImage? { nil }

  /// Paints what a view of UIKit's own shows besides background, image and subviews.
  func paintContent(in context: CGContext) {}

  /// A subview was hidden or shown again.
  func subviewHiddenDidChange(_ subview: UIView) {}

  /// The view's bounds have changed, whoever changed them. A class that overrides this says so in its
  /// node's `overrides`.
  func visibleBoundsDidChange(from old: CGRect) {}
}
