import Testing
import TextLayout

/// Letters as outlines, at the places that measuring found.
@Suite struct OutlineTests {
  let outliner: TextOutliner
  let shaper: TextShaper

  init() throws {
    let fonts = try FontLibrary()
    outliner = TextOutliner(fonts: fonts)
    shaper = TextShaper(fonts: fonts)
  }

  private func stretches(
    _ string: String, font: FontDescription = FontDescription(size: 10), kern: Double = 0,
    limits: TextLimits = TextLimits(), breaking: ParagraphStyle.LineBreaking = .byWords
  ) throws -> (lines: [TextLine], stretches: [[TextOutliner.Stretch]]) {
    let style = TextStyle(
      font: font, kern: kern, paragraph: ParagraphStyle(lineBreaking: breaking))
    let text = StyledText(string, style: style)
    let lines = try shaper.shape(text).lines(within: limits).lines
    return (lines, try outliner.stretches(of: text, lines: lines))
  }

  /// How far an outline reaches, in ems.
  private func extent(
    _ outline: GlyphOutline
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let points = outline.elements.flatMap { element -> [GlyphOutline.Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(_, _, let point): [point]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x).sorted(), points.map(\.y).sorted())
    return (xs[0]...xs[xs.count - 1], ys[0]...ys[ys.count - 1])
  }

  @Test func aCapitalIsAsHighAsInterSaysAndOnTheBaseline() throws {
    let (lines, stretches) = try stretches("I", font: FontDescription(size: 17))
    let letter = try #require(stretches.first?.first?.letters.first)
    let extent = extent(letter.outline)
    #expect(extent.y.lowerBound == 0)
    #expect(abs(extent.y.upperBound - 1490 / 2048) < 0.01)
    #expect(letter.y == lines[0].baseline && letter.size == 17)
  }

  @Test("each line's letters take its width", arguments: [0, 2.5])
  func widths(kern: Double) throws {
    let (lines, stretches) = try stretches(
      "The path to the lake begins behind the last house.", kern: kern,
      limits: TextLimits(width: 90))
    #expect(lines.count > 2)
    for (line, pieces) in zip(lines, stretches) {
      let width = pieces.reduce(0) { $0 + $1.width }
      #expect(abs(width - line.width) < 1e-6)
      #expect(pieces[0].letters[0].x == line.x)
      let places = pieces.flatMap(\.letters).map(\.x)
      #expect(places == places.sorted())
    }
  }

  @Test func aClosedLetterHasAHole() throws {
    let letter = try #require(try stretches("o").stretches.first?.first?.letters.first)
    let figures = letter.outline.elements.count { $0 == .close }
    #expect(figures == 2)
    #expect(letter.outline.elements.contains { if case .curve = $0 { true } else { false } })
  }

  @Test func aSpaceHasNoOutline() throws {
    let letters = try stretches("a b").stretches[0][0].letters
    #expect(letters.map(\.outline.elements.isEmpty) == [false, true, false])
  }

  @Test func runsArePartedAndKeepTheirFonts() throws {
    let big = TextStyle(font: FontDescription(size: 30))
    let text = StyledText(
      "abcd",
      runs: [
        .init(length: 2, style: TextStyle(font: FontDescription(size: 10))),
        .init(length: 2, style: big),
      ])
    let lines = try shaper.shape(text).lines(within: TextLimits()).lines
    let pieces = try outliner.stretches(of: text, lines: lines)[0]
    #expect(pieces.map(\.run) == [0, 1])
    #expect(pieces.map { $0.letters.map(\.size) } == [[10, 10], [30, 30]])
    #expect(pieces[1].x == pieces[0].x + pieces[0].width)
  }

  @Test(
    "an ellipsis stands where something is left out",
    arguments: [
      (ParagraphStyle.LineBreaking.truncatingTail, 4), (.truncatingHead, 0),
      (.truncatingMiddle, 2),
    ])
  func ellipsis(breaking: ParagraphStyle.LineBreaking, place: Int) throws {
    // Of a font whose characters are all 6 wide five have room, one of them the ellipsis.
    let (lines, stretches) = try stretches(
      "abcdefgh", font: FontDescription(family: .courier, size: 10),
      limits: TextLimits(width: 30, lines: 1), breaking: breaking)
    #expect(lines[0].width == 30)
    let letters = stretches[0].flatMap(\.letters)
    #expect(letters.count == 5)
    let dots = letters.map { extent($0.outline).y.upperBound < 0.3 }
    #expect(dots.firstIndex(of: true) == place && dots.count { $0 } == 1)
  }

  @Test func whatInterHasNotIsABoxOfItsWidth() throws {
    let letter = try #require(try stretches("漢").stretches[0].first?.letters.first)
    #expect(letter.outline.elements.count { $0 == .close } == 2)
    #expect(extent(letter.outline).x.upperBound < 1)
    #expect(try stretches("\u{200B}").stretches[0].flatMap(\.letters).isEmpty)
  }

  @Test func aWideLetterOfAFixedWidthIsMadeNarrower() throws {
    let letters = try stretches(
      "Wi", font: FontDescription(family: .courier, size: 10)
    ).stretches[0].flatMap(\.letters)
    #expect(letters[0].size < 10 && letters[1].size == 10)
    #expect(letters[1].x > 6, "a narrow one stands in the middle of its room")
  }
}
