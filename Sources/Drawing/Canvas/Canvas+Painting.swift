internal import CCairo
import LayoutTrace

extension Canvas {
  // MARK: Figures

  /// Adds a rectangle to the figure.
  func add(_ rect: Rect) {
    let rect = rect.bounded
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
  }

  /// Adds a rectangle with round corners; a radius is never more than half of the shorter side.
  func add(_ rect: Rect, corners: ViewLook.Corners) {
    let rect = rect.bounded
    let radius = min(max(0, corners.radius), rect.width / 2, rect.height / 2)
    guard radius > 0 else { return add(rect) }
    let (left, top) = (rect.x, rect.y)
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    cairo_new_sub_path(context)
    corner(corners.topRight, right, top, right - radius, top + radius, radius, -.pi / 2)
    corner(corners.bottomRight, right, bottom, right - radius, bottom - radius, radius, 0)
    corner(corners.bottomLeft, left, bottom, left + radius, bottom - radius, radius, .pi / 2)
    corner(corners.topLeft, left, top, left + radius, top + radius, radius, .pi)
    cairo_close_path(context)
  }

  /// Adds a rectangle all of whose corners are round.
  func add(_ rect: Rect, radius: Double) {
    add(rect, corners: ViewLook.Corners(radius: radius))
  }

  private func corner(
    _ isRound: Bool, _ x: Double, _ y: Double, _ centerX: Double, _ centerY: Double,
    _ radius: Double, _ start: Double
  ) {
    if isRound {
      cairo_arc(context, centerX, centerY, radius, start, start + .pi / 2)
    } else {
      cairo_line_to(context, x, y)
    }
  }

  /// Adds a circle.
  func addCircle(x: Double, y: Double, radius: Double) {
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
    cairo_close_path(context)
  }

  /// Adds a part of a circle, as a line; angles in radians, clockwise from the right.
  func addArc(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, radius, start, end)
  }

  /// Adds what lies between a part of a circle and its centre.
  func addSector(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
    cairo_move_to(context, x, y)
    cairo_arc(context, x, y, radius, start, end)
    cairo_close_path(context)
  }

  /// Adds lines from point to point.
  func addLines(_ points: [Point], isClosed: Bool = false) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(context, point.x, point.y)
      } else {
        cairo_line_to(context, point.x, point.y)
      }
    }
    if isClosed { cairo_close_path(context) }
  }

  // MARK: Painting

  /// Fills the figure, and begins a new one.
  func fill(_ color: Color) {
    use(color)
    cairo_fill(context)
  }

  /// Fills what lies in an odd number of the figure's parts, and begins a new one.
  func fillBetween(_ color: Color) {
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    fill(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws along the figure, and begins a new one.
  ///
  /// - Parameter dash: lengths of strokes and gaps in turn; empty for a whole line.
  func stroke(_ color: Color, width: Double, dash: [Double] = [], isRound: Bool = false) {
    use(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, dash, Int32(dash.count), 0)
    cairo_stroke(context)
  }

  /// Keeps what is drawn from now on within the figure, and begins a new one.
  func clip() {
    cairo_clip(context)
  }

  /// Forgets the figure.
  func clearFigure() {
    cairo_new_path(context)
  }

  func use(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}

extension Double {
  /// The number, or the limit beyond which it lies: that of what Cairo can count, if no other is told.
  /// What is no number is taken for 0.
  func bounded(to limits: ClosedRange<Double> = -Canvas.farthest...Canvas.farthest) -> Double {
    Swift.max(limits.lowerBound, Swift.min(isNaN ? 0 : self, limits.upperBound))
  }
}

extension Rect {
  /// Without what lies beyond all bounds, which Cairo could not count.
  var bounded: Rect {
    let (left, top) = (x.bounded(), y.bounded())
    let (right, bottom) = ((x + width).bounded(), (y + height).bounded())
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
  static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)

  /// The same colour with another alpha.
  func with(alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour as designers write it: 0xRRGGBB.
  init(hex: Int) {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
