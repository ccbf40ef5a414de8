public import Foundation

/// The look of a bar of iOS 13 and later: no size depends on it, and blurs are thin colours.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The look that bars have of themselves.
  public override init() {
    super.init()
  }

  /// Whether it was told anything about the ground.
  final var isConfigured = false

  /// What the bar is filled with.
  open var backgroundColor: UIColor? { didSet { isConfigured = true } }
  /// What it does to what is behind it.
  open var backgroundEffect: UIBlurEffect? { didSet { isConfigured = true } }
  /// The picture behind it.
  open var backgroundImage: UIImage? { didSet { isConfigured = true } }
  /// The colour of the line at its edge.
  open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3) {
    didSet { isConfigured = true }
  }
  /// The picture of the line at its edge.
  open var shadowImage: UIImage?

  /// A translucent bar.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// An opaque bar.
  open func configureWithOpaqueBackground() {
    backgroundColor = .white
    backgroundEffect = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// A clear bar without a line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much titles are moved.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The colour behind the chosen item.
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
