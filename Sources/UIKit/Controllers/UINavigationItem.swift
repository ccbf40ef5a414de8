public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title in the middle of the bar.
  open var title: String? { didSet { didChange() } }
  /// A line above the title; kept only.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: UIView? { didSet { didChange() } }
  /// Whether the way back is not offered.
  open var hidesBackButton = false { didSet { didChange() } }
  /// The button that leads back to this item; nil for one with its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// What the button says that leads back to this item; nil for the title.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// Whether the buttons at the beginning stand beside the way back, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// The buttons at the beginning of the bar.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The buttons at the end of the bar, from the end inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// When its title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.superview?.setNeedsLayout() } }
  }

  /// The search whose bar is below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      searchDidChange()
    }
  }

  /// Whether the search's bar is scrolled away with the content.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { searchDidChange() } }
  }

  /// The button at the beginning of the bar.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the end of the bar.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the beginning.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Says whether the way back is not offered.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The bar that shows it.
  final weak var bar: UINavigationBar?

  /// An item of a title.
  public init(title: String) {
    self.title = title
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {}

  private func didChange() { bar?.setNeedsLayout() }

  final func searchDidChange() {
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }
}
