public import Foundation

extension CGContext {
  // MARK: Making a path

  /// Forgets the path.
  public func beginPath() { figure = CGMutablePath() }
  /// Begins anew at a point.
  public func move(to point: CGPoint) { figure.move(to: point, transform: state.ctm) }
  /// A straight line.
  public func addLine(to point: CGPoint) { figure.addLine(to: point, transform: state.ctm) }
  /// Straight lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// A curve with two points that bend it.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    figure.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }
  /// A curve with one point that bends it.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    figure.addQuadCurve(to: end, control: control, transform: state.ctm)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { figure.addRect(rect, transform: state.ctm) }
  /// Rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// An ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { figure.addEllipse(in: rect, transform: state.ctm) }
  /// A part of a circle, with a line to its beginning. In UIKit's contexts, whose y grows downwards,
  /// what is called clockwise is seen the other way round, as on a phone.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    figure.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.ctm)
  }
  /// Another path.
  public func addPath(_ path: CGPath) { figure.addPath(path, transform: state.ctm) }
  /// A line back to the point at which it began.
  public func closePath() { figure.closeSubpath() }

  /// Whether there is no path.
  public var isPathEmpty: Bool { figure.isEmpty }
  /// Where the last step ended.
  public var currentPointOfPath: CGPoint { inUserSpace.currentPoint }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { inUserSpace.boundingBox }
  /// The path so far.
  public var path: CGPath? { figure.isEmpty ? nil : inUserSpace }

  private var inUserSpace: CGPath {
    let ctm = state.ctm
    guard !ctm.isIdentity, ctm.isInvertible else { return CGPath(elements: figure.elements) }
    return CGPath(elements: figure.elements.mapped(by: ctm.inverted()))
  }

  // MARK: Painting the path

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(rule, isStroked: false) }

  /// Draws along the path, and forgets it.
  public func strokePath() { drawPath(nil, isStroked: true) }

  /// Paints the path, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: drawPath(.winding, isStroked: false)
    case .eoFill: drawPath(.evenOdd, isStroked: false)
    case .stroke: drawPath(nil, isStroked: true)
    case .fillStroke: drawPath(.winding, isStroked: true)
    case .eoFillStroke: drawPath(.evenOdd, isStroked: true)
    }
  }

  private func drawPath(_ rule: CGPathFillRule?, isStroked: Bool) {
    defer { beginPath() }
    guard !figure.isEmpty else { return }
    let path = CGPath(elements: figure.elements)
    if let rule { paint(.fill(PaintedPath(path: path, rule: rule), painted(state.fill))) }
    guard isStroked else { return }
    var pen = state.pen
    pen.color = painted(pen.color)
    // The pen, too, is stretched and turned by the transform.
    paintInUserSpace(.stroke(PaintedPath(path: inUserSpace, rule: .winding), pen))
  }

  /// A colour as it is painted: through the context's alpha, and of full strength where it clears.
  private func painted(_ color: ColorComponents) -> ColorComponents {
    var color = color
    color.alpha = state.blend == .clear ? 1 : color.alpha * Double(state.alpha)
    return color
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills a rectangle; the path is forgotten.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills a rectangle in a blend mode; the path is forgotten.
  func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rect)
    restoreGState()
  }

  /// Draws along a rectangle; the path is forgotten.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws along a rectangle in a width; the path is forgotten.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills an ellipse; the path is forgotten.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws along an ellipse; the path is forgotten.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines, each between two points; the path is forgotten.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    fill(rect, blendMode: .clear)
  }

  // MARK: Clipping

  /// Narrows what is painted to the path, which is forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: PaintedPath(path: CGPath(elements: figure.elements), rule: rule))
    beginPath()
  }

  /// Narrows what is painted to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Narrows what is painted to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle around what can be painted on.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clips.reduce(bounds) { $0.intersection($1.path.boundingBoxOfPath) }
    guard !box.isNull, state.ctm.isInvertible else { return .zero }
    return box.applying(state.ctm.inverted())
  }
}

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled.
  case fill = 0
  /// Filled where it goes around an odd number of times.
  case eoFill = 1
  /// Drawn along.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, filled where it goes around an odd number of times.
  case eoFillStroke = 4
}
