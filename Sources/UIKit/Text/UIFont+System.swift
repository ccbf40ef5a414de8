public import Foundation
internal import TextLayout

extension UIFont {
  /// How heavy a font is: a number from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// A weight by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight by its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// That of ordinary text.
    public static let regular = Weight(0)
    /// A little heavier than ordinary text.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// The cut that is nearest.
    var cut: FontWeight {
      let cuts: [(Weight, FontWeight)] = [
        (.ultraLight, .thin), (.thin, .extraLight), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semiBold), (.bold, .bold), (.heavy, .extraBold),
        (.black, .black),
      ]
      let nearest = cuts.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(weight: weight.cut, size: Double(fontSize)))
  }

  /// The system's font in bold, which on iOS is its semibold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(isItalic: true, size: Double(fontSize)))
  }

  /// The system's font with digits that are all as wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(weight: weight.cut, hasFixedDigits: true, size: Double(fontSize)))
  }

  /// The system's font of fixed width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(family: .systemMonospaced, weight: weight.cut, size: Double(fontSize)))
  }

  /// The size of labels: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary text: 14.
  public class var systemFontSize: CGFloat { 14 }

  /// The families that can be asked for by name.
  public class var familyNames: [String] {
    FontFamily.allCases.map(\.rawValue).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of the fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontName.names(ofFamily: familyName)
  }
}
