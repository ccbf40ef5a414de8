public import Foundation
internal import TextLayout

/// A font of a size.
///
/// Inter stands for San Francisco, and for every other family too as far as widths go; the vertical
/// measures are those of the real font.
///
/// Difference from Apple's: it is no `NSObject`. Linux's Foundation traps where attributed text
/// compares attributes that are, and are of a Swift class.
open class UIFont: NSCopying, Hashable, CustomStringConvertible, @unchecked Sendable {
  /// What text is measured with.
  let face: FontDescription

  init(_ description: FontDescription) {
    face = description
  }

  /// A font by its name, such as `HelveticaNeue-Bold`, or by that of its family; nil when iOS's
  /// standard families that we know hold none of the name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let description = FontName(fontName)?.description(size: fontSize) else { return nil }
    face = description
  }

  /// A font by a descriptor; a size of 0 takes the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    face = descriptor.font.resized(pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// Itself: a font never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The family's name.
  open var familyName: String { face.family.rawValue }
  /// The font's own name, such as `.SFUI-Regular`.
  open var fontName: String { FontName.name(of: face) }
  /// In points.
  open var pointSize: CGFloat { CGFloat(face.size) }
  /// From the baseline to the top of a line.
  open var ascender: CGFloat { CGFloat(face.metrics.ascender) }
  /// From the baseline to the bottom of a line: negative.
  open var descender: CGFloat { CGFloat(face.metrics.descender) }
  /// The height of capitals.
  open var capHeight: CGFloat { CGFloat(face.metrics.capHeight) }
  /// The height of a small x.
  open var xHeight: CGFloat { CGFloat(face.metrics.xHeight) }
  /// From one baseline to the next.
  open var lineHeight: CGFloat { CGFloat(face.metrics.lineHeight) }
  /// The gap that the font asks for between lines.
  open var leading: CGFloat { CGFloat(face.metrics.leading) }

  /// The font as a descriptor.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: face) }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face.resized(fontSize)) }

  /// Whether family, weight, slant and size are the same.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face
  }

  /// Agrees with `isEqual`.
  open var hash: Int { face.hashValue }

  /// Whether `isEqual` says so.
  public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }

  /// Feeds `hash`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  /// Name and size, as iOS says them.
  open var description: String {
    """
    font-family: "\(familyName)"; font-weight: \(face.weight == .bold ? "bold" : "normal"); \
    font-style: \(face.isItalic ? "italic" : "normal"); \
    font-size: \(String(format: "%.2f", face.size))pt
    """
  }
}

extension FontDescription {
  /// The same font at another size.
  func resized(_ size: CGFloat) -> FontDescription {
    FontDescription(
      family: family, weight: weight, isItalic: isItalic, hasFixedDigits: hasFixedDigits,
      size: Double(size))
  }
}
