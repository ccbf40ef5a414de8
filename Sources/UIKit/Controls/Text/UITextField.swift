public import Foundation

/// A line of text that is typed.
///
/// There is no keyboard: it can become the first responder, which puts it into editing, and an app's
/// code may change its text. Sizes are our choice where UIKit's are not documented: without a border
/// a line of 17 points is 22 high, with a rounded one 34 and 7 points in from either side.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A frame with depth.
    case bezel
    /// A round frame.
    case roundedRect
  }

  /// When a view at the side is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While it is edited.
    case whileEditing
    /// While it is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  final let textLabel = UILabel()
  final let placeholderLabel = UILabel()

  /// A field of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The text; never nil once it was asked for, as on a phone.
  open var text: String? {
    get { textLabel.text ?? "" }
    set {
      textLabel.text = newValue
      textDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { textLabel.attributedText }
    set {
      textLabel.attributedText = newValue
      textDidChange()
    }
  }

  /// What stands there while there is no text.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      textDidChange()
    }
  }

  /// The same with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderLabel.attributedText }
    set {
      placeholderLabel.attributedText = newValue
      textDidChange()
    }
  }

  /// The font.
  open var font: UIFont? {
    get { textLabel.font }
    set {
      textLabel.font = newValue
      placeholderLabel.font = newValue
      textDidChange()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { textLabel.textColor }
    set { textLabel.textColor = newValue }
  }

  /// Where the text lies in the width.
  open var textAlignment: NSTextAlignment {
    get { textLabel.textAlignment }
    set {
      textLabel.textAlignment = newValue
      placeholderLabel.textAlignment = newValue
    }
  }

  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// When it is shown.
  open var leftViewMode = ViewMode.never { didSet { textDidChange() } }
  /// The view behind the text.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  /// When it is shown.
  open var rightViewMode = ViewMode.never { didSet { textDidChange() } }
  /// When the button is shown that takes the text away; kept, none is shown.
  open var clearButtonMode = ViewMode.never
  /// Whether what is typed is not shown: in pictures there are dots; the record tells it.
  open var isSecureTextEntry = false
  /// Whether a text is taken away when typing begins.
  open var clearsOnBeginEditing = false
  /// Whether a long text is set smaller; kept only.
  open var adjustsFontSizeToFitWidth = false
  /// The least size that it is set in; kept only.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font goes with the user's text size, which here never changes.
  open var adjustsFontForContentSizeCategory = false
  /// The view in the keyboard's place; none comes up here.
  open var inputView: UIView?
  /// The view above the keyboard; none comes up here.
  open var inputAccessoryView: UIView?
  /// Who is told of typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether something can be typed now.
  open private(set) var isEditing = false

  // MARK: Rectangles

  /// Where the text lies.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the text lies while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder lies.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the border lies.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view before the text lies.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, true, in: bounds)
  }
  /// Where the view behind the text lies.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, false, in: bounds)
  }

  /// The size of the text, or of the placeholder while there is none, with what is around it.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Places text and sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  package override var drawnText: DrawnText? { shownText }

  override func paintContent(in context: CGContext) {
    painted(on: context) { paintField(on: context) }
  }

  // MARK: Editing

  /// It can be typed into.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isEditing, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return isEditing }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    textDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    textDidChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override func sendPrimaryAction() { becomeFirstResponder() }

  private func setUp() {
    for label in [placeholderLabel, textLabel] { label.lineBreakMode = .byTruncatingTail }
    placeholderLabel.textColor = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
    contentHorizontalAlignment = .left
  }

  private func sideViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    for case let view? in [leftView, rightView] where view.superview !== self { addSubview(view) }
    textDidChange()
  }
}

/// Who is told of typing in a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be taken away.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
