internal import CCairo

/// How opaque something is, pixel by pixel: what a shadow is made of.
struct AlphaSheet {
  /// Where its top left pixel is on the canvas.
  var left: Int
  var top: Int
  let width: Int
  let height: Int
  private var alphas: [UInt8]

  /// What of a group that is as large as the canvas, or as the group around it, is not clear; nil when
  /// all of it is.
  init?(of group: OpaquePointer) {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    func row(_ y: Int) -> UnsafePointer<UInt32> {
      UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
    }
    var (minX, maxX, minY, maxY) = (width, -1, height, -1)
    for y in 0..<height {
      let pixels = row(y)
      guard let first = (0..<width).first(where: { pixels[$0] >> 24 > 0 }) else { continue }
      let last = (0..<width).last { pixels[$0] >> 24 > 0 } ?? first
      (minX, maxX) = (min(minX, first), max(maxX, last))
      (minY, maxY) = (min(minY, y), max(maxY, y))
    }
    guard maxX >= minX else { return nil }
    // A group within another one begins where that does.
    var (originX, originY) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &originX, &originY)
    (left, top) = (minX - Int(originX), minY - Int(originY))
    (self.width, self.height) = (maxX - minX + 1, maxY - minY + 1)
    alphas = []
    alphas.reserveCapacity(self.width * self.height)
    for y in minY...maxY {
      let pixels = row(y)
      for x in minX...maxX { alphas.append(UInt8(pixels[x] >> 24)) }
    }
    // What reaches the canvas's edge is taken to go on behind it.
    edges = Edges(
      left: minX == 0, right: maxX == width - 1, top: minY == 0, bottom: maxY == height - 1)
  }

  private struct Edges {
    var left = false
    var right = false
    var top = false
    var bottom = false
  }

  private var edges = Edges()

  private init(left: Int, top: Int, width: Int, height: Int, alphas: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.alphas = alphas
  }

  /// As black of the same alpha.
  var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for index in alphas.indices { bitmap.pixels[index] = UInt32(alphas[index]) << 24 }
    return bitmap
  }

  /// The sheet blurred, larger by what the blur spreads.
  ///
  /// A Gaussian blur by three averages in each direction, as the SVG recommendation has it for
  /// `feGaussianBlur`: within 3 % of the true one.
  ///
  /// - Parameter deviation: of the Gaussian, in pixels.
  /// - Complexity: O(pixels), whatever the deviation.
  func blurred(by deviation: Double) -> AlphaSheet {
    let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1 else { return self }
    // An average of an even number of pixels lies half a pixel beside: the first two on either side
    // of the place, the third, of one more, in its middle.
    let half = size / 2
    let boxes: [(before: Int, after: Int)] =
      size.isMultiple(of: 2)
      ? [(half, half - 1), (half - 1, half), (half, half)]
      : [(half, half), (half, half), (half, half)]
    let margin = 3 * half + 1
    var sheet = grown(by: margin)
    for box in boxes { sheet.average(box, isAcross: true) }
    for box in boxes { sheet.average(box, isAcross: false) }
    return sheet
  }

  private func grown(by margin: Int) -> AlphaSheet {
    let (wide, high) = (width + 2 * margin, height + 2 * margin)
    var grown = [UInt8](repeating: 0, count: wide * high)
    for y in 0..<high {
      guard let row = Self.place(y - margin, height, edges.top, edges.bottom) else { continue }
      for x in 0..<wide {
        guard let column = Self.place(x - margin, width, edges.left, edges.right) else { continue }
        grown[y * wide + x] = alphas[row * width + column]
      }
    }
    return AlphaSheet(
      left: left - margin, top: top - margin, width: wide, height: high, alphas: grown)
  }

  /// Where to read for a place that may lie outside; nil for what is clear.
  private static func place(
    _ index: Int, _ count: Int, _ goesOnBefore: Bool, _ goesOnAfter: Bool
  ) -> Int? {
    if index < 0 { return goesOnBefore ? 0 : nil }
    if index >= count { return goesOnAfter ? count - 1 : nil }
    return index
  }

  /// Replaces each alpha by the average of those about it, along rows or columns.
  private mutating func average(_ box: (before: Int, after: Int), isAcross: Bool) {
    let (lines, length) = isAcross ? (height, width) : (width, height)
    let (lineStep, step) = isAcross ? (width, 1) : (1, width)
    let count = UInt32(box.before + box.after + 1)
    var line = [UInt8](repeating: 0, count: length)
    alphas.withUnsafeMutableBufferPointer { alphas in
      for index in 0..<lines {
        let start = index * lineStep
        for place in 0..<length { line[place] = alphas[start + place * step] }
        func alpha(_ place: Int) -> UInt32 { UInt32(line[max(0, min(place, length - 1))]) }
        var sum = (-box.before...box.after).reduce(UInt32(0)) { $0 + alpha($1) }
        for place in 0..<length {
          alphas[start + place * step] = UInt8((sum + count / 2) / count)
          sum = sum + alpha(place + box.after + 1) - alpha(place - box.before)
        }
      }
    }
  }
}
