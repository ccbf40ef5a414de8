public import Foundation
internal import TextLayout

/// A view that shows text.
///
/// Sizes follow iOS: the height is that of the lines together, rounded up to a pixel (fact 5.2), and
/// a label of several lines is measured at the width that layout gives it (fact 5.5). What is shown
/// is recorded; an override of `drawText(in:)` counts for pictures only.
@preconcurrency @MainActor open class UILabel: UIView {
  var content = LabelText()

  /// The width that the constraints gave the label in their first pass; 0 for none yet.
  var resolvedWidth: CGFloat = 0

  private var ownTextColor: UIColor?

  /// A label of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Text

  /// The text; nil for none. Setting it drops all attributes.
  open var text: String? {
    get { content.string }
    set { setText(newValue) }
  }

  /// The text with its attributes; a plain text comes with the label's own look.
  open var attributedText: NSAttributedString? {
    get { textWithAttributes }
    set { setAttributedText(newValue) }
  }

  // As Apple's: an app may assign the optional that `UIFont(name:size:)` gives.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; nil brings back the system's at 17 points.
  open var font: UIFont! {
    get { content.styling.font }
    set { setFont(newValue) }
  }

  // As Apple's: an app may assign the optional that `UIColor(named:)` gives.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; nil brings back the default.
  open var textColor: UIColor! {
    get { ownTextColor ?? defaultTextColor }
    set { setTextColor(newValue) }
  }

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?

  /// Whether the text is shown in `highlightedTextColor`.
  open var isHighlighted = false

  /// Whether the text is painted in full strength.
  open var isEnabled = true

  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor?

  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Lines

  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Where the lines lie in the width.
  open var textAlignment: NSTextAlignment {
    get { content.styling.paragraph.alignment }
    set { restyleParagraphs { $0.alignment = newValue } }
  }

  /// What happens to text that is wider than the label.
  open var lineBreakMode: NSLineBreakMode {
    get { content.styling.paragraph.lineBreakMode }
    set { restyleParagraphs { $0.lineBreakMode = newValue } }
  }

  /// The width at which a label of several lines is measured; 0 for the width that layout gives it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Whether a text of one line is made smaller until it fits.
  open var adjustsFontSizeToFitWidth = false

  /// How much smaller it may become, 0 to 1.
  open var minimumScaleFactor: CGFloat = 0

  /// Where a text that was made smaller lies. Constraints read the baseline that it has with the
  /// default: that of the whole font.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines

  /// Whether letters are set closer before text is cut off; kept only.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font goes with the user's text size, which here never changes.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Measuring

  /// The size of the text, at the width it is wrapped to (facts 5.2 to 5.5).
  open override var intrinsicContentSize: CGSize { naturalSize(width: wrappingWidth) }

  /// The size of the text when it has a width to itself (fact 5.8).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(width: numberOfLines == 1 ? 0 : size.width)
  }

  /// Where the text lies in bounds, with so many lines at most.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    placedText(in: bounds, lines: numberOfLines)
  }

  /// Paints the text into a rectangle of the label's plane. It is called when a picture is asked for.
  open func drawText(in rect: CGRect) { paintText(in: rect) }

  override func paintContent(in context: CGContext) { drawText(in: bounds) }

  override var needsDoubleUpdateConstraintsPass: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override func layoutWidthDidResolve(_ width: CGFloat) { resolvedWidth = width }

  package override var drawnText: DrawnText? { shownText }

  // MARK: Look

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    // Measured on a label made in code (fact 1.28).
    contentTraits.verticalHugging = UILayoutPriority(251)
  }

  /// iOS 13 made text adapt to dark surroundings.
  private var defaultTextColor: UIColor {
    ApplicationHost.screenDescription.systemVersion >= 13 ? .label : .darkText
  }

  private func setTextColor(_ color: UIColor?) {
    ownTextColor = color
    guard let color else { return }
    overrideAttribute(.foregroundColor, with: color)
  }
}

/// Where a text that was made smaller to fit lies in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays.
  case alignBaselines = 0
  /// Its middle stays.
  case alignCenters = 1
  /// Its top stays.
  case none = 2
}
