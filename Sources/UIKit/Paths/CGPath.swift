public import Foundation

/// Lines and curves of the plane.
///
/// Whether a point is inside is found on curves that are broken into 64 straight pieces each.
public class CGPath: Hashable, @unchecked Sendable {
  /// A step of a path.
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, first: CGPoint, second: CGPoint)
    case close
  }

  final var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rectangle(rect).mapped(by: transform?.pointee))
  }

  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(
      elements: Self.rounded(rect, width: rect.width / 2, height: rect.height / 2, .allCorners)
        .mapped(by: transform?.pointee))
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: Self.rounded(rect, width: cornerWidth, height: cornerHeight, .allCorners)
        .mapped(by: transform?.pointee))
  }

  /// Whether there is nothing in it.
  public final var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended; zero in an empty path.
  public final var currentPoint: CGPoint { elements.last.flatMap { end(of: $0) } ?? .zero }

  /// The smallest rectangle around all points, those that bend curves among them; null when empty.
  public final var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around the path itself; null when empty.
  public final var boundingBoxOfPath: CGRect {
    CGRect(around: outline.flatMap { $0 })
  }

  /// Whether a point is inside of the path.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    let turns = outline.reduce(0) { $0 + point.windings(around: $1) }
    switch rule {
    case .winding: return turns != 0
    case .evenOdd: return !turns.isMultiple(of: 2)
    }
  }

  /// The same path.
  public final func copy() -> CGPath? { CGPath(elements: elements) }

  /// The same path that can be gone on with.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether the steps are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Feeds the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  private func end(of element: Element) -> CGPoint? {
    guard element == .close else { return element.points.last }
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }
}

/// A path that can be gone on with.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() { self.init(elements: []) }

  /// Begins anew at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// A straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// A curve with two points that bend it.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(
        end.applying(transform), first: control1.applying(transform),
        second: control2.applying(transform)))
  }

  /// A curve with one point that bends it.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.rectangle(rect).mapped(by: transform)
  }

  /// An ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += CGPath(ellipseIn: rect, transform: nil).elements.mapped(by: transform)
  }

  /// A part of a circle, with a line to its beginning.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // Core Graphics says clockwise of a plane whose y grows upwards.
    elements += Self.arc(
      center, radius, from: startAngle, to: endAngle, clockwise: !clockwise, isFirst: isEmpty
    ).mapped(by: transform)
  }

  /// Another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.mapped(by: transform)
  }

  /// A line back to the point at which it began.
  public func closeSubpath() {
    if !isEmpty { elements.append(.close) }
  }
}

/// What counts as inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around.
  case winding
  /// What the path goes around an odd number of times.
  case evenOdd
}
