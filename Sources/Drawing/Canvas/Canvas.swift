internal import CCairo
internal import LayoutTrace

/// A sheet of pixels to draw on, in points.
///
/// Edges are smoothed in grey, never by colour, and nothing is rounded to pixels: a picture depends
/// on what is drawn and on the scale, not on settings of the machine.
final class Canvas {
  private let surface: OpaquePointer
  let context: OpaquePointer
  /// In pixels.
  let width: Int
  let height: Int
  /// Pixels a point.
  let scale: Double

  /// More pixels than any device has with all that can be drawn around it.
  private static let mostPixels = 40_000_000.0

  /// A clear canvas.
  ///
  /// - Parameters:
  ///   - size: in points; a part of a pixel counts as one.
  ///   - scale: pixels a point.
  /// - Throws: `DrawingError.tooLarge`, or `.cairo` when there is no memory.
  init(size: Size, scale: Double) throws(DrawingError) {
    let pixels = (
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up)
    )
    guard pixels.width >= 1, pixels.height >= 1, pixels.width * pixels.height <= Self.mostPixels,
      pixels.width <= 30_000, pixels.height <= 30_000
    else {
      throw .tooLarge(
        width: Int(max(0, min(pixels.width, 1e9))), height: Int(max(0, min(pixels.height, 1e9))))
    }
    (width, height) = (Int(pixels.width), Int(pixels.height))
    self.scale = scale
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height)),
      let context = cairo_create(surface)
    else { throw .cairo("out of memory") }
    self.surface = surface
    self.context = context
    try check()
    resetMap()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// - Throws: `DrawingError.cairo` with the first thing that went wrong since the canvas was made.
  func check() throws(DrawingError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "")
    }
  }

  /// What was drawn.
  ///
  /// - Throws: `DrawingError.cairo` if something went wrong meanwhile.
  func bitmap() throws(DrawingError) -> Bitmap {
    try check()
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw .cairo("no pixels") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bitmap = Bitmap(width: width, height: height)
    for row in 0..<height {
      let line = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { bitmap.pixels[row * width + column] = line[column] }
    }
    return bitmap
  }

  /// How light what lies in a rectangle is, 0...1: half of its pixels are lighter, half are darker.
  func lightness(of rect: Rect) -> Double {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return 0 }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let columns = pixels(from: rect.x, length: rect.width, limit: width)
    let rows = pixels(from: rect.y, length: rect.height, limit: height)
    guard !columns.isEmpty, !rows.isEmpty else { return 0 }
    var counts = [Int](repeating: 0, count: 256)
    for row in rows {
      let line = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in columns { counts[Int(Bitmap.lightness(of: line[column]) * 255)] += 1 }
    }
    var left = columns.count * rows.count / 2
    let median = counts.firstIndex { count in
      left -= count
      return left < 0
    }
    return Double(median ?? 0) / 255
  }

  private func pixels(from start: Double, length: Double, limit: Int) -> Range<Int> {
    let low = max(0, min(Double(limit), (start * scale).rounded(.down)))
    let high = max(low, min(Double(limit), ((start + length) * scale).rounded(.up)))
    return Int(low)..<Int(high)
  }

  // MARK: State

  /// Draws something after which map and clip are as before.
  func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }

  /// From points of the canvas to its pixels.
  func resetMap() {
    cairo_identity_matrix(context)
    cairo_scale(context, scale, scale)
  }

  /// Draws in another plane from now on.
  ///
  /// - Returns: False for a map that takes the plane to a line or a point, or out of all bounds, with
  ///   those before it or by itself: then nothing can be seen of what lies in it, and nothing is
  ///   changed.
  func apply(_ map: AffineMap) -> Bool {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    let determinant = map.a * map.d - map.b * map.c
    guard numbers.allSatisfy({ abs($0) < Self.farthest }), abs(determinant) > 1e-9 else {
      return false
    }
    var matrix = cairo_matrix_t(
      xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    var before = cairo_matrix_t()
    cairo_get_matrix(context, &before)
    var all = cairo_matrix_t()
    cairo_matrix_multiply(&all, &matrix, &before)
    guard
      [all.xx, all.yx, all.xy, all.yy, all.x0, all.y0].allSatisfy({
        abs($0) < Self.farthest * Self.farthest
      }), abs(all.xx * all.yy - all.xy * all.yx) > 1e-9
    else { return false }
    cairo_set_matrix(context, &all)
    return true
  }

  /// Clips to a figure of another plane; not at all in one that `apply(_:)` would refuse, where then
  /// nothing is seen.
  func clip(in map: AffineMap, to figure: () -> Void) {
    var before = cairo_matrix_t()
    cairo_get_matrix(context, &before)
    if apply(map) { figure() }
    cairo_clip(context)
    cairo_set_matrix(context, &before)
  }

  /// Points beyond which Cairo's own numbers end; what lies there is not seen anyway.
  static let farthest = 100_000.0

  /// Moves the plane.
  func translate(x: Double, y: Double) {
    cairo_translate(context, x, y)
  }
}
