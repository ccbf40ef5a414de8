package import Foundation
internal import TextLayout

/// A label's text as it is painted, for whoever records how it looks.
package struct PaintedText {
  /// A stretch of text in one style.
  package struct Run {
    /// In bytes of UTF-8.
    package var length: Int
    package var familyName: String
    /// 100 for thin, 400 for regular, 900 for black.
    package var weight: Int
    package var isItalic: Bool
    package var hasFixedDigits: Bool
    /// In points.
    package var size: Double
    /// Points added after each character.
    package var kern: Double
    package var color: ColorComponents
    package var background: ColorComponents?
    package var underline: ColorComponents?
    package var strikethrough: ColorComponents?
  }

  /// A line: bytes of UTF-8, and points from the text's top left.
  package struct Line {
    package var bytes: Range<Int>
    package var ellipsis: Range<Int>?
    package var x: Double
    package var width: Double
    package var top: Double
    package var height: Double
    package var baseline: Double
  }

  package var string: String
  package var runs: [Run]
  package var lines: [Line]
  /// The top left of the text, in the label's own plane.
  package var origin: CGPoint
  /// How much smaller the text is painted to fit.
  package var scale: CGFloat
}

extension UILabel {
  /// The text as it is painted in the bounds; nil for none.
  ///
  /// It lies in the middle of the label's height, its top on a pixel.
  package var paintedText: PaintedText? {
    guard let string = text, !string.isEmpty, bounds.width > 0 else { return nil }
    let factor = shrinking
    let frame = content.lines(
      within: TextLimits(
        width: Double(bounds.width / factor), height: Double(bounds.height / factor),
        lines: numberOfLines))
    let spare = bounds.height - CGFloat(frame.height) * factor
    let top = bounds.minY + (spare / 2 * screenScale).rounded(.down) / screenScale
    return PaintedText(
      string: string, runs: paintedRuns(of: string), lines: frame.lines.map(PaintedText.Line.init),
      origin: CGPoint(x: bounds.minX, y: top), scale: factor)
  }

  private func paintedRuns(of string: String) -> [PaintedText.Run] {
    switch content.content {
    case .plain: [paintedRun(length: string.utf8.count, attributes: [:])]
    case .attributed(let text):
      TextStyling.stretches(of: text).map {
        paintedRun(length: $0.length, attributes: $0.attributes)
      }
    }
  }

  private func paintedRun(
    length: Int, attributes: [NSAttributedString.Key: Any]
  ) -> PaintedText.Run {
    let style = content.styling.style(from: attributes)
    let highlight = isHighlighted ? highlightedTextColor : nil
    let own = attributes[.foregroundColor] as? UIColor
    let base: UIColor = textColor
    let color = (highlight ?? own ?? base).components
    func line(_ style: NSAttributedString.Key, _ key: NSAttributedString.Key) -> ColorComponents? {
      guard let number = attributes[style] as? Int, number & 0xFF != 0 else { return nil }
      return (attributes[key] as? UIColor)?.components ?? color
    }
    let font = style.font
    return PaintedText.Run(
      length: length, familyName: font.family.rawValue, weight: font.weight.rawValue,
      isItalic: font.isItalic, hasFixedDigits: font.hasFixedDigits, size: font.size,
      kern: style.kern, color: color,
      background: (attributes[.backgroundColor] as? UIColor)?.components,
      underline: line(.underlineStyle, .underlineColor),
      strikethrough: line(.strikethroughStyle, .strikethroughColor))
  }
}

extension PaintedText.Line {
  fileprivate init(_ line: TextLine) {
    self.init(
      bytes: line.bytes, ellipsis: line.ellipsis, x: line.x, width: line.width, top: line.top,
      height: line.height, baseline: line.baseline)
  }
}
