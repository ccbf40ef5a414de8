public import Foundation
internal import TextLayout

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Options by Apple's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The gap that the font asks for counts; here it always does.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The painted area is meant; we answer with the lines' area all the same.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis, if there is more text; without
  /// `usesLineFragmentOrigin` there is room for all.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a measurement is to heed; here nothing.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text may be scaled down; kept only.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text on lines of any width, not rounded.
  public func size() -> CGSize {
    measured()
  }

  /// The rectangle of the text in a room; without `usesLineFragmentOrigin` it has one line. The
  /// room's height counts with `truncatesLastVisibleLine` only.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let isCut = isWrapped && options.contains(.truncatesLastVisibleLine) && size.height > 0
    let limits = TextLimits(
      width: isWrapped ? Double(size.width) : .infinity,
      height: isCut ? Double(size.height) : .infinity)
    return CGRect(
      origin: .zero, size: measured(within: limits, styling: .ofBareText(truncatesLastLine: isCut)))
  }

  private func measured(
    within limits: TextLimits = TextLimits(), styling: TextStyling = .ofBareText()
  ) -> CGSize {
    let frame = TextSystem.shape(styling.styled(self)).lines(within: limits)
    return CGSize(width: frame.width, height: frame.height)
  }
}

extension TextStyling {
  /// The look of text that has none, where it is measured and painted without a view: Helvetica at
  /// 12 points, as on iOS.
  static func ofBareText(truncatesLastLine: Bool = false) -> TextStyling {
    TextStyling(
      font: UIFont(FontDescription(family: .helvetica, size: 12)),
      paragraph: NSParagraphStyle.Values(), truncatesLastLine: truncatesLastLine)
  }
}

extension String {
  /// The size of the text on lines of any width, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text in a room; without `usesLineFragmentOrigin` it has one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text on lines of any width, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// The rectangle of the text in a room; without `usesLineFragmentOrigin` it has one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
