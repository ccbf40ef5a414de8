public import Foundation
internal import TextLayout

extension NSAttributedString {
  /// Paints the text from a point, on lines of any width.
  public func draw(at point: CGPoint) {
    paint(in: CGRect(origin: point, size: .zero), options: [])
  }

  /// Paints the text into a rectangle, line below line, as many as fit.
  public func draw(in rect: CGRect) { paint(in: rect, options: .usesLineFragmentOrigin) }

  /// Paints the text into a rectangle; without `usesLineFragmentOrigin` on one line, whose baseline is
  /// at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard !options.contains(.usesLineFragmentOrigin) else {
      return paint(in: rect, options: options)
    }
    let lift = CGFloat(TextStyling.ofBareText().styled(self).firstBaseline)
    paint(in: CGRect(x: rect.minX, y: rect.minY - lift, width: 0, height: 0), options: options)
  }

  private func paint(in rect: CGRect, options: NSStringDrawingOptions) {
    guard length > 0, let context = GraphicsContexts.current else { return }
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let styling = TextStyling.ofBareText(
      truncatesLastLine: isWrapped && options.contains(.truncatesLastVisibleLine))
    let height = isWrapped && rect.height > 0 ? Double(rect.height) : .infinity
    let frame = TextSystem.shape(styling.styled(self)).lines(
      within: TextLimits(width: isWrapped ? Double(rect.width) : .infinity, height: height))
    let text = PaintedText(
      string: string, runs: PaintedText.runs(of: self, styling: styling, color: .black),
      lines: frame.lines.map(PaintedText.Line.init), origin: rect.origin, scale: 1)
    context.saveGState()
    if let shadow = attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
        color: (shadow.shadowColor as? UIColor)?.cgColor)
    }
    context.paintInUserSpace(.text(text), alpha: context.state.alpha)
    context.restoreGState()
  }
}

extension StyledText {
  /// Points from the top of the first line to its baseline.
  fileprivate var firstBaseline: Double {
    TextSystem.shape(self).lines(within: TextLimits()).firstBaseline
  }
}

extension String {
  /// Paints the text from a point, on lines of any width.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Paints the text into a rectangle, line below line, as many as fit.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Paints the text into a rectangle; without `usesLineFragmentOrigin` on one line, whose baseline is
  /// at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Paints the text from a point, on lines of any width.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  /// Paints the text into a rectangle, line below line, as many as fit.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(in: rect, withAttributes: attributes)
  }

  /// Paints the text into a rectangle; without `usesLineFragmentOrigin` on one line, whose baseline is
  /// at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
