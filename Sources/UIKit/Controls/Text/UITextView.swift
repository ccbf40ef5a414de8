public import Foundation

/// A text of many lines that scrolls, and that is typed.
///
/// There is no keyboard: it can become the first responder, and an app's code may change its text.
/// While it scrolls it has no size of its own; with `isScrollEnabled` off it has its text's, at the
/// width that layout gives it, as a label has.
@preconcurrency @MainActor open class UITextView: UIScrollView, BaselineText {
  final let textLabel = UILabel()
  private final var resolvedWidth: CGFloat = 0

  /// The room in which the text is set.
  public let textContainer: NSTextContainer

  /// A text view of a place and size.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view of a place and size with a room of the app's making.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    textContainer.textView = self
    textLabel.numberOfLines = 0
    textLabel.lineBreakMode = .byWordWrapping
    textLabel.font = .systemFont(ofSize: 12)
    alwaysBounceVertical = false
  }

  // MARK: Text

  // As Apple's: an app may set it to nil, and read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; never nil.
  open var text: String! {
    get { textLabel.text ?? "" }
    set {
      textLabel.text = newValue
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes; never nil.
  open var attributedText: NSAttributedString! {
    get { textLabel.attributedText ?? NSAttributedString(string: "") }
    set {
      textLabel.attributedText = newValue
      textDidChange()
    }
  }

  /// The font; the system's at 12 points, unless set.
  open var font: UIFont? {
    get { textLabel.font }
    set {
      textLabel.font = newValue
      textDidChange()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { textLabel.textColor }
    set { textLabel.textColor = newValue }
  }

  /// Where the lines lie in the width.
  open var textAlignment: NSTextAlignment {
    get { textLabel.textAlignment }
    set { textLabel.textAlignment = newValue }
  }

  /// Room around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// Whether something can be typed.
  open var isEditable = true
  /// Whether text can be chosen.
  open var isSelectable = true
  /// What is chosen of the text; kept only.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the font goes with the user's text size, which here never changes.
  open var adjustsFontForContentSizeCategory = false
  /// The view in the keyboard's place; none comes up here.
  open var inputView: UIView?
  /// The view above the keyboard; none comes up here.
  open var inputAccessoryView: UIView?

  // MARK: Size

  /// The text's size with what is around it, while it does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : textSize(atWidth: resolvedWidth)
  }

  /// The text's size with what is around it, at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = textSize(atWidth: size.width)
    return CGSize(
      width: size.width > 0 ? min(size.width, fitting.width) : fitting.width,
      height: fitting.height)
  }

  /// Whether the content is moved by a finger; off, the view has the size of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }

  /// Measures the text at the width that the view has got.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize(atWidth: bounds.width)
    contentSize = CGSize(width: bounds.width, height: size.height)
    textContainer.size = CGSize(
      width: bounds.width - textContainerInset.left - textContainerInset.right,
      height: size.height - textContainerInset.top - textContainerInset.bottom)
  }

  override var needsDoubleUpdateConstraintsPass: Bool { !isScrollEnabled }
  override func layoutWidthDidResolve(_ width: CGFloat) { resolvedWidth = width }

  /// The text begins at the top, however high the view is. One that scrolls has no baselines.
  final func baselineOffsets(atHeight height: CGFloat) -> BaselineOffsets? {
    guard !isScrollEnabled else { return nil }
    textLabel.resolvedWidth = room(in: resolvedWidth)
    guard let inner = textLabel.textBaselines else { return nil }
    let text = textLabel.intrinsicContentSize.height
    let insets = textContainerInset
    let spare = max(height, text + insets.top + insets.bottom) - text
    return inner.stretched(by: spare, above: insets.top)
  }

  final var baselineFont: UIFont { textLabel.font }

  package override var drawnText: DrawnText? {
    let height = max(bounds.height, contentSize.height)
    return textLabel.text(
      shownIn: CGSize(
        width: room(in: bounds.width),
        height: height - textContainerInset.top - textContainerInset.bottom))
  }

  /// The text, from its top.
  override func paintContent(in context: CGContext) {
    let rect = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: room(in: bounds.width), height: .infinity)
    if let text = textLabel.paintedText(in: rect, isCentred: false) {
      context.paintInUserSpace(.text(text))
    }
  }

  // MARK: Editing

  /// It can be typed into.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, !isFirstResponder else { return super.becomeFirstResponder() }
    guard textDelegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Measuring

  func textDidChange() {
    textLabel.lineBreakMode = textContainer.lineBreakMode
    textLabel.numberOfLines = textContainer.maximumNumberOfLines
    resolvedWidth = 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The width that lines have in a width of the view.
  private func room(in width: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    return max(
      1,
      width - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding)
  }

  /// The text's size at a width of the view, with what is around it; a width of 0 is no limit. A
  /// text view without text is one line high.
  private func textSize(atWidth width: CGFloat) -> CGSize {
    var text = textLabel.naturalSize(width: room(in: width))
    if text.height == 0 {
      text.height = PixelGrid(scale: ApplicationHost.pixelsInPoint)
        .ceiling(textLabel.font.lineHeight)
    }
    return CGSize(
      width: text.width + textContainerInset.left + textContainerInset.right
        + 2 * textContainer.lineFragmentPadding,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }
}

/// Who is told of typing in a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Something was typed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
