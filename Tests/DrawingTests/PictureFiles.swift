import Drawing
import Foundation
import LayoutTrace
import PictureFixtures

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
  static func promise(width: Int, height: Int) -> [UInt8] {
    PNGFile.bytes(width: width, height: height, pixel: .colorWithAlpha, bits: 8, data: nil)
  }

  /// A JPEG of 40 by 40 pixels, red above, blue below.
  static let jpeg = file(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1td\
    hbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk\
    pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAoACgDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAU\
    EAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAYE/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwD\
    AQACEQMRAD8AgY1IAAAAAAAAAAAAAAhWCVAAAAAAAAAf/9k=
    """)

  /// The JPEG with another one in it, as cameras put a small one into Exif's segment.
  static let jpegWithThumbnail: [UInt8] = {
    let content = Array("Exif\0\0".utf8) + jpeg
    let length = content.count + 2
    return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content
      + jpeg.dropFirst(2)
  }()

  /// A GIF of the same.
  static let gif = file(
    """
    R0lGODdhKAAoAIEAAP8AAAAA/wAAAAAAACwAAAAAKAAoAEAIYQABCBxIsKDBgwgTKlzIsKHDhwEiSpxIsaLFixgzatwY\
    8aHHjyBDioTIsaTJkygnjlzJsqXLlzBjyiSZsqbNmzhz6tQ4s6fPn0CDCh1KtKjRo0gZ7lzKtKnTp1CjSp26MyAAOw==
    """)

  private static func file(_ base64: String) -> [UInt8] {
    Data(base64Encoded: base64).map(Array.init) ?? []
  }
}
