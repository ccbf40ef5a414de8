import Foundation

/// How a picture is to be turned, as a camera wrote it into a JPEG.
struct ExifOrientation {
  /// 1...8, by Exif.
  let number: Int

  /// Reads the segment that follows the marker APP1; nil if it says nothing of the orientation.
  init?(_ segment: Data) {
    var reader = ByteReader(segment)
    guard let name = reader.bytes(6), Array(name) == Array("Exif\0\0".utf8) else { return nil }
    let tiff = segment.dropFirst(6)
    var start = ByteReader(tiff)
    guard let order = start.bytes(2) else { return nil }
    let isLittle = Array(order) == Array("II".utf8)
    guard isLittle || Array(order) == Array("MM".utf8),
      start.number16(littleEndian: isLittle) == 42,
      let offset = start.number32(littleEndian: isLittle)
    else { return nil }
    var directory = ByteReader(tiff)
    guard directory.skip(offset) != nil,
      let count = directory.number16(littleEndian: isLittle)
    else { return nil }
    for _ in 0..<count {
      guard let tag = directory.number16(littleEndian: isLittle), directory.skip(6) != nil,
        let value = directory.number16(littleEndian: isLittle), directory.skip(2) != nil
      else { return nil }
      guard tag == 0x0112 else { continue }
      guard 1...8 ~= value else { return nil }
      number = value
      return
    }
    return nil
  }
}
