/// The vertical measures of a font in points, upwards from the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  package var ascender: Double
  /// From the baseline to the bottom of a line: negative.
  package var descender: Double
  /// The gap that the font asks for between lines.
  package var leading: Double
  /// The height of capitals.
  package var capHeight: Double
  /// The height of a small x.
  package var xHeight: Double

  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// From one baseline to the next.
  package var lineHeight: Double { ascender - descender + leading }

  /// The measures of the font at another size.
  func scaled(by size: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: leading * size,
      capHeight: capHeight * size, xHeight: xHeight * size)
  }
}
