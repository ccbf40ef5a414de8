public import Foundation
internal import TextLayout

/// A font by its properties.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Properties that a font has or has not.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32

    /// Traits by Apple's bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Of fixed width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A variant of the system's font. Only the default and the fixed-width one have a shape here.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String

    /// A design by Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of fixed width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: FontDescription

  init(font: FontDescription) {
    self.font = font
  }

  /// In points.
  open var pointSize: CGFloat { CGFloat(font.size) }

  /// What the font has of the properties.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semiBold { traits.insert(.traitBold) }
    if font.family.fixedAdvance != nil { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font, bold and italic or not; nil never: Inter has all of them.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = self.font
    font.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      font.weight = max(font.weight, .semiBold)
    } else {
      font.weight = min(font.weight, .medium)
    }
    if symbolicTraits.contains(.traitMonoSpace), font.family == .system {
      font.family = .systemMonospaced
    }
    return UIFontDescriptor(font: font)
  }

  /// The system's font in another design; nil for a font that is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.family == .system || font.family == .systemMonospaced else { return nil }
    var font = self.font
    font.family = design == .monospaced ? .systemMonospaced : .system
    return UIFontDescriptor(font: font)
  }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.resized(newPointSize))
  }

  /// The system's font for a style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}
