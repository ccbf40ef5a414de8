import Foundation

extension UILabel {
  func setText(_ text: String?) {
    if case .plain(let old) = content.content, old == text { return }
    content.set(.plain(text))
    contentDidChange()
  }

  /// The label takes font, alignment and line breaking from the text's first character.
  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setText(nil) }
    // A copy: an app may go on changing its mutable string.
    let copy = NSAttributedString(attributedString: text)
    content.set(.attributed(copy))
    guard copy.length > 0 else { return contentDidChange() }
    let first = copy.attributes(at: 0, effectiveRange: nil)
    content.restyle { styling in
      if let font = first[.font] as? UIFont { styling.font = font }
      if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
        styling.paragraph.alignment = paragraph.values.alignment
        styling.paragraph.lineBreakMode = paragraph.values.lineBreakMode
      }
    }
    contentDidChange()
  }

  /// What `attributedText` says: a plain text with the label's own look.
  var textWithAttributes: NSAttributedString? {
    switch content.content {
    case .plain(nil): return nil
    case .plain(let string?):
      return NSAttributedString(
        string: string,
        attributes: [
          .font: content.styling.font, .foregroundColor: textColor as Any,
          .paragraphStyle: NSParagraphStyle(values: content.styling.paragraph),
        ])
    case .attributed(let text): return text
    }
  }

  /// A font set on the label is that of the whole text.
  func setFont(_ font: UIFont?) {
    let new = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let isSame = content.styling.font == new
    content.restyle { $0.font = new }
    if case .attributed = content.content {
      overrideAttribute(.font, with: new)
    } else if isSame {
      return
    }
    contentDidChange()
  }

  func restyleParagraphs(_ change: (inout NSParagraphStyle.Values) -> Void) {
    content.restyle { change(&$0.paragraph) }
    if case .attributed(let text) = content.content {
      content.set(.attributed(text.mappingParagraphStyles(change)))
    }
    contentDidChange()
  }

  /// Gives the whole of an attributed text one value of an attribute.
  func overrideAttribute(_ key: NSAttributedString.Key, with value: Any) {
    guard case .attributed(let text) = content.content else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    content.set(.attributed(changed))
  }

  /// What the label shows, or its size, has changed.
  func contentDidChange() {
    resolvedWidth = 0
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

extension NSAttributedString {
  /// The same text with each of its paragraph styles changed.
  fileprivate func mappingParagraphStyles(
    _ change: (inout NSParagraphStyle.Values) -> Void
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      value, range, _ in
      guard var values = (value as? NSParagraphStyle)?.values else { return }
      change(&values)
      result.addAttribute(
        .paragraphStyle, value: NSParagraphStyle(values: values), range: range)
    }
    return result
  }
}
