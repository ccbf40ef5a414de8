public import Foundation

/// Makes pictures of what an app paints.
///
/// A picture is drawn when a picture of the run is: `pngData()` is refused.
open class UIGraphicsImageRenderer: NSObject {
  /// The older name of the context's type.
  public typealias Context = UIGraphicsImageRendererContext

  private let bounds: CGRect
  /// How its pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of pictures of a size, with the screen's scale.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A renderer of pictures of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of pictures of a part of the plane, with the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of a part of the plane.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// A picture of what the closure paints.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    let size = CGRect(origin: .zero, size: bounds.size)
    let sheet = GraphicsContexts.painting(on: size, scale: scale) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      if format.opaque { context.fill(bounds) }
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(painted: sheet)
  }
}

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale = ApplicationHost.pixelsInPoint
  /// Whether its pictures cover all of their rectangle, on black.
  open var opaque = false
  /// Whether a wider gamut is kept; kept only.
  open var preferredRange = Range.automatic

  /// Which colours are kept.
  public enum Range: Int, Sendable {
    /// As the screen.
    case automatic = 0
    /// A wider gamut.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// A format of the screen's scale.
  public override init() {
    super.init()
  }

  /// A format of the screen's scale.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// A format of the screen's scale.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's closure paints in.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The picture so far.
  open var currentImage: UIImage { UIImage(painted: cgContext.snapshot()) }

  /// Fills a rectangle with the colour that was set.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the colour that was set.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.fill(rect, blendMode: blendMode)
  }
  /// Draws along a rectangle's edges, inside of it.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Narrows what is painted to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
