internal import CPango

/// Takes down what HarfBuzz draws of a glyph.
final class OutlinePen {
  private(set) var outline = GlyphOutline()
  private let scale: Double

  init(unitsPerEm: Double) {
    scale = 1 / unitsPerEm
  }

  /// Lets something be drawn.
  ///
  /// - Parameter body: draws with HarfBuzz's functions and the pen as their data.
  func draw(_ body: (_ functions: OpaquePointer?, _ data: UnsafeMutableRawPointer) -> Void) {
    withExtendedLifetime(self) {
      body(Self.functions.handle, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private func point(_ x: Float, _ y: Float) -> GlyphOutline.Point {
    GlyphOutline.Point(x: Double(x) * scale, y: Double(y) * scale)
  }

  private static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  /// HarfBuzz's table of functions: made once, and never changed again.
  private struct Functions: @unchecked Sendable {
    let handle: OpaquePointer?
  }

  /// Quadratic curves, which we give no function for, come as cubic ones.
  private static let functions: Functions = {
    let table = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      table,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.outline.elements.append(.move(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      table,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.outline.elements.append(.line(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      table,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.outline.elements.append(
          .curve(pen.point(x1, y1), pen.point(x2, y2), pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      table,
      { _, data, _, _ in OutlinePen.pen(data)?.outline.elements.append(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(table)
    return Functions(handle: table)
  }()
}
