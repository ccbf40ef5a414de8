internal import CCairo
import LayoutTrace

/// How something comes to lie over what is below it.
struct Composition {
  /// 0...1.
  var alpha = 1.0
  var blend = MarkGroup.Blend.normal
  var shadow: ViewLook.Shadow?
  /// Whether what it is made of blends with nothing that is below.
  var isIsolated = false
  /// Whether what lies outside of the clip counts, too: it casts a shadow into it.
  var isWhole = false

  /// Whether it may be painted right onto what is below.
  var isPlain: Bool { alpha >= 1 && blend == .normal && shadow == nil && !isIsolated }
}

extension Canvas {
  /// Draws something by itself first, and lays it over what is there as a whole.
  ///
  /// - Parameters:
  ///   - mask: what the thing is seen through; nil for no mask.
  ///   - body: draws the thing, once.
  /// - Throws: what these throw.
  func compose(
    _ composition: Composition, mask: MarkMask? = nil,
    _ body: () throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard !composition.isPlain || mask != nil else { return try body() }
    let isWhole = composition.isWhole || composition.shadow != nil
    let whole = try Sheet(of: self, isWhole: isWhole, body)
    var thing = whole
    if let mask {
      let seenThrough = try Sheet(of: self, isWhole: isWhole) { () throws(DrawingError) in
        try mask.paint()
      }
      thing = Sheet(of: self, isWhole: isWhole) {
        cairo_set_source(context, whole.pattern)
        cairo_mask(context, seenThrough.pattern)
      }
    }
    let alpha = composition.alpha.bounded(to: 0...1)
    if let shadow = composition.shadow { paint(shadow, of: thing, alpha: alpha) }
    cairo_set_operator(context, composition.blend.cairo)
    cairo_set_source(context, thing.pattern)
    cairo_paint_with_alpha(context, alpha)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private func paint(_ shadow: ViewLook.Shadow, of thing: Sheet, alpha: Double) {
    var caster = thing
    if let figure = shadow.figure {
      caster = Sheet(of: self, isWhole: true) {
        add(figure)
        fill(.black)
      }
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let size = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    // However far a plane is stretched, no shadow is softer than one that no edge is seen of.
    let radius = (shadow.radius * size).bounded(to: 0...Self.softest * scale)
    guard let shape = AlphaSheet(of: caster.pattern)?.blurred(by: radius),
      let surface = try? CairoSurface(shape.bitmap)
    else { return }
    var (dx, dy) = (shadow.offset.width.bounded(), shadow.offset.height.bounded())
    cairo_user_to_device_distance(context, &dx, &dy)
    (dx, dy) = (dx.bounded(), dy.bounded())
    saved {
      cairo_identity_matrix(context)
      use(shadow.color.with(alpha: shadow.color.alpha * alpha))
      // Whole pixels: between them the blur would be blurred once more.
      cairo_mask_surface(
        context, surface.handle, Double(shape.left) + dx.rounded(), Double(shape.top) + dy.rounded()
      )
    }
  }

  /// The greatest deviation of a shadow's blur, in points of the canvas.
  private static let softest = 100.0
}

/// Something that was drawn by itself, as Cairo lays it over something else.
private final class Sheet {
  let pattern: OpaquePointer

  /// Draws onto a sheet.
  ///
  /// - Parameter isWhole: whether it is as large as the canvas; else it is as large as the clip.
  convenience init(of canvas: Canvas, isWhole: Bool, _ body: () -> Void) {
    Self.begin(on: canvas, isWhole: isWhole)
    body()
    self.init(takenFrom: canvas)
  }

  /// - Throws: what the drawing throws.
  convenience init(
    of canvas: Canvas, isWhole: Bool, _ body: () throws(DrawingError) -> Void
  ) throws(DrawingError) {
    Self.begin(on: canvas, isWhole: isWhole)
    var failure: DrawingError?
    do throws(DrawingError) {
      try body()
    } catch {
      failure = error
    }
    self.init(takenFrom: canvas)
    if let failure { throw failure }
  }

  private static func begin(on canvas: Canvas, isWhole: Bool) {
    cairo_save(canvas.context)
    if isWhole { cairo_reset_clip(canvas.context) }
    cairo_push_group(canvas.context)
  }

  private init(takenFrom canvas: Canvas) {
    let sheet = cairo_pop_group(canvas.context)
    cairo_restore(canvas.context)
    // Without memory Cairo gives a pattern that says so, and `check()` tells it; never none.
    pattern = sheet ?? cairo_pattern_create_rgba(0, 0, 0, 0)
  }

  deinit {
    cairo_pattern_destroy(pattern)
  }
}

extension MarkGroup.Blend {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
