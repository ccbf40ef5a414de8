public import Foundation

/// The look of a bar of iOS 13 and later, as data: bars are not painted here, and no size depends on
/// it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The look that bars have of themselves.
  public override init() {
    super.init()
  }

  /// What the bar is filled with.
  open var backgroundColor: UIColor?
  /// What it does to what is behind it.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The colour of the line at its edge.
  open var shadowColor: UIColor?
  /// The picture of the line at its edge.
  open var shadowImage: UIImage?

  /// A translucent bar.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// An opaque bar.
  open func configureWithOpaqueBackground() {
    backgroundColor = .white
    backgroundEffect = nil
  }

  /// A clear bar without a line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar, as data.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are set; none are shown.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The look of a tab bar, as data.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The colour behind the chosen item.
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of a toolbar, as data.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
