import Testing
import TextLayout

@Suite struct LineTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  @Test(arguments: [
    ("", [String]()), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("\n", [""]),
    ("a\r\nb", ["a", "b"]), ("a\u{2028}b\u{2029}c", ["a", "b", "c"]), ("  ", [""]),
  ])
  func aLineEndClosesALineAndOpensNoneAtTheEnd(text: String, expected: [String]) throws {
    #expect(try fixture.lines(text, columns: 10) == expected)
  }

  @Test func linesBreakBetweenWordsAndHyphensAndInsideAWordOnlyIfItMust() throws {
    #expect(
      try fixture.lines("The quick brown fox jumps over a well-known dog", columns: 14) == [
        "The quick", "brown fox", "jumps over a", "well-known dog",
      ])
    #expect(try fixture.lines("well-known dog", columns: 7) == ["well-", "known", "dog"])
    #expect(
      try fixture.lines("Donaudampfschiff is long", columns: 11) == [
        "Donaudampfs", "chiff is", "long",
      ])
    #expect(
      try fixture.lines("The quick brown fox", columns: 14, breaking: .byCharacters) == [
        "The quick brow", "n fox",
      ])
  }

  @Test func whiteSpaceAtTheEndOfALineTakesNoRoom() throws {
    #expect(try fixture.lines("two words      and", columns: 9) == ["two words", "and"])
  }

  @Test(
    "fact 5.4: more text than lines is cut off by the style",
    arguments: [
      (.truncatingTail, 1, ["One two th…"]), (.truncatingHead, 1, ["…r five six"]),
      (.truncatingMiddle, 1, ["One t…e six"]), (.clipping, 1, ["One two three four five six"]),
      (.byWords, 1, ["One two"]), (.byCharacters, 1, ["One two thr"]),
      (.truncatingTail, 2, ["One two", "three four…"]),
      (.truncatingHead, 2, ["One two", "…r five six"]), (.byWords, 2, ["One two", "three four"]),
      (.clipping, 2, ["One two", "three four five six"]),
    ] as [(ParagraphStyle.LineBreaking, Int, [String])])
  func truncation(
    breaking: ParagraphStyle.LineBreaking, lines: Int, expected: [String]
  ) throws {
    let text = "One two three four five six"
    #expect(try fixture.lines(text, columns: 11, lines: lines, breaking: breaking) == expected)
  }

  @Test(
    "a frame says whether something is left out",
    arguments: [
      ("One two", 40.0, 0, false), ("One two", 40, 2, false), ("One two", 40, 1, true),
      ("One\ntwo", 200, 1, true), ("One two", 200, 1, false),
    ])
  func truncated(text: String, width: Double, lines: Int, expected: Bool) throws {
    let style = ParagraphStyle(lineBreaking: .truncatingTail)
    let frame = try fixture.shaped(text, paragraph: style)
      .lines(within: TextLimits(width: width, lines: lines))
    #expect(frame.isTruncated == expected)
  }

  @Test func aParagraphBeyondTheLastLineIsLeftOutWithoutAnEllipsis() throws {
    #expect(
      try fixture.lines("One\ntwo", columns: 9, lines: 1, breaking: .truncatingTail) == ["One"])
    #expect(
      try fixture.lines("One and\ntwo", columns: 6, lines: 1, breaking: .truncatingTail)
        == ["One a…"])
  }

  @Test(
    "fact 5.6: lines below the height are left out, all but the first",
    arguments: [
      (30.0, ["One two", "three", "four"]), (29.5, ["One two", "three", "four"]),
      (29, ["One two", "three…"]), (20, ["One two", "three…"]), (19, ["One tw…"]),
      (3, ["One tw…"]), (0, ["One tw…"]),
    ] as [(Double, [String])])
  func heights(height: Double, expected: [String]) throws {
    #expect(
      try fixture.lines(
        "One two three four", columns: 7, height: height, breaking: .truncatingTail) == expected)
  }

  @Test("fact 2.7: 54 lines of 17 pt are 1095.5 pt high")
  func manyLines() throws {
    let text = Array(repeating: "line", count: 54).joined(separator: "\n")
    let frame = try fixture.shaped(text).lines(within: TextLimits(width: 347))
    #expect(abs(frame.height - 54 * 20.287109375) < 1e-9)
    #expect(abs(frame.lastBaseline - frame.firstBaseline - 53 * 20.287109375) < 1e-9)
    #expect(abs(frame.firstBaseline - 16.1865234375) < 1e-9)
  }

  @Test func paragraphStylesPlaceLines() throws {
    let style = ParagraphStyle(
      alignment: .right, lineSpacing: 5, spacingAfter: 10, spacingBefore: 3,
      lineHeightMultiple: 2, maximumLineHeight: 30, firstLineIndent: 20, indent: 8)
    let frame = try fixture.shaped("a b\nc", paragraph: style)
      .lines(within: TextLimits(width: 30))
    #expect(frame.lines.map(\.top) == [0, 35, 83])
    #expect(frame.lines.map(\.height) == [30, 30, 30])
    #expect(frame.height == 113)
    #expect(frame.lines.allSatisfy { abs($0.x + $0.width - 30) < 1e-9 })
  }

  @Test func aCentredTextIsAsWideAsItsWidestLine() throws {
    let style = ParagraphStyle(alignment: .center)
    let limits = TextLimits(width: 200)
    let frame = try fixture.shaped("wider\nw", paragraph: style).lines(within: limits)
    #expect(frame.width == (try fixture.width("wider")))
    #expect(frame.lines.allSatisfy { abs($0.x + $0.width / 2 - 100) < 1e-9 })
  }

  @Test(
    "hostile text and rooms never crash",
    arguments: [
      "\u{0}", "\u{FFFD}\u{FFFF}", "e\u{301}\u{301}\u{301}", "\u{202E}abc", "\u{202E}\u{2067}א(",
      "ب\u{200D}", "🇩", "\u{200D}", "\t\t",
      "a\u{0}b\nc", String(repeating: "\u{301}", count: 5000), String(repeating: "\n", count: 5000),
    ])
  func hostile(text: String) throws {
    for width in [0, 0.1, 1e300, .infinity, .nan, -5] {
      for lines in [0, 1, 3, -1, .max] {
        let frame = try fixture.shaped(
          text, paragraph: ParagraphStyle(lineBreaking: .truncatingTail)
        )
        .lines(within: TextLimits(width: width, height: width, lines: lines))
        #expect(frame.width.isFinite && frame.height.isFinite, "width \(width) lines \(lines)")
      }
    }
  }
}
