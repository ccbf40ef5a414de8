public import Foundation

/// What a navigation bar would show for a controller. There is no navigation bar here, so that the
/// values are only kept.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in the place of the title.
  open var titleView: UIView?
  /// Whether the way back is not offered.
  open var hidesBackButton = false

  /// An item of a title.
  public init(title: String) {
    self.title = title
  }
}
