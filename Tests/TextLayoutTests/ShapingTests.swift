import Testing
import TextLayout

@Suite struct ShapingTests {
  let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  @Test(
    "known widths of labels on an iPhone, within a point",
    arguments: [
      ("Label", 17.0, 41.5), ("Button", 15, 46),
    ])
  func knownWidths(text: String, size: Double, expected: Double) throws {
    #expect(abs(try fixture.width(text, size: size) - expected) < 1)
  }

  @Test func widthsAreTheSumOfTheAdvancesAndNotRounded() throws {
    let one = try fixture.width("n")
    let ten = try fixture.width("nnnnnnnnnn")
    #expect(abs(ten - 10 * one) < 1e-9)
    #expect(one != one.rounded())
  }

  @Test func whatNoFontDrawsGetsABoxByItsKind() throws {
    // DejaVu has a face like the second, without colours.
    let widths = try ["漢", "😀", "👨‍👩‍👧‍👦", "🇩🇪", "ก", "\u{200B}", "\u{0}"].map {
      try fixture.width($0, size: 20)
    }
    #expect(widths == [20, 25, 25, 25, 12, 0, 0])
  }

  @Test func fixedWidthFontsGiveEveryCharacterTheSameWidth() throws {
    let font = FontDescription(family: .courier, size: 10)
    let shaped = try fixture.shaper.shape(StyledText("iW.é", style: TextStyle(font: font)))
    #expect(shaped.lines(within: TextLimits()).width == 24)
  }

  @Test func fixedDigitsAreAllAsWide() throws {
    func width(_ text: String) throws -> Double {
      let font = FontDescription(hasFixedDigits: true, size: 17)
      return try fixture.shaper.shape(StyledText(text, style: TextStyle(font: font)))
        .lines(within: TextLimits()).width
    }
    #expect(try width("1111") == width("0000"))
    #expect(try fixture.width("1111") != fixture.width("0000"))
  }

  @Test func kernIsAddedAfterEachCharacter() throws {
    let style = TextStyle(font: FontDescription(size: 17), kern: 3)
    let spaced = try fixture.shaper.shape(StyledText("abc", style: style))
    let difference = spaced.lines(within: TextLimits()).width - (try fixture.width("abc"))
    #expect(abs(difference - 9) < 1e-9)
  }

  @Test func everyWeightHasItsOwnWidthInBothSlantsAndCuts() throws {
    for isItalic in [false, true] {
      for size in [17.0, 34] {
        let widths = try FontWeight.allCases.map { weight in
          let font = FontDescription(weight: weight, isItalic: isItalic, size: size)
          return try fixture.shaper.shape(StyledText("Hamburg", style: TextStyle(font: font)))
            .lines(within: TextLimits()).width
        }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
      }
    }
  }

  @Test("a text in two styles is as wide as its parts and as high as the higher one")
  func twoStyles() throws {
    let small = TextStyle(font: FontDescription(size: 13))
    let large = TextStyle(font: FontDescription(size: 30))
    let frame = try fixture.shaper.shape(
      StyledText(
        "ab cd",
        runs: [StyledText.Run(length: 3, style: small), StyledText.Run(length: 2, style: large)])
    ).lines(within: TextLimits())
    let expected = try fixture.width("ab x", size: 13) - fixture.width("x", size: 13)
    #expect(abs(frame.width - expected - (try fixture.width("cd", size: 30))) < 0.01)
    #expect(abs(frame.height - FontDescription(size: 30).metrics.lineHeight) < 1e-9)
  }

  @Test func aMegabyteOfTextTakesTimeInProportion() throws {
    let words = String(repeating: "a word or two ", count: 75_000)
    let solid = String(repeating: "x", count: 1_000_000)
    let lines = try fixture.lines(words, columns: 14)
    #expect(lines.count == 75_000)
    #expect(Set(lines) == ["a word or two"])
    #expect(try fixture.shaped(solid).lines(within: TextLimits(width: 1)).lines.count == 1_000_000)
  }
}
