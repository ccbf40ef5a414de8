import Foundation
internal import TextLayout

/// How text looks where its own attributes do not say otherwise.
struct TextStyling {
  var font: UIFont
  var paragraph: NSParagraphStyle.Values
  /// Whether an ellipsis ends the last line that fits where a paragraph says nothing of ellipses.
  var truncatesLastLine = false

  /// A plain text, ready to be shaped.
  func styled(_ string: String) -> StyledText {
    StyledText(
      string, style: TextStyle(font: font.face, paragraph: layout(of: paragraph)))
  }

  /// A text with attributes, ready to be shaped.
  func styled(_ text: NSAttributedString) -> StyledText {
    guard !text.string.isEmpty else { return styled("") }
    return StyledText(
      text.string,
      runs: Self.stretches(of: text).map {
        StyledText.Run(length: $0.length, style: style(from: $0.attributes))
      })
  }

  /// The stretches of a text that have the same attributes, with their lengths in bytes of UTF-8.
  static func stretches(
    of text: NSAttributedString
  ) -> [(length: Int, attributes: [NSAttributedString.Key: Any])] {
    let string = text.string
    var stretches: [(length: Int, attributes: [NSAttributedString.Key: Any])] = []
    var start = string.startIndex
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let end = scalarBoundary(atUTF16: range.location + range.length, in: string)
      let length = string.utf8.distance(from: start, to: max(start, end))
      start = max(start, end)
      stretches.append((length, attributes))
    }
    return stretches
  }

  /// How text with those attributes looks, as far as it changes where things are.
  func style(from attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    let font = attributes[.font] as? UIFont ?? self.font
    let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? self.paragraph
    let kern = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
    return TextStyle(font: font.face, kern: kern, paragraph: layout(of: paragraph))
  }

  /// Attributes may begin within a pair of surrogates; the pair then goes with the run before it.
  private static func scalarBoundary(atUTF16 offset: Int, in string: String) -> String.Index {
    let index = String.Index(utf16Offset: offset, in: string)
    return index.samePosition(in: string.unicodeScalars)
      ?? String.Index(utf16Offset: offset + 1, in: string)
  }

  /// A number in whichever type the app wrote it; 0 for what is none.
  private static func number(_ value: Any?) -> Double {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  private func layout(of values: NSParagraphStyle.Values) -> ParagraphStyle {
    ParagraphStyle(
      lineBreaking: lineBreaking(values.lineBreakMode), alignment: alignment(of: values),
      direction: direction(values.baseWritingDirection), lineSpacing: Double(values.lineSpacing),
      spacingAfter: Double(values.paragraphSpacing),
      spacingBefore: Double(values.paragraphSpacingBefore),
      lineHeightMultiple: Double(values.lineHeightMultiple),
      minimumLineHeight: Double(values.minimumLineHeight),
      maximumLineHeight: Double(values.maximumLineHeight),
      firstLineIndent: Double(values.firstLineHeadIndent), indent: Double(values.headIndent),
      tailIndent: Double(values.tailIndent))
  }

  private func lineBreaking(_ mode: NSLineBreakMode) -> ParagraphStyle.LineBreaking {
    switch mode {
    case .byWordWrapping: truncatesLastLine ? .truncatingTail : .byWords
    case .byCharWrapping: truncatesLastLine ? .truncatingTail : .byCharacters
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }

  private func alignment(of values: NSParagraphStyle.Values) -> ParagraphStyle.Alignment {
    switch values.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    // The app's own language is written from the left; a paragraph may say otherwise.
    case .natural: values.baseWritingDirection == .rightToLeft ? .right : .left
    }
  }

  private func direction(_ direction: NSWritingDirection) -> WritingDirection {
    switch direction {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
