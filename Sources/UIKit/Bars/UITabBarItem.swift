public import Foundation

/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// What Apple has ready.
  public enum SystemItem: Int, Sendable {
    /// Words with a picture.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// Words with a picture.
    case downloads, mostRecent, mostViewed
  }

  /// An item without title and picture.
  public override init() {
    super.init()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with another picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of those that are ready.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    self.tag = tag
  }

  /// The picture while it is chosen.
  open var selectedImage: UIImage?
  /// A short text on it.
  open var badgeValue: String?
  /// The colour behind that text; red, unless set.
  open var badgeColor: UIColor?
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
