public import Foundation

extension UIFont {
  /// What a text is for; the system has a font for each.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String

    /// A style by Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 pt.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 pt.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 pt.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 pt.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 pt, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 pt.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 pt.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 pt.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 pt.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 pt.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 pt.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The system's font for a style, at the default text size: the phone's user has not changed it.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a style, at the text size of surroundings: the usual one where they say
  /// none.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return systemFont(
      ofSize: DynamicType.size(of: style, at: category),
      weight: style == .headline ? .semibold : .regular)
  }
}

/// Scales fonts and lengths with the text size that the phone's user chose. Here that is always the
/// usual one, but surroundings may say another.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Metrics for body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  /// Metrics for a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font at the user's text size.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the user's text size, but not larger than `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The font at the text size of surroundings.
  @MainActor open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The font at the text size of surroundings, but not larger than `maximumPointSize`.
  @MainActor open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(
      min(
        maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }

  /// The length at the user's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The length at the text size of surroundings: as the style's font grows with it, which is our
  /// choice.
  @MainActor open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return value * DynamicType.size(of: style, at: category)
      / DynamicType.size(of: style, at: .large)
  }
}
