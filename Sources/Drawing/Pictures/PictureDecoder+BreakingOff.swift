extension PictureDecoder {
  /// Whether a file ends before its picture does; what is there of it is drawn.
  ///
  /// - Complexity: O(bytes).
  static func breaksOff(_ file: [UInt8]) -> Bool {
    switch Kind(file) {
    case .png: !file.suffix(4096).contains(Array("IEND".utf8))
    case .jpeg: !endsAsJPEG(file)
    // Of these nothing is drawn then.
    case .gif, .svg, nil: false
    }
  }

  /// Whether a JPEG's end is there, `FF D9`: not that of a smaller picture within one of its segments,
  /// as cameras put into Exif's.
  private static func endsAsJPEG(_ file: [UInt8]) -> Bool {
    var place = 2
    while place + 1 < file.count {
      // Between segments lie the pixels, in which `FF` is followed by 0 or by the number of a restart.
      guard file[place] == 0xFF else {
        place += 1
        continue
      }
      switch file[place + 1] {
      case 0xD9: return true
      case 0xFF: place += 1
      case 0, 1, 0xD0...0xD8: place += 2
      default:
        guard place + 3 < file.count else { return false }
        place += 2 + max(2, Int(file[place + 2]) << 8 | Int(file[place + 3]))
      }
    }
    return false
  }
}
