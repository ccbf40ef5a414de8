import Testing

@testable import TerminalScreen

@Suite struct KeyTests {
  @Test(arguments: [
    ("n", [Key.character("n")]), ("nh", [.character("n"), .character("h")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{1B}", [.escape]),
    ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]), ("\u{0}", [.other]),
    ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OA", [.up]), ("\u{1B}[5~", [.pageUp]),
    ("\u{1B}[6~q", [.pageDown, .character("q")]), ("\u{1B}[1;5C", [.other]),
    ("\u{1B}[H\u{1B}[F", [.home, .end]), ("\u{1B}q", [.escape, .character("q")]),
    ("ü€😀n", [.other, .other, .other, .character("n")]),
  ])
  func bytesAreKeys(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(of: Array(bytes.utf8)) == keys)
  }

  @Test func aSequenceMayComeInPieces() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(of: Array("\u{1B}[".utf8)) == [])
    #expect(decoder.keys(of: Array("5".utf8)) == [])
    #expect(decoder.keys(of: Array("~".utf8)) == [.pageUp])
    #expect(decoder.keys(of: [0xC3]) == [])
    #expect(decoder.keys(of: [0xBC]) == [.other])
  }

  @Test func aSequenceWithoutEndIsNoKeyAndHoldsNothingUp() {
    var decoder = KeyDecoder()
    #expect(
      decoder.keys(of: Array(("\u{1B}[" + String(repeating: "1", count: 40)).utf8)) == [.other])
    #expect(decoder.keys(of: Array("n".utf8)) == [.character("n")])
  }
}
