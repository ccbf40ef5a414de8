import Testing

@testable import TextLayout

/// Unicode's bidirectional algorithm: which way characters run, and in what order they stand.
@Suite struct EmbeddingLevelsTests {
  @Test(
    "UAX 9: levels of the characters, and of the paragraph",
    arguments: [
      ("abc", .natural, "000", 0), ("abc", .rightToLeft, "222", 1), ("", .rightToLeft, "", 1),
      ("שלום", .natural, "1111", 1), ("שלום", .leftToRight, "1111", 0),
      ("אב Step-3 12!", .natural, "1112222222221", 1),
      ("אב Step-3 12!", .leftToRight, "1100000000000", 0),
      ("ab אב.", .natural, "000110", 0), ("123", .natural, "000", 0),
      ("123", .rightToLeft, "222", 1), (" ٣٤", .natural, "022", 0),
      ("אב 12.5 גד", .natural, "1112222111", 1), ("(א) a", .natural, "11112", 1),
      ("“x” — 漢 é", .natural, "000000000", 0), ("\u{0}א", .natural, "11", 1),
      ("\u{202E}abc", .natural, "0111", 0), ("\u{2067}א\u{2069} a", .natural, "01000", 0),
    ] as [(String, WritingDirection, String, UInt8)])
  func levels(text: String, direction: WritingDirection, expected: String, base: UInt8) {
    let levels = EmbeddingLevels(of: Array(text.utf8), direction: direction)
    let found = text.unicodeScalars.indices.enumerated().map { String(levels[$0.offset]) }
    #expect(found.joined() == expected)
    #expect(levels.base == base)
  }

  @Test(
    "each block of characters that run from the right is seen",
    arguments: [
      0x0590, 0x05D0, 0x0628, 0x0712, 0x0784, 0x07C0, 0x0800, 0x08A0, 0x08FF, 0x200F, 0x202B,
      0x202E,
      0x2067, 0x2068, 0xFB1D, 0xFDF2, 0xFE70, 0xFEFC, 0x10800, 0x10FFD, 0x1E800, 0x1EE00,
    ])
  func blocks(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    // A Hebrew letter makes sure that the long way is taken: both must find the same.
    let text = "a \(scalar) b"
    let short = EmbeddingLevels(of: Array(text.utf8), direction: .natural)
    let long = EmbeddingLevels(of: Array((text + " א").utf8), direction: .natural)
    #expect((0..<5).map { short[$0] } == (0..<5).map { long[$0] })
  }

  @Test(
    "UAX 9, rule L2: parts are turned round from the highest level down",
    arguments: [
      ("car means CAR.", "00000000001110", "car means RAC."),
      ("<car MEANS CAR.=", "0222111111111110", "<.RAC SNAEM car="),
      (
        "he said '<car MEANS CAR=.' '<IT DOES=,' she agreed.",
        "000000000022211111111110000001111111000000000000000",
        "he said '<RAC SNAEM car=.' '<SEOD TI=,' she agreed."
      ),
      ("abcd", "0000", "abcd"), ("abcd", "1111", "dcba"), ("abcd", "3333", "dcba"),
      ("abcd", "2222", "abcd"), ("abcde", "12321", "ebcda"), ("abcde", "14441", "ebcda"),
      ("", "", ""),
    ])
  func order(text: String, levels: String, expected: String) {
    var parts = Array(zip(text, levels.compactMap(\.wholeNumberValue).map { UInt8($0) }))
    #expect(parts.count == text.count)
    VisualOrder.arrange(&parts) { $0.1 }
    #expect(String(parts.map(\.0)) == expected)
  }

  @Test func tensOfThousandsOfIsolatesCostNoMoreThanTheirLength() {
    // FriBidi alone takes minutes for so many.
    let text = String(repeating: "\u{2067}a\u{2069}", count: 140_000) + "אב"
    let levels = EmbeddingLevels(of: Array(text.utf8), direction: .natural)
    #expect(levels.base == 0)
    #expect(levels[1] == 2, "a letter within an isolate from the right")
    #expect(levels[3 * 100_000 + 1] == 0, "one beyond the isolates that count")
    #expect(levels[3 * 140_000] == 1)
  }
}
