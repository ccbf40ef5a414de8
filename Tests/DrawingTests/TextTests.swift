import Drawing
import LayoutTrace
import Testing
import TextLayout

/// Letters: where they are, in which colour, and that nothing is left over.
@Suite struct TextTests {
  private static let bounds = Rect(x: 0, y: 0, width: 90, height: 60)

  /// A text as a label of some size paints it, from its top left.
  static func look(
    _ string: String, size: Double = 20, color: Color = Studio.black, lines: Int = 0,
    paragraph: ParagraphStyle = ParagraphStyle(), width: Double = 90
  ) throws -> TextLook {
    let shaper = TextShaper(fonts: try FontLibrary())
    let frame = try shaper.shape(
      StyledText(
        string, style: TextStyle(font: FontDescription(size: size), paragraph: paragraph))
    ).lines(within: TextLimits(width: width, lines: lines))
    let font = TextLook.Font(
      family: FontFamily.system.rawValue, weight: 400, isItalic: false, hasFixedDigits: false,
      size: size)
    return TextLook(
      string: string,
      runs: [TextLook.Run(length: string.utf8.count, font: font, kern: 0, color: color)],
      lines: frame.lines.map { line in
        TextLook.Line(
          start: line.bytes.lowerBound, end: line.bytes.upperBound,
          ellipsisStart: line.ellipsis?.lowerBound, ellipsisEnd: line.ellipsis?.upperBound,
          x: line.x, width: line.width, top: line.top, height: line.height,
          baseline: line.baseline)
      }, origin: Point(x: 0, y: 0), scale: 1)
  }

  private static func draw(_ text: TextLook, height: Double = 60) throws -> Bitmap {
    try Studio.draw(
      Studio.View(frame: Rect(x: 5, y: 20, width: 90, height: height)) { $0.text = text })
  }

  private func isInk(_ color: Color) -> Bool { color.red < 0.5 }

  @Test func aCapitalStandsOnItsBaselineAndIsAsHighAsItsFontSays() throws {
    let text = try Self.look("I", size: 40)
    let picture = try Self.draw(text)
    // San Francisco's baseline for a line at 20: 0.952 of 40.
    let baseline = 20 + Int(text.lines[0].baseline.rounded())
    let rows = (0..<200).filter { row in
      picture.count(x: 0..<100, y: row..<row + 1, where: isInk) > 0
    }
    #expect(abs((rows.last ?? 0) + 1 - baseline) <= 1)
    #expect((27...31).contains(rows.count), "Inter's capitals: 0.727 of 40")
  }

  @Test func noTextLeavesNoInk() throws {
    let picture = try Self.draw(try Self.look(" ", size: 40))
    #expect(picture.count(x: 0..<100, y: 0..<200, where: isInk) == 0)
  }

  @Test func eachRunHasItsColorItsGroundAndItsLines() throws {
    var text = try Self.look("IIII", size: 30)
    text.runs[0].length = 2
    var second = text.runs[0]
    second.color = Studio.red
    second.background = Studio.green
    second.underline = Studio.blue
    text.runs.append(second)
    let picture = try Self.draw(text)
    let (black, red) = (columns("000000", in: picture), columns("FF0000", in: picture))
    #expect(!black.isEmpty && !red.isEmpty)
    #expect((black.max() ?? 100) < (red.min() ?? 0))
    #expect((columns("00FF00", in: picture).min() ?? 0) > (black.max() ?? 100))
    #expect(!columns("0000FF", in: picture).isEmpty)
  }

  /// The columns in which some colour is seen.
  private func columns(_ hex: String, in picture: Bitmap) -> [Int] {
    (0..<100).filter { x in (0..<200).contains { picture.hex(x, $0) == hex } }
  }

  @Test func hebrewIsPaintedFromTheRight() throws {
    var text = try Self.look("אב", size: 30)
    text.runs[0].length = 2
    var second = text.runs[0]
    second.color = Studio.red
    text.runs.append(second)
    let picture = try Self.draw(text)
    let (black, red) = (columns("000000", in: picture), columns("FF0000", in: picture))
    #expect(!black.isEmpty && !red.isEmpty)
    #expect((red.max() ?? 100) < (black.min() ?? 0))
  }

  @Test(
    "letters stand in the direction that the app chose for the paragraph",
    arguments: [(nil, false), (false, false), (true, true)] as [(Bool?, Bool)])
  func direction(isRightToLeft: Bool?, isTurned: Bool) throws {
    var text = try Self.look("I!", size: 30)
    text.runs[0].length = 1
    text.runs[0].isRightToLeft = isRightToLeft
    var second = text.runs[0]
    second.color = Studio.red
    text.runs.append(second)
    let picture = try Self.draw(text)
    let (black, red) = (columns("000000", in: picture), columns("FF0000", in: picture))
    #expect(!black.isEmpty && !red.isEmpty)
    #expect(((red.max() ?? 100) < (black.min() ?? 0)) == isTurned)
  }

  @Test func aLabelPaintsWithinItsBounds() throws {
    let text = try Self.look("IIIIIIIIIIIII IIIIIIIIIIIII IIIIIIIIIIIII", size: 20)
    #expect(text.lines.count == 3)
    let whole = try Self.draw(text, height: 80)
    let cut = try Self.draw(text, height: 30)
    #expect(whole.count(x: 0..<100, y: 52..<100, where: isInk) > 0)
    #expect(cut.count(x: 0..<100, y: 50..<100, where: isInk) == 0)
    #expect(cut.count(x: 0..<100, y: 20..<50, where: isInk) > 0)
  }

  @Test func anEllipsisStandsForWhatIsCutOff() throws {
    let paragraph = ParagraphStyle(lineBreaking: .truncatingTail)
    let text = try Self.look("IIIIIIIIIIIIIIIIIIIIIIIIII", lines: 1, paragraph: paragraph)
    #expect(text.lines[0].ellipsisStart != nil)
    let picture = try Self.draw(text)
    // Low at the right, where the dots are, and no capital's height.
    let baseline = 20 + Int(text.lines[0].baseline)
    let end = 5 + Int(text.lines[0].width)
    #expect(picture.count(x: end - 14..<end, y: baseline - 4..<baseline + 1, where: isInk) > 0)
    #expect(picture.count(x: end - 14..<end, y: 20..<baseline - 6, where: isInk) == 0)
  }

  @Test func aCharacterThatNoFontHasIsABox() throws {
    let picture = try Self.draw(try Self.look("漢", size: 40))
    #expect(picture.count(x: 0..<60, y: 0..<100, where: isInk) > 50)
    // An edge with nothing in it.
    #expect(picture.hex(25, 44) == "FFFFFF")
  }

  @Test func aShrunkenTextIsSmaller() throws {
    var text = try Self.look("IIII", size: 30)
    let whole = try Self.draw(text)
    text.scale = 0.5
    let half = try Self.draw(text)
    func width(_ picture: Bitmap) -> Int {
      let columns = (0..<100).filter { x in
        picture.count(x: x..<x + 1, y: 0..<200, where: isInk) > 0
      }
      return (columns.last ?? 0) - (columns.first ?? 0)
    }
    #expect(abs(width(half) * 2 - width(whole)) <= 3)
  }

  @Test func aMegabyteOfTextOfWhichLittleIsSeenIsDrawn() throws {
    let text = try Self.look(String(repeating: "Tale of a hill. ", count: 60_000), size: 10)
    #expect(text.lines.count > 5000)
    let picture = try Self.draw(text)
    #expect(picture.count(x: 0..<100, y: 20..<80, where: isInk) > 100)
  }
}
