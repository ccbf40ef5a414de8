public import Foundation

/// A field to search with, and a button that ends the search: 56 points high, as from iOS 11 on.
///
/// The field is 36 high, 8 from either side and in the middle; those numbers are our choice, as Apple
/// documents none. There is no keyboard: an app's code sets the text, and a tap into the field begins
/// editing. Scopes, bookmarks and a prompt are refused.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How it stands out.
  public enum Style: UInt, Sendable {
    /// As suits the place.
    case `default`
    /// With a ground of its own.
    case prominent
    /// Without a ground.
    case minimal
  }

  nonisolated static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  private final let field = UISearchTextField(frame: .zero)
  final let cancelButton = UIButton(type: .system)
  /// The controller that it belongs to is told first.
  final weak var searchController: UISearchController?

  /// A bar of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(field)
    field.delegate = self
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
  }

  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// Who is told of what is done.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; that it was set is told as typing is.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      searchController?.textDidChange()
      delegate?.searchBar(self, textDidChange: newValue ?? "")
    }
  }

  /// What stands there while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field, which is refused.
  open var prompt: String? {
    get { nil }
    set { if newValue != nil { refuse("prompt", "Put a label above the bar.") } }
  }

  /// Things to search in, which are refused.
  open var scopeButtonTitles: [String]? {
    get { nil }
    set {
      if newValue?.isEmpty == false {
        refuse("scopeButtonTitles", "Put a UISegmentedControl below the bar.")
      }
    }
  }

  /// Whether there are bookmarks, which are refused.
  open var showsBookmarkButton: Bool {
    get { false }
    set { if newValue { refuse("showsBookmarkButton", "Put a button beside the bar.") } }
  }

  /// Whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { buttonDidChange() } }

  /// Shows the button that ends the search, or takes it away.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else {
      self.showsCancelButton = showsCancelButton
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.3) { [self] in
      self.showsCancelButton = showsCancelButton
      layoutIfNeeded()
    }
  }

  /// How it stands out.
  open var searchBarStyle = Style.default
  /// The look.
  open var barStyle = UIBarStyle.default
  /// What its ground is filled with.
  open var barTintColor: UIColor?
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// What is painted behind it.
  open var backgroundImage: UIImage?
  private func refuse(_ name: String, _ advice: String) {
    Unsupported.call("UISearchBar.\(name)", advice: advice)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Begins editing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  /// Of a bare bar the delegate ends the search, of a search controller's the controller does.
  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  private func buttonDidChange() {
    if showsCancelButton {
      if cancelButton.superview == nil { addSubview(cancelButton) }
    } else {
      cancelButton.removeFromSuperview()
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Its height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Its height at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places field and button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    var room = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: Self.margin + safe.left, bottom: 0, right: Self.margin + safe.right))
    if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      cancelButton.frame = CGRect(
        x: isMirrored ? room.minX : room.maxX - size.width, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
      let taken = size.width + Self.margin
      room.size.width = max(0, room.width - taken)
      if isMirrored { room.origin.x += taken }
    }
    // In a bar that is being scrolled away the field shrinks.
    let height = min(Self.fieldHeight, max(0, bounds.height - 2 * Self.margin))
    field.frame = CGRect(
      x: room.minX, y: bounds.midY - height / 2, width: max(0, room.width), height: height)
    field.alpha = height / Self.fieldHeight
  }

  /// Its ground, unless it has none.
  override func paintContent(in context: CGContext) {
    guard searchBarStyle != .minimal, searchController == nil else { return }
    let ground = BarGround(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage,
      shadow: nil)
    ground.paint(in: bounds, edge: .bottom, on: context)
  }
}

extension UISearchBar: UITextFieldDelegate {
  /// As the bar's delegate says.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Tells controller and delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// As the bar's delegate says.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Tells the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Tells the delegate.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}

/// Who is told of what is done with a search bar. Every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text is another one.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The key that searches was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button was tapped that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
