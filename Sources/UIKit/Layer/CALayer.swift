public import Foundation

/// What of a view is seen: its place, and how it is painted.
///
/// The values take part in hit testing, clipping and order, and are recorded. A layer of its own,
/// without a view, is seen in pictures.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Where the layer is; set through `apply(_:)` by whoever changes it.
  final var geometry: LayerGeometry {
    get { place.pointee }
    _modify { yield &place.pointee }
  }

  /// Where `geometry` is kept: in memory that the node of the layer's view knows, too.
  nonisolated(unsafe) final let place = LayerGeometry.allocate()

  /// The animations that are still under way on it.
  final var animations: [ValueAnimation] = []

  /// The view whose layer this is; it clears the link when it goes.
  nonisolated(unsafe) unowned(unsafe) final var owner: UIView?

  /// The layers that it holds and that are no view's.
  final var ownSublayers: [CALayer] = []

  /// The layer that holds it, if it is no view's.
  final weak var ownSuperlayer: CALayer?

  /// Of the views beside it, if it is no view's, the next one behind it; nil for none.
  final weak var viewBehind: UIView?

  /// What `draw(in:)` has painted; nil for a layer that the app does not paint.
  final var display: DisplayState?

  /// Whether what it shows is being written down: an app can make a layer its own mask.
  final var isBeingPainted = false

  /// A layer of no size at the origin.
  public required override init() {
    super.init()
  }

  deinit { place.deallocate() }

  /// Its place and size in the parent, with the transform applied.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// What of its own plane it shows.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      changeGeometry {
        $0.size = newValue.standardized.size
        $0.bounds.origin = newValue.standardized.origin
      }
    }
  }

  /// The place of its anchor point in the parent.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The point about which it turns, as a fraction of the size; the position stays when it is set.
  open var anchorPoint: CGPoint {
    get { geometry.anchor }
    set {
      changeGeometry {
        let fixed = $0.position
        $0.anchor = newValue
        $0.position = fixed
      }
    }
  }

  /// The order among siblings: greater ones are in front.
  open var zPosition: CGFloat = 0 {
    didSet { if zPosition != oldValue { owner?.superview?.subviewOrderDidChange() } }
  }

  /// 0 to 1.
  open var opacity: Float = 1 {
    didSet { animateValue(.opacity, from: [Double(oldValue)], to: [Double(opacity)]) }
  }

  /// Whether it is not shown.
  open var isHidden = false

  /// Whether what is outside of its bounds is cut off.
  open var masksToBounds = false

  /// What it is filled with; its view's `backgroundColor` is the same.
  open var backgroundColor: CGColor? {
    didSet { owner?.layerBackgroundDidChange() }
  }

  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0

  /// Whether corners are parts of circles; ours always are.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The width of its border, in points.
  open var borderWidth: CGFloat = 0

  /// The colour of its border.
  open var borderColor: CGColor?

  /// The colour of its shadow.
  open var shadowColor: CGColor?

  /// How opaque the shadow is, 0 to 1.
  open var shadowOpacity: Float = 0

  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3

  /// Whether it is kept as a picture; a hint for drawing only.
  open var shouldRasterize = false

  /// Pixels a point of the picture that is kept.
  open var rasterizationScale: CGFloat = 1

  /// Pixels a point of its content.
  open var contentsScale: CGFloat = 1

  /// The shape that it is cut out by: where the mask is clear, it is not seen.
  open var mask: CALayer?

  /// The path whose shadow it casts; nil for that of what it shows.
  open var shadowPath: CGPath?

  /// What it shows: a `CGImage`, or a `UIImage`; anything else is not shown.
  open var contents: Any?

  /// How its content is fitted into its bounds.
  open var contentsGravity = CALayerContentsGravity.resize

  /// Whether its content covers its bounds; a hint for drawing only.
  open var isOpaque = false

  /// Whether it is seen from behind too; kept only.
  open var isDoubleSided = true

  /// A name of the app's choice.
  open var name: String?

  /// Places its sublayers; called by nobody here but the app.
  open func layoutSublayers() {}

  /// Asks for `layoutSubviews` of its view.
  open func setNeedsLayout() { owner?.setNeedsLayout() }

  /// Lays its view out now, if needed.
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }

  /// Asks for `draw(in:)`, or for its view's `draw(_:)`.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Asks for the drawing of a part; all of it is drawn.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }

  /// Draws what was asked for now.
  open func displayIfNeeded() { displayNow() }

  /// Whether it is drawn again when its size changes, for the first time when it has one.
  open var needsDisplayOnBoundsChange = false {
    didSet { if needsDisplayOnBoundsChange, display == nil { markNeedsDisplay() } }
  }

  /// Paints its content, once that was asked for: that of a view, unless overridden, by the view's
  /// `draw(_:)`. What is painted is written down, for pictures.
  open func draw(in ctx: CGContext) { drawOwner(in: ctx) }

  // MARK: Seam for UIKit's own layers

  /// Paints what a layer of the class shows, in its own plane.
  func paintOwnContent(in context: CGContext) { paintContents(in: context) }

  /// Changes the geometry, through the view if it has one.
  func changeGeometry(_ edit: (inout LayerGeometry) -> Void) {
    var new = geometry
    edit(&new)
    if let owner {
      owner.setGeometry(new, byLayout: false)
    } else {
      geometry = new
    }
  }
}

/// How a layer's content is fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it fits, undistorted.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it fills, undistorted.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top edge, unscaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom edge, unscaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, unscaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, unscaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A shape by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Drawn out, as the corners of icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
