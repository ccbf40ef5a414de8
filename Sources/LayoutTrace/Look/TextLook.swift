/// The text of a label as it is painted: its characters, how they look, and the lines that they
/// were broken into.
package struct TextLook: Codable, Equatable, Sendable {
  package var string: String
  /// In order, without gaps; their lengths sum up to the text's.
  package var runs: [Run]
  package var lines: [Line]
  /// The top left of the text, in the label's own plane.
  package var origin: Point
  /// How much smaller the text is painted to fit, 0...1.
  package var scale: Double

  package init(string: String, runs: [Run], lines: [Line], origin: Point, scale: Double) {
    self.string = string
    self.runs = runs
    self.lines = lines
    self.origin = origin
    self.scale = scale
  }

  /// A stretch of text in one style.
  package struct Run: Codable, Equatable, Sendable {
    /// In bytes of UTF-8.
    package var length: Int
    package var font: Font
    /// Points added after each character.
    package var kern: Double
    /// How its paragraph is written, if it begins one; nil for the direction of its first letter.
    package var isRightToLeft: Bool?
    package var color: Color
    package var background: Color?
    /// The colours of the lines below and through the text.
    package var underline: Color?
    package var strikethrough: Color?

    package init(
      length: Int, font: Font, kern: Double, isRightToLeft: Bool? = nil, color: Color,
      background: Color? = nil, underline: Color? = nil, strikethrough: Color? = nil
    ) {
      self.length = length
      self.font = font
      self.kern = kern
      self.isRightToLeft = isRightToLeft
      self.color = color
      self.background = background
      self.underline = underline
      self.strikethrough = strikethrough
    }
  }

  package struct Font: Codable, Equatable, Sendable {
    package var family: String
    /// 100 for thin, 400 for regular, 900 for black.
    package var weight: Int
    package var isItalic: Bool
    package var hasFixedDigits: Bool
    /// In points.
    package var size: Double

    package init(
      family: String, weight: Int, isItalic: Bool, hasFixedDigits: Bool, size: Double
    ) {
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
      self.hasFixedDigits = hasFixedDigits
      self.size = size
    }
  }

  /// A line; lengths in points from the text's top left, before `scale`.
  package struct Line: Codable, Equatable, Sendable {
    /// The part of the text that it shows, in bytes of UTF-8.
    package var start: Int
    package var end: Int
    /// The part of those in whose place an ellipsis stands; empty, at the end, when what is left
    /// out comes after them.
    package var ellipsisStart: Int?
    package var ellipsisEnd: Int?
    /// Its left end, in whichever direction it is written.
    package var x: Double
    package var width: Double
    package var top: Double
    package var height: Double
    package var baseline: Double

    package init(
      start: Int, end: Int, ellipsisStart: Int? = nil, ellipsisEnd: Int? = nil, x: Double,
      width: Double, top: Double, height: Double, baseline: Double
    ) {
      self.start = start
      self.end = end
      self.ellipsisStart = ellipsisStart
      self.ellipsisEnd = ellipsisEnd
      self.x = x
      self.width = width
      self.top = top
      self.height = height
      self.baseline = baseline
    }
  }
}
