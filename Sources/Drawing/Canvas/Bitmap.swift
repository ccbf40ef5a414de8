internal import CCairo
package import LayoutTrace

/// Pixels: 32 bits each, alpha, red, green and blue from the highest byte, colours multiplied by
/// alpha.
package struct Bitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Row by row from the top.
  package var pixels: [UInt32]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// The colour of a pixel.
  package func color(x: Int, y: Int) -> Color {
    let pixel = pixels[y * width + x]
    let alpha = Self.channel(pixel, 24)
    func part(_ shift: UInt32) -> Double {
      alpha > 0 ? min(1, Double(Self.channel(pixel, shift)) / Double(alpha)) : 0
    }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: Double(alpha) / 255)
  }

  /// How far another bitmap is from this one.
  package func difference(from other: Bitmap) -> PictureDifference {
    guard width == other.width, height == other.height else {
      return PictureDifference(isOfEqualSize: false, share: 1, largest: 255)
    }
    var count = 0
    var largest = 0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      let difference =
        [UInt32](arrayLiteral: 0, 8, 16, 24)
        .map { abs(Self.channel(one, $0) - Self.channel(two, $0)) }.max() ?? 0
      largest = max(largest, difference)
      if difference > PictureDifference.tolerance { count += 1 }
    }
    return PictureDifference(
      isOfEqualSize: true, share: Double(count) / Double(max(1, pixels.count)),
      largest: Double(largest))
  }

  /// The same picture in the middle of a larger sheet that is clear around it.
  package func centred(width: Int, height: Int) -> Bitmap {
    guard width != self.width || height != self.height else { return self }
    var sheet = Bitmap(width: width, height: height)
    let (left, top) = ((width - self.width) / 2, (height - self.height) / 2)
    for row in 0..<self.height where (0..<height).contains(row + top) {
      for column in 0..<self.width where (0..<width).contains(column + left) {
        sheet.pixels[(row + top) * width + column + left] = pixels[row * self.width + column]
      }
    }
    return sheet
  }

  static func lightness(of pixel: UInt32) -> Double {
    let (red, green, blue) = (channel(pixel, 16), channel(pixel, 8), channel(pixel, 0))
    return (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int {
    Int(pixel >> shift & 0xFF)
  }

  // MARK: PNG

  /// The bitmap as a PNG: the same bytes for the same pixels, without time or any word on what made
  /// it.
  ///
  /// - Throws: `DrawingError.cairo`.
  package func png() throws(DrawingError) -> [UInt8] {
    let surface = try CairoSurface(self)
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(
      surface.handle,
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo("a PNG cannot be written") }
    return sink.bytes
  }

  private final class ByteSink {
    var bytes: [UInt8] = []
  }
}

/// Cairo's view of a bitmap, with pixels of its own.
final class CairoSurface {
  let handle: OpaquePointer
  let width: Int
  let height: Int

  /// - Throws: `DrawingError.cairo` when there is no memory.
  init(_ bitmap: Bitmap) throws(DrawingError) {
    (width, height) = (bitmap.width, bitmap.height)
    guard
      let handle = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
      cairo_surface_status(handle) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(handle)
    else { throw .cairo("out of memory") }
    self.handle = handle
    let stride = Int(cairo_image_surface_get_stride(handle))
    bitmap.pixels.withUnsafeBytes { pixels in
      for row in 0..<bitmap.height {
        guard let base = pixels.baseAddress else { return }
        UnsafeMutableRawPointer(data + row * stride)
          .copyMemory(from: base + row * bitmap.width * 4, byteCount: bitmap.width * 4)
      }
    }
    cairo_surface_mark_dirty(handle)
  }

  deinit {
    cairo_surface_destroy(handle)
  }
}
