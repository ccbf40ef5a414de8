public import Foundation

/// A layer that draws a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in the layer's own plane.
  open var path: CGPath?
  /// What the path is filled with.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// What counts as inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// What the path is drawn with.
  open var strokeColor: CGColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// Where of the path the line begins, 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where of the path the line ends, 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// Lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// Where in the dashes the line begins.
  open var lineDashPhase: CGFloat = 0
  /// How long a pointed corner may become, in widths.
  open var miterLimit: CGFloat = 10
  /// How the line's ends look.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line's corners look.
  open var lineJoin = CAShapeLayerLineJoin.miter

  override func paintOwnContent(in context: CGContext) {
    super.paintOwnContent(in: context)
    guard let path else { return }
    if let fillColor {
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    context.addPath(path.part(from: strokeStart, to: strokeEnd))
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap.core)
    context.setLineJoin(lineJoin.core)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    context.strokePath()
  }
}

/// What counts as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line's ends look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A look by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half a width further on.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var core: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How a line's corners look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A look by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var core: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

/// A layer that shows colours going over into each other.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour is, 0 to 1; evenly spread for nil.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the size; of the others, the middle.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the size; of a radial one, a corner of the rectangle around
  /// the ellipse; of a conic one, the direction in which the colours begin.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Along a line, from a middle outwards, or clockwise round a middle.
  ///
  /// Apple does not say whether a conic one's angles are stretched with a layer that is no square; here
  /// they are those on the screen.
  open var type = CAGradientLayerType.axial

  override func paintOwnContent(in context: CGContext) {
    super.paintOwnContent(in: context)
    let known = (colors ?? []).compactMap { $0 as? CGColor }
    guard !known.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
    // The corners cut the gradient even where they do not cut the sublayers.
    context.addPath(CGPath(elements: CGPath.rounded(bounds, corners)))
    context.clip()
    let size = bounds.size
    context.translateBy(x: bounds.minX, y: bounds.minY)
    var gradient = PaintedGradient(
      stops: CGGradient.stops(known, places: places), start: .zero, end: .zero, radii: nil,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let start = CGPoint(x: startPoint.x * size.width, y: startPoint.y * size.height)
    let end = CGPoint(x: endPoint.x * size.width, y: endPoint.y * size.height)
    if type == .radial {
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(
        x: max(abs(end.x - start.x), 0.001), y: max(abs(end.y - start.y), 0.001))
      gradient.radii = (0, 1)
    } else {
      gradient.start = start
      gradient.end = end
      gradient.goesRound = type == .conic
    }
    context.paintInUserSpace(.gradient(gradient))
  }
}

/// How a gradient's colours go over into each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise round a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
