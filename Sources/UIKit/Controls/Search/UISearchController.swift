public import Foundation

/// A search bar for a navigation item, and the search that goes on with it.
///
/// In a navigation bar the search bar takes 52 points below the title. It is scrolled away with the
/// content below a translucent bar, as the item says, and then is away at first, until content is pulled
/// down. While a search goes on, the row of title and buttons gives way to it. A controller of results
/// is refused: results are shown by the controller that is searched.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private final let bar = UISearchBar()
  private final var isSearching = false
  /// The item that has it.
  final weak var item: UINavigationItem?

  /// A search whose results the searched controller shows: nil. A controller of results is refused.
  public init(searchResultsController: UIViewController?) {
    if searchResultsController != nil {
      Unsupported.call(
        "UISearchController(searchResultsController:) with a controller",
        advice: "Give nil, and show the results in the controller that is searched.")
    }
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
  }

  /// A search whose results the searched controller shows.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.searchController = self
  }

  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// Who shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told of beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller of results: none.
  open var searchResultsController: UIViewController? { nil }
  /// Whether content is dimmed while nothing was typed; kept, it is not.
  open var obscuresBackgroundDuringPresentation = false
  /// The same by its older name.
  open var dimsBackgroundDuringPresentation = false
  /// Whether the row of title and buttons gives way to a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes and goes by itself.
  open var automaticallyShowsCancelButton = true

  /// Whether a search goes on.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue) }
  }

  /// The text is another one.
  final func textDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func setActive(_ isActive: Bool) {
    guard isActive != isSearching else { return }
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      bar.resignFirstResponder()
      bar.text = ""
    }
    isSearching = isActive
    if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
    item?.searchDidChange()
    textDidChange()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }
}

/// Who shows what a search finds.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The text is another one, or a search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who is told of a search's beginning and end. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// It is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// It has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// It is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// It has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
