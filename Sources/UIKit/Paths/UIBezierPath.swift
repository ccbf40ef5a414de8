public import Foundation

/// Lines and curves, with how they are drawn.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private var path = CGMutablePath()

  /// An empty path.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(
      CGPath(
        elements: CGPath.rounded(rect, width: cornerRadius, height: cornerRadius, .allCorners)))
  }

  /// A rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addPath(
      CGPath(
        elements: CGPath.rounded(
          rect, width: cornerRadii.width, height: cornerRadii.height, corners)))
  }

  /// A part of a circle; clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path of Core Graphics'.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// The path as Core Graphics passes it on.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Begins anew at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve with two points that bend it.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A curve with one point that bends it.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// A part of a circle, with a line to its beginning; clockwise as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// A line back to the point at which it began.
  open func close() { path.closeSubpath() }
  /// Another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Nothing any more.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Moves, turns and stretches the path.
  open func apply(_ transform: CGAffineTransform) {
    let new = CGMutablePath()
    new.addPath(path, transform: transform)
    path = new
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around it.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the last step ended.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// How long a pointed corner may become.
  open var miterLimit: CGFloat = 10
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How the line's pieces meet.
  open var lineJoinStyle = CGLineJoin.miter
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0
  /// How closely curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether what is gone around an odd number of times is inside.
  open var usesEvenOddFillRule = false

  /// The same path.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.dash = dash
    copy.dashPhase = dashPhase
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  // MARK: Painting

  /// Fills the path in the present context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws along the path in the present context.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Fills the path in the present context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Draws along the path in the present context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dash)
      context.strokePath()
    }
  }
  /// Narrows what is painted to the path.
  open func addClip() {
    guard let context = GraphicsContexts.current else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Lengths of strokes and gaps in turn; none for a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  private func paint(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}
