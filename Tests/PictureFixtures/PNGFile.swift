/// PNG files, chunk by chunk: sound ones, and those that promise what they do not hold.
package enum PNGFile {
  /// How a pixel is stored.
  package enum Pixel: UInt8 {
    case grey = 0
    case colorWithAlpha = 6
  }

  /// A file.
  ///
  /// - Parameters:
  ///   - bits: of each part of a pixel.
  ///   - data: the pixels as they are stored, compressed; nil for a file without any.
  package static func bytes(
    width: Int, height: Int, pixel: Pixel = .grey, bits: UInt8, data: [UInt8]?
  ) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(height) + [bits, pixel.rawValue, 0, 0, 0])
      + (data.map { chunk("IDAT", $0) } ?? []) + chunk("IEND", [])
  }

  /// The names of a file's chunks, in order.
  package static func chunks(of file: [UInt8]) -> [String] {
    var names: [String] = []
    var place = 8
    while place + 8 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: file[place + 4..<place + 8], as: UTF8.self))
      place += length + 12
    }
    return names
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return number(body.count) + content + number(Int(checksum(content)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// PNG's CRC of bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
    }
  }
}
