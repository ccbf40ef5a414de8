public import Foundation

/// The room in which a text view sets its text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  /// Points that each line stays from either side.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.textDidChange() } }
  }

  /// How many lines there may be; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textView?.textDidChange() } }
  }

  /// What happens to a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { textView?.textDidChange() } }
  }

  /// Its size; that of the text view less its insets.
  open var size = CGSize.zero
  /// Whether its width goes with the text view's; it does.
  open var widthTracksTextView = true
  /// Whether its height goes with the text view's; kept only.
  open var heightTracksTextView = false
}
