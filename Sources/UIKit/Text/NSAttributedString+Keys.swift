public import Foundation

/// The attributes of text that UIKit knows. Those that change where things are: font, paragraph style,
/// kern and tracking; the others are kept with the text.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// An `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// A `UIColor`: of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// A `UIColor`: behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// An `Int`; kept only.
  public static let ligature = NSAttributedString.Key("NSLigature")

  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")

  /// A number: points added after each character.
  public static let tracking = NSAttributedString.Key("CTTracking")

  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// A `UIColor`: of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")

  /// A number: the outline's width as a percentage of the font size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")

  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")

  /// A text effect; kept only.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")

  /// A `URL`, or a `String`.
  public static let link = NSAttributedString.Key("NSLink")

  /// A number: points upwards; kept only.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

  /// A `UIColor`: of the line below.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// A `UIColor`: of the line through.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// A number: the slant; kept only.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")

  /// A number: the logarithm of the stretch; kept only.
  public static let expansion = NSAttributedString.Key("NSExpansion")

  /// Directions of writing; kept only.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
