public import Foundation

/// A layer that draws a path; laid out as others, and not shown.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in the layer's own plane.
  open var path: CGPath?
  /// What the path is filled with.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
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
  /// How the line's ends look.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line's corners look.
  open var lineJoin = CAShapeLayerLineJoin.miter
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
}

/// A layer that shows one colour going over into another; laid out as others, and not shown.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour is, 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
