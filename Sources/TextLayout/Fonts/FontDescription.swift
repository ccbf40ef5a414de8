/// A font as an app asks for it.
package struct FontDescription: Hashable, Sendable {
  package var family: FontFamily
  package var weight: FontWeight
  package var isItalic: Bool
  /// Whether all digits have the same width.
  package var hasFixedDigits: Bool
  /// In points; finite and not negative.
  package let size: Double

  /// A font; a size that is not a number or negative counts as 0, one above 10,000 as 10,000.
  package init(
    family: FontFamily = .system, weight: FontWeight = .regular, isItalic: Bool = false,
    hasFixedDigits: Bool = false, size: Double
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.hasFixedDigits = hasFixedDigits
    self.size = size > 0 ? min(size, 10_000) : 0
  }

  /// The vertical measures: San Francisco's, or those of the named family, never Inter's.
  package var metrics: FontMetrics { family.metricsPerPoint.scaled(by: size) }

  /// What is added to the advance of every character, in points.
  package var tracking: Double { family.isTracked ? Tracking.points(at: size) : 0 }

  /// The cut of Inter that stands for the font: San Francisco changes to its display cut at 20 pt.
  var file: String {
    let cut = size < 20 ? "Inter" : "InterDisplay"
    let slant = isItalic ? "Italic" : ""
    let weight = isItalic && weight == .regular ? "" : weight.fileName
    return "\(cut)-\(weight)\(slant).otf"
  }
}
