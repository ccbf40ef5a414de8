public import Foundation

/// How the lines of a paragraph are broken and placed; lengths in points.
///
/// Tab stops, hyphenation and the strategy of line breaking are kept and have no effect here.
///
/// Difference from Apple's: it is no `NSObject`. Linux's Foundation traps where attributed text
/// compares attributes that are, and are of a Swift class.
open class NSParagraphStyle: NSCopying, NSMutableCopying, Hashable, @unchecked Sendable {
  /// All that a style says.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
  }

  var values: Values

  /// The default style.
  public init() {
    values = Values()
  }

  init(values: Values) {
    self.values = values
  }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is wider than its room.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From the leading edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// From the leading edge to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge if positive, from the trailing edge if not.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The lowest that a line may be.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The highest that a line may be; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line's own height is multiplied by; 0 stands for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Where paragraphs begin, and how parts that run the other way are put together.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How readily words are hyphenated; kept only.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// The same style, fixed.
  open func copy() -> Any { copy(with: nil) }

  /// The same style, fixed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// The same style, for changing.
  open func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// The same style, for changing.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// Whether both say the same.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values
  }

  /// Agrees with `isEqual`.
  open var hash: Int { values.hashValue }

  /// Whether `isEqual` says so.
  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
    left.isEqual(right)
  }

  /// Feeds `hash`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
