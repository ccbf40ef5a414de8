internal import CWebP

/// Makes an animated WebP of bitmaps of one size: the same bytes for the same bitmaps. As with any
/// film a little of what the eye does not see is lost.
package final class FilmEncoder {
  private let encoder: OpaquePointer
  private let width: Int32
  private let height: Int32
  private var config = WebPConfig()
  /// Milliseconds from the beginning.
  private var time: Int32 = 0

  /// - Throws: `DrawingError.webP`.
  package init(width: Int, height: Int) throws(DrawingError) {
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else {
      throw .webP("another version of libwebp than it was built for")
    }
    // One thread, and no key frames but the first: what is alike is not written twice.
    options.anim_params.loop_count = 0
    options.allow_mixed = 0
    options.kmin = 9999
    options.kmax = 10_000
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .webP("a film of \(width) x \(height) pixels is too large")
    }
    self.encoder = encoder
    (self.width, self.height) = (Int32(width), Int32(height))
    guard WebPConfigInit(&config) != 0 else {
      throw .webP("another version of libwebp than it was built for")
    }
    config.quality = 82
    config.method = 2
    config.thread_level = 0
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
  }

  /// Adds a picture.
  ///
  /// - Parameter milliseconds: how long it is shown.
  /// - Throws: `DrawingError.webP` when it is not of the film's size, or there is no memory.
  package func add(_ bitmap: Bitmap, for milliseconds: Int) throws(DrawingError) {
    guard bitmap.width == Int(width), bitmap.height == Int(height) else {
      throw .webP("its pictures are not of one size")
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .webP("out of memory") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = width
    picture.height = height
    guard WebPPictureAlloc(&picture) != 0, let argb = picture.argb else {
      throw .webP("out of memory")
    }
    for row in 0..<bitmap.height {
      let line = argb + row * Int(picture.argb_stride)
      for column in 0..<bitmap.width {
        line[column] = Self.straight(bitmap.pixels[row * bitmap.width + column])
      }
    }
    guard WebPAnimEncoderAdd(encoder, &picture, time, &config) != 0 else { throw failure }
    time += Int32(milliseconds)
  }

  /// The file.
  ///
  /// - Throws: `DrawingError.webP`.
  package func finish() throws(DrawingError) -> [UInt8] {
    guard WebPAnimEncoderAdd(encoder, nil, time, nil) != 0 else { throw failure }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes else {
      throw failure
    }
    return Array(UnsafeBufferPointer(start: bytes, count: data.size))
  }

  private var failure: DrawingError {
    .webP(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "")
  }

  /// A pixel whose colours are not multiplied by alpha.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255, alpha != 0 else { return alpha == 0 ? 0 : pixel }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | part(16) | part(8) | part(0)
  }
}
