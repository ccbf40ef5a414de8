import Foundation

/// The heads of image files, as long as they must be to say a size.
enum Picture {
  static func png(_ width: Int, _ height: Int) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Xcode's own chunk, which comes before the header.
    data += number32(4) + Data("CgBI".utf8) + number32(0) + number32(0)
    return data + number32(13) + Data("IHDR".utf8) + number32(width) + number32(height)
  }

  static func gif(_ width: Int, _ height: Int) -> Data {
    Data("GIF89a".utf8) + number16(width).reversed() + number16(height).reversed()
  }

  static func jpeg(
    _ width: Int, _ height: Int, orientation: Int? = nil, littleEndian: Bool = false
  ) -> Data {
    var data = Data([0xFF, 0xD8])
    if let orientation {
      let exif = Data("Exif\0\0".utf8) + tiff(orientation, littleEndian: littleEndian)
      data += Data([0xFF, 0xE1]) + number16(exif.count + 2) + exif
    }
    let frame = Data([8]) + number16(height) + number16(width)
    return data + Data([0xFF, 0xFF, 0xC2]) + number16(frame.count + 2) + frame
  }

  private static func tiff(_ orientation: Int, littleEndian: Bool) -> Data {
    func order(_ data: Data) -> Data { littleEndian ? Data(data.reversed()) : data }
    func entry(_ tag: Int, _ value: Int) -> Data {
      order(number16(tag)) + order(number16(3)) + order(number32(1)) + order(number16(value))
        + Data([0, 0])
    }
    return Data((littleEndian ? "II" : "MM").utf8) + order(number16(42)) + order(number32(8))
      + order(number16(2)) + entry(0x010F, 1) + entry(0x0112, orientation)
  }

  private static func number16(_ value: Int) -> Data {
    Data([UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)])
  }

  private static func number32(_ value: Int) -> Data {
    number16(value >> 16 & 0xFFFF) + number16(value & 0xFFFF)
  }
}
