import Foundation
internal import TextLayout

extension UILabel: BaselineText {
  /// The width at which the intrinsic size is measured; 0 for no limit.
  var wrappingWidth: CGFloat {
    guard numberOfLines != 1 else { return 0 }
    return preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : resolvedWidth
  }

  /// The size of the text at a width, rounded up to pixels; 0 is no limit.
  func naturalSize(width: CGFloat) -> CGSize {
    guard !content.isEmpty else { return .zero }
    let limits = TextLimits(width: width > 0 ? Double(width) : .infinity, lines: numberOfLines)
    let frame = content.lines(within: limits)
    return PixelGrid(scale: ApplicationHost.pixelsInPoint).ceiling(
      CGSize(width: frame.width, height: frame.height))
  }

  /// Where the text lies in bounds: at the top for `textRect`, as UIKit answers it.
  func placedText(in bounds: CGRect, lines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let frame = content.lines(
      within: TextLimits(
        width: Double(bounds.width), height: Double(bounds.height), lines: lines))
    let size = PixelGrid(scale: ApplicationHost.pixelsInPoint).ceiling(
      CGSize(width: frame.width, height: frame.height))
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  /// The baselines of the text as layout sees it, in its natural height, on the nearest pixels.
  ///
  /// How iOS rounds them is not known; the choice keeps text of neighbouring labels on one line.
  var textBaselines: BaselineOffsets? {
    guard !content.isEmpty else { return nil }
    let limits = TextLimits(
      width: wrappingWidth > 0 ? Double(wrappingWidth) : .infinity, lines: numberOfLines)
    let frame = content.lines(within: limits)
    let scale = ApplicationHost.pixelsInPoint
    func pixel(_ length: Double) -> CGFloat { (CGFloat(length) * scale).rounded() / scale }
    return BaselineOffsets(
      firstFromTop: pixel(frame.firstBaseline),
      lastFromBottom: PixelGrid(scale: scale).ceiling(CGFloat(frame.height))
        - pixel(frame.lastBaseline))
  }

  /// What constraints read of the baselines: a text lies in the middle of a label that is higher, as
  /// it is painted there. One that is shrunk to fit keeps its baseline, whatever
  /// `baselineAdjustment` has painted.
  ///
  /// That a phone's labels do so is our choice: Apple's documentation is silent on it.
  func baselineOffsets(atHeight height: CGFloat) -> BaselineOffsets? {
    guard let natural = textBaselines else { return nil }
    let spare = height - naturalSize(width: wrappingWidth).height
    guard spare > 0 else { return natural }
    let pixels = ApplicationHost.pixelsInPoint
    let above = (spare / 2 * pixels).rounded(.down) / pixels
    return natural.stretched(by: spare, above: above)
  }

  var baselineFont: UIFont { font }

  /// What the label shows in its bounds.
  var shownText: DrawnText? {
    guard let string = text, !string.isEmpty else { return nil }
    let factor = shrinking(to: bounds.width)
    let width = Double(bounds.width / factor)
    let shown = content.lines(
      within: TextLimits(
        width: width, height: Double(bounds.height / factor), lines: numberOfLines))
    let whole = content.lines(within: TextLimits(width: width))
    let grid = PixelGrid(scale: ApplicationHost.pixelsInPoint)
    let font = content.styling.font
    return DrawnText(
      string: string, color: shownColor.components, fontName: font.fontName,
      fontSize: Double(font.pointSize * factor), numberOfLines: numberOfLines,
      drawnLines: shown.lines.count, isTruncated: shown.isTruncated,
      fullWidth: Double(grid.ceiling(CGFloat(whole.width) * factor)),
      fullHeight: Double(grid.ceiling(CGFloat(whole.height) * factor)))
  }

  /// How much smaller a text of one line is drawn to fit into a width (fact 5.7).
  func shrinking(to width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let needed = CGFloat(content.lines(within: TextLimits(lines: 1)).width)
    guard needed > width else { return 1 }
    return max(width / needed, min(max(minimumScaleFactor, 0.01), 1))
  }

  /// The colour of the first character, which stands for the text's.
  private var shownColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    if case .attributed(let text) = content.content, text.length > 0,
      let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    {
      return color
    }
    return textColor
  }
}
