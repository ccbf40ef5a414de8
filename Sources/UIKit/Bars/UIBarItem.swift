public import Foundation

/// Something that stands in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// An item without a title.
  public override init() {
    super.init()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title.
  open var title: String? { didSet { didChange() } }
  /// The picture.
  open var image: UIImage? { didSet { didChange() } }
  /// Whether it can be worked.
  open var isEnabled = true { didSet { didChange() } }
  /// A number of the app's choice.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read out for it.
  open var accessibilityLabel: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// How the title is set in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    didChange()
  }

  /// How the title is set in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// The bar that shows it.
  final weak var bar: UIView?

  func didChange() { bar?.setNeedsLayout() }
}

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As all.
    case plain = 0
    /// Framed; the older way.
    case bordered = 1
    /// Bold: what ends something.
    case done = 2
  }

  /// What Apple has ready. Those that are pictures are shown as 24 by 24 points.
  public enum SystemItem: Int, Sendable {
    /// Words.
    case done, cancel, edit, save
    /// A plus sign.
    case add
    /// Room that gives, and room of a width.
    case flexibleSpace, fixedSpace
    /// Pictures.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Pictures.
    case play, pause, rewind, fastForward
    /// Words.
    case undo, redo
    /// The way back; the older name.
    case pageCurl
    /// A cross.
    case close
  }

  /// How it looks.
  open var style = Style.plain { didSet { didChange() } }
  /// The least width; 0 for its own.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// The view in the place of the button.
  open var customView: UIView? { didSet { didChange() } }
  /// The colour.
  open var tintColor: UIColor?
  /// What it runs.
  open var primaryAction: UIAction? { didSet { showAction() } }
  /// The menu that it offers; none comes up here.
  open var menu: UIMenu?
  /// Which of the ready ones it is.
  final let systemItem: SystemItem?

  /// A button without title and picture.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  /// A button with a title or a picture that runs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    // Observers are not called in an initialiser.
    showAction()
  }

  /// One of those that are ready, which runs an action.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.title
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
    self.menu = menu
    // Observers are not called in an initialiser.
    showAction()
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Shows the action's title and picture where there are none.
  private func showAction() {
    if title == nil, let text = primaryAction?.title, !text.isEmpty { title = text }
    if image == nil { image = primaryAction?.image }
  }

  /// Room that gives.
  open class func flexibleSpace() -> Self {
    make(.flexibleSpace)
  }

  /// Room of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make(.fixedSpace)
    item.width = width
    return item
  }

  private class func make(_ item: SystemItem) -> Self {
    guard let space = UIBarButtonItem(systemItem: item) as? Self else {
      Unsupported.call(
        "\(Self.self).\(item)", advice: "Make the room with UIBarButtonItem.\(item)().")
    }
    return space
  }
}

extension UIBarButtonItem.SystemItem {
  /// Its words; nil for a picture or for room.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .pageCurl,
      .close:
      nil
    }
  }
}
