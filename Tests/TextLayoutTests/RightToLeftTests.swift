import Testing

@testable import TextLayout

/// Lines that run from right to left, or in part: where letters stand, and how they are joined.
@Suite struct RightToLeftTests {
  let shaper: TextShaper
  let outliner: TextOutliner

  init() throws {
    let fonts = try FontLibrary()
    shaper = TextShaper(fonts: fonts)
    outliner = TextOutliner(fonts: fonts)
  }

  private func styled(
    _ string: String, size: Double = 20.48, kern: Double = 0,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) -> StyledText {
    StyledText(
      string,
      style: TextStyle(font: FontDescription(size: size), kern: kern, paragraph: paragraph))
  }

  private func lines(_ text: StyledText, _ limits: TextLimits = TextLimits()) throws -> [TextLine] {
    try shaper.shape(text).lines(within: limits).lines
  }

  private func letters(
    _ text: StyledText, _ limits: TextLimits = TextLimits()
  ) throws -> [[TextOutliner.Placed]] {
    try outliner.stretches(of: text, lines: lines(text, limits)).map { $0.flatMap(\.letters) }
  }

  /// What stands in each line, from left to right: each letter is known by its outline.
  private func shown(
    _ string: String, of letters: String, size: Double = 20.48,
    paragraph: ParagraphStyle = ParagraphStyle(), limits: TextLimits = TextLimits()
  ) throws -> [String] {
    // A space by itself is left out at the end of its line.
    var names: [(outline: GlyphOutline, name: Character)] = [(GlyphOutline(), " ")]
    for name in letters {
      let outline = try #require(try self.letters(styled(String(name), size: size)).first?.first)
      names.append((outline.outline, name))
    }
    return try self.letters(styled(string, size: size, paragraph: paragraph), limits).map { line in
      #expect(line.map(\.x) == line.map(\.x).sorted())
      return String(
        line.map { letter in names.first { $0.outline == letter.outline }?.name ?? "?" })
    }
  }

  // MARK: Order

  @Test(
    "letters stand as they are read",
    arguments: [
      ("אבג", .natural, "גבא"), ("abc אבג def", .natural, "abc גבא def"),
      ("אב Step-3 123", .natural, "Step-3 123 בא"),
      ("אב Step-3 123", .leftToRight, "בא Step-3 123"),
      ("אב 12.5 גד", .natural, "דג 12.5 בא"), ("(אב)", .natural, "(בא)"),
      ("abc.", .rightToLeft, ".abc"), ("אב.", .natural, ".בא"), ("אב.", .leftToRight, "בא."),
    ] as [(String, WritingDirection, String)])
  func order(text: String, direction: WritingDirection, expected: String) throws {
    let style = ParagraphStyle(direction: direction)
    #expect(try shown(text, of: Self.alphabet, paragraph: style) == [expected])
  }

  private static let alphabet = "אבגדabcdefStp-123.5()"

  @Test func eachParagraphHasItsOwnDirection() throws {
    #expect(try shown("אב.\nabc.\n12.", of: Self.alphabet) == [".בא", "abc.", "12."])
  }

