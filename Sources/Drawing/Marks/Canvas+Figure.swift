internal import CCairo
import LayoutTrace

extension Canvas {
  /// Adds lines and curves to the figure; what lies beyond all bounds comes to lie at them.
  func add(_ figure: Figure) {
    for step in figure.steps {
      switch step {
      case .move(let point):
        let point = point.bounded
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = point.bounded
        cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        let (first, second, end) = (first.bounded, second.bounded, end.bounded)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Draws along the figure with a pen, and begins a new one.
  ///
  /// Dashes that Cairo would count for ever, of which all together are shorter than a hundredth of a
  /// point, are left out: the line is whole.
  func stroke(_ pen: Pen) {
    cairo_set_line_join(context, pen.join.cairo)
    cairo_set_line_cap(context, pen.cap.cairo)
    cairo_set_miter_limit(context, pen.miterLimit.bounded(to: 1...1000))
    cairo_set_line_width(context, pen.width.bounded(to: 0...Self.farthest))
    let length = pen.dash.reduce(0, +)
    let isDashed = pen.dash.allSatisfy { $0 >= 0 } && length > 0.01 && pen.dash.count <= 100
    cairo_set_dash(
      context, isDashed ? pen.dash : [], isDashed ? Int32(pen.dash.count) : 0,
      isDashed ? pen.dashPhase.remainder(dividingBy: 2 * length) : 0)
    use(pen.color)
    cairo_stroke(context)
    cairo_set_dash(context, [], 0, 0)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, 10)
  }

  /// Paints a gradient as far as the clip reaches.
  ///
  /// Cairo knows gradients that go on at both ends, or at none; where one end is open, a clip ends
  /// the other.
  /// - Throws: `DrawingError.cairo` when there is no memory.
  func paint(_ gradient: GradientLook) throws(DrawingError) {
    guard !gradient.stops.isEmpty else { return }
    if gradient.goesRound { return try paintRound(gradient) }
    guard let pattern = pattern(for: gradient) else { return }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place.bounded(to: 0...1), stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha)
    }
    let goesOn = gradient.goesOnBefore || gradient.goesOnAfter
    cairo_pattern_set_extend(pattern, goesOn ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    saved {
      if goesOn, gradient.goesOnBefore != gradient.goesOnAfter { clipOpenEnd(of: gradient) }
      cairo_set_source(context, pattern)
      cairo_paint(context)
    }
  }

  private func pattern(for gradient: GradientLook) -> OpaquePointer? {
    let (start, end) = (gradient.start.bounded, gradient.end.bounded)
    guard let radii = gradient.radii else {
      return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    }
    let limits = 0...Self.farthest
    return cairo_pattern_create_radial(
      start.x, start.y, radii.start.bounded(to: limits), end.x, end.y,
      radii.end.bounded(to: limits))
  }

  /// Clips away what would lie before a start, or behind an end, at which a gradient ends.
  private func clipOpenEnd(of gradient: GradientLook) {
    let (start, end) = (gradient.start.bounded, gradient.end.bounded)
    let (here, there) = gradient.goesOnAfter ? (start, end) : (end, start)
    if let radii = gradient.radii {
      let (radius, other) =
        gradient.goesOnAfter ? (radii.start, radii.end) : (radii.end, radii.start)
      let far = Rect(
        x: -Self.farthest, y: -Self.farthest, width: 2 * Self.farthest, height: 2 * Self.farthest)
      // Of the larger circle the inside is left, of the smaller one the outside.
      if radius < other { add(far) }
      addCircle(x: here.x, y: here.y, radius: radius.bounded(to: 0...Self.farthest))
      return clip(isEvenOdd: true)
    }
    let (dx, dy) = (there.x - here.x, there.y - here.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let reach = Self.farthest
    let (ux, uy) = (dx / length * reach, dy / length * reach)
    addLines(
      [
        Point(x: here.x - uy, y: here.y + ux), Point(x: here.x - uy + ux, y: here.y + ux + uy),
        Point(x: here.x + uy + ux, y: here.y - ux + uy), Point(x: here.x + uy, y: here.y - ux),
      ], isClosed: true)
    clip()
  }

  /// Keeps what is drawn from now on within the figure, by either rule, and begins a new one.
  func clip(isEvenOdd: Bool) {
    cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    clip()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills the figure by either rule, and begins a new one.
  func fill(_ color: Color, isEvenOdd: Bool) {
    if isEvenOdd { fillBetween(color) } else { fill(color) }
  }
}

extension Point {
  /// Not farther than Cairo can count.
  fileprivate var bounded: Point { Point(x: x.bounded(), y: y.bounded()) }
}

extension Pen.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Pen.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
