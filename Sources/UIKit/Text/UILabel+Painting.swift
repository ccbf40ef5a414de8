package import Foundation
internal import TextLayout

/// A text as it is painted, for whoever records how it looks.
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
    /// How its paragraph is written, if it begins one; nil for the direction of its first letter.
    package var isRightToLeft: Bool?
    package var color: ColorComponents
    package var background: ColorComponents?
    package var underline: ColorComponents?
    package var strikethrough: ColorComponents?
  }

  /// A line: bytes of UTF-8, and points from the text's top left.
  package struct Line {
    package var bytes: Range<Int>
    package var ellipsis: Range<Int>?
    /// Its left end, in whichever direction it is written.
    package var x: Double
    package var width: Double
    package var top: Double
    package var height: Double
    package var baseline: Double
  }

  package var string: String
  package var runs: [Run]
  package var lines: [Line]
  /// The top left of the text, in the plane that it is painted in.
  package var origin: CGPoint
  /// How much smaller the text is painted to fit.
  package var scale: CGFloat
}

extension UILabel {
  /// The text as it is painted in a rectangle of the label's plane; nil for none.
  ///
  /// It lies in the middle of the height, its top on a pixel; one that is shrunk to fit as
  /// `baselineAdjustment` says.
  ///
  /// - Parameter isCentred: whether it does; else it lies at the top.
  func paintedText(in rect: CGRect, isCentred: Bool = true) -> PaintedText? {
    guard let string = text, !string.isEmpty, rect.width > 0 else { return nil }
    let factor = shrinking(to: rect.width)
    let frame = content.lines(
      within: TextLimits(
        width: Double(rect.width / factor), height: Double(rect.height / factor),
        lines: numberOfLines))
    let pixels = ApplicationHost.pixelsInPoint
    func top(ofHeight height: CGFloat) -> CGFloat {
      isCentred ? ((rect.height - height) / 2 * pixels).rounded(.down) / pixels : 0
    }
    var y = top(ofHeight: CGFloat(frame.height) * factor)
    if factor < 1 {
      let whole = content.lines(within: TextLimits(lines: 1))
      switch baselineAdjustment {
      case .alignBaselines:
        y = top(ofHeight: CGFloat(whole.height))
        y += CGFloat(whole.firstBaseline) - CGFloat(frame.firstBaseline) * factor
      case .alignCenters: break
      case .none: y = top(ofHeight: CGFloat(whole.height))
      }
    }
    return PaintedText(
      string: string, runs: paintedRuns(of: string), lines: frame.lines.map(PaintedText.Line.init),
      origin: CGPoint(x: rect.minX, y: rect.minY + y), scale: factor)
  }

  /// Paints the text, and its shadow.
  func paintText(in rect: CGRect) {
    guard let context = GraphicsContexts.current, let text = paintedText(in: rect) else { return }
    context.saveGState()
    if let shadowColor, shadowColor.components.alpha > 0 {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    context.paintInUserSpace(.text(text), alpha: isEnabled ? 1 : 0.5)
    context.restoreGState()
  }

  private func paintedRuns(of string: String) -> [PaintedText.Run] {
    let color: UIColor = textColor
    let highlight = isHighlighted ? highlightedTextColor : nil
    switch content.content {
    case .plain:
      return [
        PaintedText.Run(
          length: string.utf8.count, attributes: [:], styling: content.styling,
          color: highlight ?? color)
      ]
    case .attributed(let text):
      return PaintedText.runs(of: text, styling: content.styling, color: color, over: highlight)
    }
  }
}

extension PaintedText {
  /// The stretches of a text in one style each.
  ///
  /// - Parameters:
  ///   - color: of text that has none of its own.
  ///   - over: the colour of all text; nil for its own.
  static func runs(
    of text: NSAttributedString, styling: TextStyling, color: UIColor, over: UIColor? = nil
  ) -> [Run] {
    TextStyling.stretches(of: text).map {
      Run(
        length: $0.length, attributes: $0.attributes, styling: styling,
        color: over ?? $0.attributes[.foregroundColor] as? UIColor ?? color)
    }
  }
}

extension PaintedText.Run {
  init(
    length: Int, attributes: [NSAttributedString.Key: Any], styling: TextStyling, color: UIColor
  ) {
    let style = styling.style(from: attributes)
    func line(_ style: NSAttributedString.Key, _ key: NSAttributedString.Key) -> ColorComponents? {
      guard let number = attributes[style] as? Int, number & 0xFF != 0 else { return nil }
      return (attributes[key] as? UIColor ?? color).components
    }
    let font = style.font
    let direction: Bool? =
      switch style.paragraph.direction {
      case .natural: nil
      case .leftToRight: false
      case .rightToLeft: true
      }
    self.init(
      length: length, familyName: font.family.rawValue, weight: font.weight.rawValue,
      isItalic: font.isItalic, hasFixedDigits: font.hasFixedDigits, size: font.size,
      kern: style.kern, isRightToLeft: direction, color: color.components,
      background: (attributes[.backgroundColor] as? UIColor)?.components,
      underline: line(.underlineStyle, .underlineColor),
      strikethrough: line(.strikethroughStyle, .strikethroughColor))
  }
}

extension PaintedText.Line {
  init(_ line: TextLine) {
    self.init(
      bytes: line.bytes, ellipsis: line.ellipsis, x: line.x, width: line.width, top: line.top,
      height: line.height, baseline: line.baseline)
  }
}
