import Foundation

/// What the head of an image file says; the picture itself is not decoded.
struct ImageHeader: Equatable {
  /// As stored, before any turn.
  var pixelsWide: Int
  var pixelsHigh: Int
  /// Exif's number for how the picture is to be turned, 1...8; 1 for not at all.
  var orientation = 1

  init(pixelsWide: Int, pixelsHigh: Int, orientation: Int = 1) {
    self.pixelsWide = pixelsWide
    self.pixelsHigh = pixelsHigh
    self.orientation = orientation
  }

  /// Reads PNG, JPEG and GIF; nil for anything else, and for a file that is cut off or broken before
  /// it says its size.
  init?(_ data: Data) {
    guard let header = Self.png(data) ?? Self.jpeg(data) ?? Self.gif(data),
      header.pixelsWide > 0, header.pixelsHigh > 0
    else { return nil }
    self = header
  }

  /// In pixels, as seen: the last four orientations lie on their side.
  var size: CGSize {
    orientation >= 5
      ? CGSize(width: pixelsHigh, height: pixelsWide)
      : CGSize(width: pixelsWide, height: pixelsHigh)
  }

  private static func png(_ data: Data) -> ImageHeader? {
    var reader = ByteReader(data)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard let start = reader.bytes(8), Array(start) == signature else { return nil }
    // Xcode puts a chunk of its own before the header.
    while let length = reader.number32(), let type = reader.bytes(4) {
      if Array(type) == Array("IHDR".utf8) {
        guard let width = reader.number32(), let height = reader.number32() else { return nil }
        return ImageHeader(pixelsWide: width, pixelsHigh: height)
      }
      guard reader.skip(length) != nil, reader.skip(4) != nil else { return nil }
    }
    return nil
  }

  private static func gif(_ data: Data) -> ImageHeader? {
    var reader = ByteReader(data)
    guard let start = reader.bytes(6),
      [Array("GIF87a".utf8), Array("GIF89a".utf8)]
        .contains(Array(start)),
      let width = reader.number16(littleEndian: true),
      let height = reader.number16(littleEndian: true)
    else { return nil }
    return ImageHeader(pixelsWide: width, pixelsHigh: height)
  }

  private static func jpeg(_ data: Data) -> ImageHeader? {
    var reader = ByteReader(data)
    guard reader.number16() == 0xFFD8 else { return nil }
    var orientation = 1
    while reader.byte() == 0xFF {
      var marker = reader.byte()
      while marker == 0xFF { marker = reader.byte() }
      guard let marker else { return nil }
      switch marker {
      case 0x01, 0xD0...0xD7: continue
      case 0xD8, 0xD9, 0xDA: return nil
      default: break
      }
      guard let length = reader.number16(), length >= 2, let segment = reader.bytes(length - 2)
      else { return nil }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        var frame = ByteReader(segment)
        guard frame.skip(1) != nil, let height = frame.number16(), let width = frame.number16()
        else { return nil }
        return ImageHeader(pixelsWide: width, pixelsHigh: height, orientation: orientation)
      case 0xE1: orientation = ExifOrientation(segment)?.number ?? orientation
      default: break
      }
    }
    return nil
  }
}
