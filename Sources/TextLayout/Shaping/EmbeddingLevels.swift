internal import CPango

/// In which direction each character of a paragraph runs, by Unicode's bidirectional algorithm
/// (UAX 9), which FriBidi works out and Pango hands on.
///
/// A level is even for what runs from left to right and odd for the other way; a higher one is
/// embedded in a lower one. A paragraph without a character that could run from the right has level
/// 0 throughout and costs no more than a look at its bytes.
struct EmbeddingLevels {
  /// By the characters' places in the paragraph; empty if all are 0.
  private let levels: [UInt8]
  /// The paragraph's own.
  let base: UInt8

  /// Finds the levels of a paragraph of UTF-8 without its line end.
  ///
  /// - Complexity: in proportion to the paragraph's length.
  init(of paragraph: [UInt8], direction: WritingDirection) {
    guard direction == .rightToLeft || Self.mayRunLeft(paragraph) else {
      levels = []
      base = 0
      return
    }
    let bytes = Self.prepared(paragraph)
    var given: PangoDirection =
      switch direction {
      case .natural: PANGO_DIRECTION_NEUTRAL
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      }
    guard let found = pango_log2vis_get_embedding_levels(bytes, Int32(bytes.count), &given) else {
      levels = []
      base = 0
      return
    }
    defer { g_free(found) }
    // The separator, too, is a character.
    let count = paragraph.count { $0 & 0xC0 != 0x80 } + 1
    let all = UnsafeBufferPointer(start: found, count: count)
    // What Pango makes of `given` takes a paragraph without letters for one from the right.
    base = all[count - 1]
    levels = all.contains { $0 != 0 } ? Array(all) : []
  }

  /// The level of a character, by its place in the paragraph.
  subscript(character: Int) -> UInt8 { levels.isEmpty ? 0 : levels[character] }

  /// Whether there is a letter, a number or a mark of direction that could run from the right: all
  /// of them lie beyond U+0590, in few places.
  private static func mayRunLeft(_ bytes: [UInt8]) -> Bool {
    for (index, byte) in bytes.enumerated() where byte >= 0xD6 {
      // Text is well-formed: what a first byte announces is there.
      switch byte {
      case 0xD6...0xDF: return true
      case 0xE0 where (0xA0...0xA3).contains(bytes[index + 1]): return true
      case 0xE2 where isMark(bytes[index + 1], bytes[index + 2]): return true
      case 0xEF where bytes[index + 1] >= 0xAC: return true
      case 0xF0 where bytes[index + 1] == 0x90 || bytes[index + 1] == 0x9E: return true
      default: continue
      }
    }
    return false
  }

  /// Marks, embeddings, overrides and isolates: U+200F, U+202A to U+202E, U+2066 to U+2069.
  private static func isMark(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: third == 0x8F || (0xAA...0xAE).contains(third)
    case 0x81: (0xA6...0xA9).contains(third)
    default: false
    }
  }

  /// The bytes as Pango takes them, with a paragraph separator, whose level is the paragraph's.
  ///
  /// A zero would end the text. FriBidi's time grows with the square of the number of isolates:
  /// beyond a thousand they become word joiners, which are as long and have no direction.
  private static func prepared(_ paragraph: [UInt8]) -> [CChar] {
    var bytes: [CChar] = []
    bytes.reserveCapacity(paragraph.count + 3)
    var isolates = 0
    for (index, byte) in paragraph.enumerated() {
      let isLastOfIsolate =
        (0xA6...0xA9).contains(byte) && index >= 2 && paragraph[index - 1] == 0x81
        && paragraph[index - 2] == 0xE2
      if isLastOfIsolate { isolates += 1 }
      let isTooMany = isLastOfIsolate && isolates > mostIsolates
      bytes.append(CChar(bitPattern: isTooMany ? 0xA0 : byte == 0 ? 1 : byte))
    }
    return bytes + [0xE2, 0x80, 0xA9].map(CChar.init(bitPattern:))
  }

  /// Beginnings and ends together.
  private static let mostIsolates = 2048
}
