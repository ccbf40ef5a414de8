import Foundation

extension UITextField: BaselineText {
  /// What is shown, or where, has changed.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var hasText: Bool { textLabel.text?.isEmpty == false }

  private var shown: UILabel { hasText ? textLabel : placeholderLabel }

  /// How far text stays from the ends of the field.
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var isLeftShown: Bool { leftView != nil && isShown(leftViewMode) }
  private var isRightShown: Bool { rightView != nil && isShown(rightViewMode) }

  /// The size of a view at the side: what it asks for, else what it has.
  private func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    return view.bounds.size == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }

  func sideRect(_ view: UIView?, _ isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = sideSize(view)
    return CGRect(
      x: isLeft != isMirrored ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func roomForText(in bounds: CGRect) -> CGRect {
    var room = bounds.insetBy(dx: min(sideInset, bounds.width / 2), dy: 0)
    if isLeftShown {
      let edge = leftViewRect(forBounds: bounds)
      if isMirrored {
        room.size.width = max(0, edge.minX - room.minX)
      } else {
        let end = room.maxX
        room.origin.x = max(room.minX, edge.maxX)
        room.size.width = max(0, end - room.minX)
      }
    }
    if isRightShown {
      let edge = rightViewRect(forBounds: bounds)
      if isMirrored {
        let end = room.maxX
        room.origin.x = max(room.minX, edge.maxX)
        room.size.width = max(0, end - room.minX)
      } else {
        room.size.width = max(0, min(room.maxX, edge.minX) - room.minX)
      }
    }
    return room
  }

  private var lineHeight: CGFloat {
    (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight.rounded(.up)
  }

  var naturalSize: CGSize {
    let sides =
      (isLeftShown ? sideSize(leftView) : .zero).width
      + (isRightShown ? sideSize(rightView) : .zero).width
    let width = shown.intrinsicContentSize.width + 2 * sideInset + sides
    let height: CGFloat =
      switch borderStyle {
      case .none, .line: lineHeight + 1
      case .bezel, .roundedRect: max(34, lineHeight + 13)
      }
    return CGSize(width: width, height: height)
  }

  func placeContent() {
    leftView?.isHidden = !isLeftShown
    rightView?.isHidden = !isRightShown
    if isLeftShown { leftView?.frame = leftViewRect(forBounds: bounds) }
    if isRightShown { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  /// The line lies in the middle, in a field of its natural height at least.
  func baselineOffsets(atHeight height: CGFloat) -> BaselineOffsets? {
    guard let inner = shown.textBaselines else { return nil }
    let spare = max(height, naturalSize.height) - shown.intrinsicContentSize.height
    return inner.stretched(by: spare, above: spare / 2)
  }

  var baselineFont: UIFont { shown.font }

  /// Where what is shown lies.
  private var shownRect: CGRect {
    guard hasText else { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Paints what is around the text, and the text, dots in its place where it is secret.
  func paintField(on context: CGContext) {
    let border = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none: break
    case .line: context.stroke(border, radius: 0, width: 1, .black)
    case .bezel: context.stroke(border, radius: 0, width: 2, UIColor(white: 0.67, alpha: 1))
    case .roundedRect:
      if backgroundColor == nil { context.fill(border, radius: 5, .white) }
      context.stroke(border, radius: 5, width: 0.5, UIColor(white: 0.78, alpha: 1))
    }
    var label = shown
    if hasText, isSecureTextEntry {
      let dots = UILabel()
      dots.font = font
      dots.textColor = textColor
      dots.textAlignment = textAlignment
      dots.text = String(repeating: "\u{2022}", count: min(1000, text?.count ?? 0))
      label = dots
    }
    context.saveGState()
    context.clip(to: bounds)
    if let text = label.paintedText(in: shownRect) { context.paintInUserSpace(.text(text)) }
    context.restoreGState()
  }

  /// What the field shows: its text, else the placeholder.
  var shownText: DrawnText? {
    shown.text(shownIn: shownRect.size)
  }
}

extension UILabel {
  /// What the label would show in a room of another view that uses it to set its text.
  func text(shownIn size: CGSize) -> DrawnText? {
    UIView.performWithoutAnimation { bounds = CGRect(origin: .zero, size: size) }
    return shownText
  }
}
