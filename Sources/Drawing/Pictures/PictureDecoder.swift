internal import CPixbuf

/// Turns an image's file into pixels.
///
/// The file is a stranger's: this belongs into a sandbox. PNG, JPEG, GIF (its first picture) and SVG
/// are known, told by their first bytes; a picture of more pixels than a large photograph has is
/// refused before it is decoded.
package enum PictureDecoder {
  /// More than any photograph of a phone.
  package static let mostPixels = 50_000_000

  /// The pixels of a file.
  ///
  /// - Throws: `DrawingError.unreadablePicture` with the reason.
  package static func bitmap(of file: [UInt8]) throws(DrawingError) -> Bitmap {
    guard let kind = Kind(file) else {
      throw .unreadablePicture(reason: "it is no PNG, JPEG, GIF or SVG")
    }
    guard let loader = gdk_pixbuf_loader_new_with_type(kind.rawValue, nil) else {
      throw .unreadablePicture(reason: "\(kind.rawValue) cannot be read here")
    }
    defer { g_object_unref(loader) }
    let watch = SizeWatch(factor: kind.factor)
    watch.attach(to: loader)
    var error: UnsafeMutablePointer<GError>?
    let isWritten = gdk_pixbuf_loader_write(loader, file, gsize(file.count), &error) != 0
    // A loader must be closed; after a first error a second one says nothing new.
    let isClosed =
      isWritten
      ? gdk_pixbuf_loader_close(loader, &error) != 0
      : gdk_pixbuf_loader_close(loader, nil) != 0
    defer { if let error { g_error_free(error) } }
    if let (width, height) = watch.refused {
      throw .unreadablePicture(reason: "\(width) by \(height) pixels are more than is drawn")
    }
    guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      let words = pixbuf_error_message(error).map { String(cString: $0) } ?? "it is broken"
      throw .unreadablePicture(reason: words)
    }
    return try bitmap(of: pixbuf)
  }

  enum Kind: String {
    case png, jpeg, gif, svg

    init?(_ file: [UInt8]) {
      if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self = .png
      } else if file.starts(with: [0xFF, 0xD8]) {
        self = .jpeg
      } else if file.starts(with: Array("GIF8".utf8)) {
        self = .gif
      } else if String(decoding: file.prefix(4096), as: UTF8.self).contains("<svg") {
        self = .svg
      } else {
        return nil
      }
    }

    /// How much larger than it says a picture is decoded: a drawing loses nothing by it.
    var factor: Int32 {
      switch self {
      case .png, .jpeg, .gif: 1
      case .svg: 3
      }
    }
  }

  /// Lets a loader give up on a picture that is too large, and enlarges a drawing.
  private final class SizeWatch {
    private let factor: Int64
    /// The size that was too large.
    private(set) var refused: (width: Int64, height: Int64)?

    init(factor: Int32) { self.factor = Int64(factor) }

    /// Watches a loader, which must not live longer.
    func attach(to loader: UnsafeMutablePointer<GdkPixbufLoader>) {
      typealias Callback =
        @convention(c) (
          UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
        ) -> Void
      let callback: Callback = { loader, width, height, data in
        guard let data else { return }
        let watch = Unmanaged<SizeWatch>.fromOpaque(data).takeUnretainedValue()
        let (wide, high) = (Int64(width) * watch.factor, Int64(height) * watch.factor)
        if wide * high > Int64(PictureDecoder.mostPixels) {
          watch.refused = (Int64(width), Int64(height))
          // A size of nothing is what a loader takes for "no more".
          gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if watch.factor != 1 {
          gdk_pixbuf_loader_set_size(loader, Int32(wide), Int32(high))
        }
      }
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(callback, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
  }

  private static func bitmap(of pixbuf: OpaquePointer) throws(DrawingError) -> Bitmap {
    let (width, height) = (
      Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))
    )
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    guard width > 0, height > 0, width * height <= mostPixels, channels >= 3,
      let data = gdk_pixbuf_read_pixels(pixbuf)
    else { throw .unreadablePicture(reason: "it has more pixels than is drawn, or none") }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    var bitmap = Bitmap(width: width, height: height)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<height {
        var source = data + row * stride
        for column in 0..<width {
          let alpha = channels == 4 ? UInt32(source[3]) : 255
          pixels[row * width + column] =
            alpha << 24 | multiplied(source[0], alpha) << 16 | multiplied(source[1], alpha) << 8
            | multiplied(source[2], alpha)
          source += channels
        }
      }
    }
    return bitmap
  }

  /// A channel times alpha, rounded.
  private static func multiplied(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
    (UInt32(channel) * alpha + 127) / 255
  }
}
