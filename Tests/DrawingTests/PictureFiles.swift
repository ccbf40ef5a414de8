import Drawing
import Foundation
import LayoutTrace

/// Image files made here.
enum PictureFiles {
  /// A PNG of four quarters: red, green, blue and black, from the top left clockwise.
  static func quarters(width: Int = 40, height: Int = 40) throws -> [UInt8] {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color: UInt32 =
          switch (x < width / 2, y < height / 2) {
          case (true, true): 0xFFFF_0000
          case (false, true): 0xFF00_FF00
          case (false, false): 0xFF00_00FF
          case (true, false): 0xFF00_0000
          }
        bitmap.pixels[y * width + x] = color
      }
    }
    return try bitmap.png()
  }

  /// A PNG's head that promises so many pixels, and nothing after it but the end.
  static func promise(width: UInt32, height: UInt32) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let content = Array(name.utf8) + body
      return number(UInt32(body.count)) + content + number(checksum(content))
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0]) + chunk("IEND", [])
  }

  /// The names of a PNG's chunks, in order.
  static func chunks(of png: [UInt8]) -> [String] {
    var names: [String] = []
    var place = 8
    while place + 8 <= png.count {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: png[place + 4..<place + 8], as: UTF8.self))
      place += length + 12
    }
    return names
  }

  /// PNG's CRC of bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
