import TextLayout

/// A shaper over the machine's Inter, and short ways to ask it.
struct Fixture {
  let shaper: TextShaper

  init() throws {
    shaper = TextShaper(fonts: try FontLibrary())
  }

  func shaped(
    _ string: String, size: Double = 17, paragraph: ParagraphStyle = ParagraphStyle()
  ) throws -> ShapedText {
    try shaper.shape(
      StyledText(
        string, style: TextStyle(font: FontDescription(size: size), paragraph: paragraph)))
  }

  /// The width of a text on one line.
  func width(_ string: String, size: Double = 17) throws -> Double {
    try shaped(string, size: size).lines(within: TextLimits()).width
  }

  /// What each line shows, an ellipsis as such, in a font whose characters are all 6 wide and 10
  /// high.
  func lines(
    _ string: String, columns: Double, lines: Int = 0, height: Double = .infinity,
    breaking: ParagraphStyle.LineBreaking = .byWords
  ) throws -> [String] {
    let style = TextStyle(
      font: FontDescription(family: .courier, size: 10),
      paragraph: ParagraphStyle(lineBreaking: breaking))
    let limits = TextLimits(width: columns * 6, height: height, lines: lines)
    let frame = try shaper.shape(StyledText(string, style: style)).lines(within: limits)
    let bytes = Array(string.utf8)
    return frame.lines.map { $0.shown(of: bytes) }
  }
}

extension TextLine {
  func shown(of bytes: [UInt8]) -> String {
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard let ellipsis else { return text(self.bytes) }
    return text(self.bytes.lowerBound..<ellipsis.lowerBound) + "…"
      + text(min(ellipsis.upperBound, self.bytes.upperBound)..<self.bytes.upperBound)
  }
}
