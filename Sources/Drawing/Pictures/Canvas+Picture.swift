internal import CCairo
import LayoutTrace

extension Canvas {
  /// Draws a picture into a rectangle, its edges and middle as the image says.
  func draw(_ picture: CairoSurface, as image: ImageLook) {
    let insets = image.capInsets
    let hasCaps = insets.top > 0 || insets.left > 0 || insets.bottom > 0 || insets.right > 0
    guard hasCaps, image.size.width > 0, image.size.height > 0 else {
      let whole = Rect(x: 0, y: 0, width: image.size.width, height: image.size.height)
      return draw(picture, of: image, from: whole, to: image.rect)
    }
    let columns = Self.parts(
      of: image.size.width, start: insets.left, end: insets.right, at: image.rect.x,
      length: image.rect.width)
    let rows = Self.parts(
      of: image.size.height, start: insets.top, end: insets.bottom, at: image.rect.y,
      length: image.rect.height)
    for row in rows {
      for column in columns {
        let source = Rect(
          x: column.from, y: row.from, width: column.size, height: row.size)
        let tile = image.isTiled ? (column.size, row.size) : (column.length, row.length)
        repeatedly(column.to, column.length, by: tile.0) { x, width in
          repeatedly(row.to, row.length, by: tile.1) { y, height in
            var part = source
            part.width *= width / tile.0
            part.height *= height / tile.1
            draw(picture, of: image, from: part, to: Rect(x: x, y: y, width: width, height: height))
          }
        }
      }
    }
  }

  /// One of the three parts of an image along an axis: where it is in the image, and where it goes.
  private struct Part {
    var from: Double
    var size: Double
    var to: Double
    var length: Double
  }

  private static func parts(
    of size: Double, start: Double, end: Double, at origin: Double, length: Double
  ) -> [Part] {
    let (start, end) = (min(max(0, start), size), min(max(0, end), size))
    let middle = max(0, size - start - end)
    return [
      Part(from: 0, size: start, to: origin, length: start),
      Part(
        from: start, size: middle, to: origin + start, length: max(0, length - start - end)),
      Part(from: size - end, size: end, to: origin + length - end, length: end),
    ].filter { $0.size > 0 && $0.length > 0 }
  }

  /// Cuts a length into pieces of a size, the last one shorter; not into more than can be seen.
  private func repeatedly(
    _ start: Double, _ length: Double, by size: Double, _ body: (Double, Double) -> Void
  ) {
    let step = max(size, length / 500)
    var done = 0.0
    while done < length - 1e-6 {
      body(start + done, min(step, length - done))
      done += step
    }
  }

  /// Draws a part of a picture into a rectangle.
  ///
  /// - Parameters:
  ///   - source: in points of the image, as it is seen upright.
  ///   - target: in points of the plane.
  private func draw(
    _ picture: CairoSurface, of image: ImageLook, from source: Rect, to target: Rect
  ) {
    let target = target.bounded
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
    saved {
      add(target)
      clip()
      translate(x: target.x, y: target.y)
      cairo_scale(context, target.width / source.width, target.height / source.height)
      translate(x: -source.x, y: -source.y)
      let stored =
        Self.isOnItsSide(image.orientation)
        ? Size(width: image.size.height, height: image.size.width) : image.size
      guard stored.width > 0, stored.height > 0,
        apply(Self.turn(image.orientation, of: stored))
      else { return }
      cairo_scale(
        context, stored.width / Double(picture.width), stored.height / Double(picture.height))
      paint(picture, tint: image.tint)
    }
  }

  private func paint(_ picture: CairoSurface, tint: Color?) {
    guard let pattern = cairo_pattern_create_for_surface(picture.handle) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    // Beyond its edge a picture goes on as there: otherwise the edge would be half clear.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let tint {
      use(tint)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint(context)
    }
  }

  private static func isOnItsSide(_ orientation: Int) -> Bool { orientation >= 5 }

  /// From a stored picture to the picture as it is seen, by Exif's number.
  private static func turn(_ orientation: Int, of stored: Size) -> AffineMap {
    let (width, height) = (stored.width, stored.height)
    return switch orientation {
    case 2: AffineMap(a: -1, tx: width)
    case 3: AffineMap(a: -1, d: -1, tx: width, ty: height)
    case 4: AffineMap(d: -1, ty: height)
    case 5: AffineMap(a: 0, b: 1, c: 1, d: 0)
    case 6: AffineMap(a: 0, b: 1, c: -1, d: 0, tx: height)
    case 7: AffineMap(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 8: AffineMap(a: 0, b: -1, c: 1, d: 0, ty: width)
    default: AffineMap()
    }
  }
}