  @Test func linesBreakInTheOrderOfReading() throws {
    let words = try ["אב גד", "abc דד"].map { try lines(styled($0))[0].width }
    let limits = TextLimits(width: max(words[0], words[1]) + 0.01)
    #expect(
      try shown("אב גד abc דד", of: Self.alphabet, limits: limits) == ["דג בא", "דד abc"])
  }

  @Test(
    "the end of a line from right to left is at its left",
    arguments: [
      (ParagraphStyle.LineBreaking.truncatingTail, "…בבבא"), (.truncatingHead, "גבבב…"),
      (.truncatingMiddle, "גבב…א"),
    ])
  func truncation(breaking: ParagraphStyle.LineBreaking, expected: String) throws {
    let room = try lines(styled("אבבב…"))[0].width + 0.5
    let style = ParagraphStyle(lineBreaking: breaking)
    let found = try shown(
      "אבבבבבבבבג", of: "אבג…", paragraph: style, limits: TextLimits(width: room, lines: 1))
    #expect(found == [expected])
  }

  @Test func anEllipsisAfterOtherLettersStandsWhereTheParagraphEnds() throws {
    let style = ParagraphStyle(lineBreaking: .truncatingTail)
    let room = try lines(styled("אבcc…"))[0].width + 0.5
    #expect(
      try shown(
        "אבcccccc", of: "אבc…", paragraph: style, limits: TextLimits(width: room, lines: 1))
        == ["…ccבא"])
    #expect(
      try shown(
        "ccאבבבבבב", of: "אבc…", paragraph: style, limits: TextLimits(width: room, lines: 1))
        == ["ccבא…"])
  }

  @Test func boxesAndLettersOfOneWidthStandAsTheyAreReadToo() throws {
    let courier = StyledText(
      "אב (x)",
      style: TextStyle(
        font: FontDescription(family: .courier, size: 10),
        paragraph: ParagraphStyle(direction: .rightToLeft)))
    let placed = try letters(courier)[0]
    let bracket = try letters(
      StyledText("(", style: TextStyle(font: FontDescription(family: .courier, size: 10))))[0][0]
    // ( x ) and then, at the right, Hebrew.
    #expect(placed.first?.outline == bracket.outline)
    let box = try letters(
      styled("漢א", paragraph: ParagraphStyle(direction: .rightToLeft)))[0]
    #expect(box.map(\.x) == box.map(\.x).sorted())
    #expect(box.first?.outline == (try letters(styled("א"))[0].first?.outline))
  }

  // MARK: Widths

  @Test("DejaVu's widths: 1369 and 1184 of 2048 units, without San Francisco's tracking")
  func widths() throws {
    #expect(abs(try lines(styled("אב"))[0].width - 25.53) < 1e-9)
    let bold = TextStyle(font: FontDescription(weight: .bold, size: 20.48))
    #expect(abs(try lines(StyledText("אב", style: bold))[0].width - 27.40) < 1e-9)
  }

  @Test func aLineIsAsWideAsItsPartsTogether() throws {
    for text in ["אבג abc 123", "السلام عليكم Step-3", "שָׁלוֹם", "a שלום (b) 漢 ٣٤", "\u{202E}ab גד"] {
      let line = try lines(styled(text))[0]
      let stretches = try outliner.stretches(of: styled(text), lines: [line])[0]
      #expect(abs(stretches.reduce(0) { $0 + $1.width } - line.width) < 1e-6, "\(text)")
    }
  }

  @Test func pointsTakeNoRoomAndStayAtTheirLetter() throws {
    let (bare, pointed) = (styled("שב"), styled("שָׁב"))
    #expect(try lines(bare)[0].width == lines(pointed)[0].width)
    let letters = try letters(pointed)[0]
    #expect(letters.count > 2)
    // The second letter stands at the left; all the rest is the first one and its points.
    let column = try lines(styled("ב"))[0].width...lines(pointed)[0].width
    #expect(letters.dropFirst().allSatisfy { column.contains($0.x) })
  }

  @Test func kernIsAddedAfterEachLetterWhichIsAtItsLeft() throws {
    let plain = try lines(styled("אב"))[0].width
    let spaced = styled("אב", kern: 3)
    #expect(abs(try lines(spaced)[0].width - plain - 6) < 1e-9)
    let letters = try letters(spaced)[0]
    #expect(abs(letters[0].x - 3) < 1e-9 && abs(letters[1].x - letters[0].x - 11.84 - 3) < 1e-9)
  }

  // MARK: Joined letters

  @Test func arabicLettersAreJoined() throws {
    let one = try #require(try letters(styled("ب"))[0].first?.outline)
    let three = try letters(styled("ببب"))[0].map(\.outline)
    #expect(three.count == 3 && !three.contains(one))
    #expect(Set(three.map { String(describing: $0) }).count == 3, "end, middle, beginning")
    // Lam and alef are one shape, with one letter's room.
    #expect(try letters(styled("لا"))[0].filter { !$0.outline.elements.isEmpty }.count == 1)
    // A joiner that forbids it parts them.
    let parted = try letters(styled("ب\u{200C}ب"))[0].map(\.outline)
    #expect(parted.filter { $0 == one }.count == 2)
  }

  @Test func lettersOfTwoColoursAreJoinedAllTheSame() throws {
    let style = TextStyle(font: FontDescription(size: 20.48))
    let two = StyledText(
      "بب", runs: [.init(length: 2, style: style), .init(length: 2, style: style)])
    let parted = try outliner.stretches(of: two, lines: lines(two))[0]
    #expect(parted.map(\.run) == [1, 0], "the second at the left")
    #expect(
      parted.flatMap(\.letters).map(\.outline) == (try letters(styled("بب"))[0].map(\.outline)))
  }

  @Test func scriptsSideBySideAreShapedEachByItsRules() throws {
    let mixed = try letters(styled("בببב"))[0].map(\.outline)
    let arabic = try letters(styled("بب"))[0].map(\.outline)
    let hebrew = try letters(styled("ב"))[0].map(\.outline)
    #expect(mixed == hebrew + arabic + hebrew)
  }

  // MARK: Edges

  @Test(
    "indents go in from the right, and what is too long goes out at the left",
    arguments: [
      (.left, .natural, 0), (.right, .natural, 154.47), (.justified, .natural, 154.47),
      (.center, .natural, 77.235), (.left, .leftToRight, 20), (.right, .leftToRight, 174.47),
    ] as [(ParagraphStyle.Alignment, WritingDirection, Double)])
  func edges(
    alignment: ParagraphStyle.Alignment, direction: WritingDirection, x: Double
  ) throws {
    let style = ParagraphStyle(
      alignment: alignment, direction: direction, firstLineIndent: 20)
    let line = try lines(styled("אב", paragraph: style), TextLimits(width: 200))[0]
    #expect(abs(line.x - x) < 1e-9)
  }

  @Test func whatIsClippedIsTheEnd() throws {
    let style = ParagraphStyle(lineBreaking: .clipping, alignment: .right)
    let line = try lines(styled("אבאבאב", paragraph: style), TextLimits(width: 30, lines: 1))[0]
    #expect(abs(line.x + line.width - 30) < 1e-9 && line.x < 0)
  }

  @Test func linesFromEdgeToEdgeEndAtTheRight() throws {
    let style = ParagraphStyle(alignment: .justified)
    let text = styled("אב גד אב גד אב גד אב", paragraph: style)
    let found = try lines(text, TextLimits(width: 100))
    #expect(found.count > 2)
    #expect(found.dropLast().allSatisfy { $0.x == 0 && $0.width == 100 })
    let last = try #require(found.last)
    #expect(abs(last.x + last.width - 100) < 1e-9 && last.x > 0)
  }

  // MARK: Any text

  private static let patterns = [
    "שלום abc 12 ", "א(1)", "السلام ", "\u{2067}a\u{2069}", "\u{202B}א", "ب漢", "שָׁ", "٣1,",
    "\u{202E}(x",
  ]

  @Test("any mixture is shaped, broken and drawn", arguments: patterns)
  func mixtures(pattern: String) throws {
    let text = styled(String(repeating: pattern, count: 5000), size: 10)
    let found = try lines(text, TextLimits(width: 300))
    #expect(found.count > 20 && found.allSatisfy { $0.width <= 300.001 })
    let drawn = try outliner.stretches(of: text, lines: found)
    for (line, stretches) in zip(found, drawn) {
      #expect(abs(stretches.reduce(0) { $0 + $1.width } - line.width) < 1e-6)
    }
  }

  @Test func aMegabyteOfAllMixturesOnALineIsMeasured() throws {
    let all = Self.patterns.joined(separator: " ")
    let text = String(repeating: all, count: 1_000_000 / all.utf8.count)
    let style = ParagraphStyle(lineBreaking: .truncatingMiddle)
    let line = try lines(styled(text, size: 10, paragraph: style), TextLimits(width: 300, lines: 1))
    #expect(line.count == 1 && line[0].ellipsis != nil && line[0].width <= 300)
  }
}
