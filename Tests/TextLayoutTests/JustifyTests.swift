import Testing

@testable import TextLayout

/// Lines that are set from edge to edge.
@Suite struct JustifyTests {
  private static let text = "some words that are set from one edge of the room to the other"

  private func styled(
    _ alignment: ParagraphStyle.Alignment, _ text: String = text,
    _ breaking: ParagraphStyle.LineBreaking = .byWords
  ) -> StyledText {
    StyledText(
      text,
      style: TextStyle(
        font: FontDescription(size: 17),
        paragraph: ParagraphStyle(lineBreaking: breaking, alignment: alignment)))
  }

  private func lines(_ text: StyledText, width: Double, lines: Int = 0) throws -> TextFrame {
    let shaper = TextShaper(fonts: try FontLibrary())
    return try shaper.shape(text).lines(within: TextLimits(width: width, lines: lines))
  }

  @Test func allLinesButAParagraphsLastFillTheRoom() throws {
    let natural = try lines(styled(.left), width: 200)
    let spread = try lines(styled(.justified), width: 200)
    #expect(natural.lines.count > 2)
    #expect(spread.lines.map(\.bytes) == natural.lines.map(\.bytes))
    #expect(spread.lines.dropLast().allSatisfy { $0.width == 200 && $0.x == 0 })
    #expect(spread.lines.last == natural.lines.last)
    #expect(natural.lines.dropLast().allSatisfy { $0.width < 200 })
    // What is measured is the text, not the room.
    #expect(spread.width == natural.width && spread.height == natural.height)
  }

  @Test func aLineWithoutASpaceAndOneThatIsCutOffStayAsTheyAre() throws {
    let word = styled(.justified, "Donaudampfschifffahrtsgesellschaft")
    #expect(try lines(word, width: 100).lines.allSatisfy { $0.width < 100 })
    let cut = styled(.justified, Self.text, .truncatingTail)
    let last = try #require(try lines(cut, width: 200, lines: 2).lines.last)
    #expect(last.ellipsis != nil && last.width <= 200)
  }

  @Test func theSpacesTakeWhatTheLettersLeave() throws {
    let outliner = TextOutliner(fonts: try FontLibrary())
    let (left, spread) = (styled(.left), styled(.justified))
    let placed = try [left, spread].map { text in
      try outliner.stretches(of: text, lines: try lines(text, width: 200).lines)
    }
    for (natural, wide) in zip(placed[0].dropLast(), placed[1].dropLast()) {
      #expect(wide.reduce(0) { $0 + $1.width } > natural.reduce(0) { $0 + $1.width })
      #expect(abs(wide.reduce(0) { $0 + $1.width } - 200) < 0.001)
      #expect(wide[0].letters.first?.x == natural[0].letters.first?.x)
    }
    let ends = [placed[0], placed[1]].map { $0.last?.map(\.width) ?? [] }
    #expect(ends[0] == ends[1])
  }
}
