internal import CCairo
import Glibc
import LayoutTrace

extension Canvas {
  /// Paints colours that go round a point, as far as the clip reaches.
  ///
  /// Cairo has no such gradient but meshes, whose edges show; each pixel takes the colour of its middle
  /// here.
  /// - Throws: `DrawingError.cairo` when there is no memory.
  /// - Complexity: O(pixels of the clip · log stops)
  func paintRound(_ gradient: GradientLook) throws(DrawingError) {
    var map = cairo_matrix_t()
    cairo_get_matrix(context, &map)
    // A plane that is a line has no inside.
    guard cairo_matrix_invert(&map) == CAIRO_STATUS_SUCCESS else { return }
    try saved { () throws(DrawingError) in
      cairo_identity_matrix(context)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      (left, top) = (max(0, left.rounded(.down)), max(0, top.rounded(.down)))
      let size = (
        width: min(right.rounded(.up), Double(width)) - left,
        height: min(bottom.rounded(.up), Double(height)) - top
      )
      guard size.width >= 1, size.height >= 1 else { return }
      var bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
      let ring = ColorRing(gradient)
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let (x, y) = (left + Double(column) + 0.5, top + Double(row) + 0.5)
          bitmap.pixels[row * bitmap.width + column] = ring.pixel(
            x: map.xx * x + map.xy * y + map.x0, y: map.yx * x + map.yy * y + map.y0)
        }
      }
      let surface = try CairoSurface(bitmap)
      cairo_set_source_surface(context, surface.handle, left, top)
      cairo_paint(context)
    }
  }
}

/// Which colour lies in which direction from a gradient's middle.
private struct ColorRing {
  private let stops: [GradientLook.Stop]
  private let middle: Point
  /// The direction of the first colour, in turns.
  private let first: Double

  init(_ gradient: GradientLook) {
    stops = gradient.stops
    middle = gradient.start
    first = Self.turns(x: gradient.end.x - middle.x, y: gradient.end.y - middle.y)
  }

  /// The direction of a vector, clockwise on a screen, in turns.
  private static func turns(x: Double, y: Double) -> Double { atan2(y, x) / (2 * .pi) }

  /// The pixel of a point, with its alpha multiplied in.
  func pixel(x: Double, y: Double) -> UInt32 {
    let turn = Self.turns(x: x - middle.x, y: y - middle.y) - first
    let color = color(at: turn - turn.rounded(.down))
    let alpha = max(0, min(color.alpha, 1))
    func byte(_ part: Double) -> UInt32 { UInt32((max(0, min(part, 1)) * 255).rounded()) }
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }

  /// The colour at a place of the circle, 0 to 1; that of the nearest stop before the first one and
  /// behind the last one.
  private func color(at place: Double) -> Color {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return stops[0].color }
    guard low < stops.count else { return stops[low - 1].color }
    let (one, two) = (stops[low - 1], stops[low])
    let part = (place - one.place) / (two.place - one.place)
    func between(_ from: Double, _ to: Double) -> Double { from + part * (to - from) }
    return Color(
      red: between(one.color.red, two.color.red), green: between(one.color.green, two.color.green),
      blue: between(one.color.blue, two.color.blue),
      alpha: between(one.color.alpha, two.color.alpha))
  }
}
