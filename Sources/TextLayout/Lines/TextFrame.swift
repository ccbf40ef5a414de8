/// A text broken into lines.
package struct TextFrame: Equatable, Sendable {
  /// From top to bottom.
  package var lines: [TextLine]
  /// The width of the widest line, its indent included, and the height of all lines, in points,
  /// not rounded.
  package var width: Double
  package var height: Double
  /// Whether some of the text is not shown: cut off, or replaced by an ellipsis.
  package var isTruncated: Bool

  /// From the top to the first line's baseline; 0 for no lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// From the top to the last line's baseline; 0 for no lines.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// One line of text; lengths in points, places from the top left of the text.
package struct TextLine: Equatable, Sendable {
  /// The part of the text that it shows, in bytes of UTF-8, without white space at its end.
  package var bytes: Range<Int>
  /// The part of those bytes in whose place an ellipsis stands; an empty one at the line's end when
  /// what is left out comes after it.
  package var ellipsis: Range<Int>?
  /// Its left end.
  package var x: Double
  /// Without white space at its end; wider than its letters where its spaces are spread.
  package var width: Double
  /// Its upper edge.
  package var top: Double
  package var height: Double
  package var baseline: Double

  package init(
    bytes: Range<Int>, ellipsis: Range<Int>? = nil, x: Double, width: Double, top: Double,
    height: Double, baseline: Double
  ) {
    self.bytes = bytes
    self.ellipsis = ellipsis
    self.x = x
    self.width = width
    self.top = top
    self.height = height
    self.baseline = baseline
  }
}

/// The room that a text is set in, in points.
package struct TextLimits: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// How many lines there may be; 0 for any number.
  package var lines: Int

  /// Room of a size; what is not a number counts as no limit.
  package init(width: Double = .infinity, height: Double = .infinity, lines: Int = 0) {
    self.width = width.isNaN ? .infinity : max(width, 0)
    self.height = height.isNaN ? .infinity : max(height, 0)
    self.lines = max(lines, 0)
  }
}
