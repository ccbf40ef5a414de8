import Foundation
internal import TextLayout

/// The text of a label: its content and look, and what was measured of it so far.
///
/// Shaping happens once for a text, breaking into lines once for a width; a change of the text
/// forgets both.
struct LabelText {
  /// What the app set last.
  enum Content {
    case plain(String?)
    case attributed(NSAttributedString)
  }

  private(set) var content = Content.plain(nil)
  private(set) var styling = TextStyling(
    font: .systemFont(ofSize: UIFont.labelFontSize), paragraph: LabelText.paragraph)

  private var shaped: ShapedText?
  private var frames: [TextLimits: TextFrame] = [:]

  /// A label's own lines are cut off at the end.
  private static var paragraph: NSParagraphStyle.Values {
    var values = NSParagraphStyle.Values()
    values.lineBreakMode = .byTruncatingTail
    return values
  }

  /// The characters; nil for no text.
  var string: String? {
    switch content {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  /// Whether there is nothing to measure (fact 5.3).
  var isEmpty: Bool { string?.isEmpty ?? true }

  /// Takes over a text.
  mutating func set(_ content: Content) {
    self.content = content
    forget()
  }

  /// Changes the look.
  mutating func restyle(_ change: (inout TextStyling) -> Void) {
    change(&styling)
    forget()
  }

  /// The lines in a room.
  mutating func lines(within limits: TextLimits) -> TextFrame {
    if let known = frames[limits] { return known }
    let text = shaped ?? TextSystem.shape(styledText)
    shaped = text
    let frame = text.lines(within: limits)
    if frames.count >= Self.mostFrames { frames.removeAll() }
    frames[limits] = frame
    return frame
  }

  /// A label is measured at its natural width, at the width that layout gives it, and as it is
  /// drawn; one whose width is animated passes through many more.
  private static let mostFrames = 8

  private var styledText: StyledText {
    switch content {
    case .plain(let string): styling.styled(string ?? "")
    case .attributed(let text): styling.styled(text)
    }
  }

  private mutating func forget() {
    shaped = nil
    frames.removeAll()
  }
}
