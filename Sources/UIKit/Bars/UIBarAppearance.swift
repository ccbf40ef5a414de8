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
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { isConfigured = true }
  }
  /// The picture behind it.
  open var backgroundImage: UIImage? { didSet { isConfigured = true } }
  /// The colour of the line at its edge.
  open var shadowColor: UIColor? = UIBarAppearance.hairline { didSet { isConfigured = true } }
  /// The picture in the place of the line at its edge, stretched along it; one of no size leaves
  /// nothing there. A template is filled with `shadowColor`.
  open var shadowImage: UIImage? { didSet { isConfigured = true } }

  /// A translucent bar.
  open func configureWithDefaultBackground() {
    configure(nil, UIBlurEffect(style: .systemChromeMaterial), line: UIBarAppearance.hairline)
  }

  /// An opaque bar.
  open func configureWithOpaqueBackground() {
    configure(.white, nil, line: UIBarAppearance.hairline)
  }

  /// A clear bar without a line.
  open func configureWithTransparentBackground() {
    configure(nil, nil, line: nil)
  }

  /// The colour of the line at a bar's edge that nobody has given another one.
  static var hairline: UIColor { UIColor(white: 0, alpha: 0.3) }

  /// Says anew what the ground is and what is at its edge; pictures go.
  private func configure(_ color: UIColor?, _ effect: UIBlurEffect?, line: UIColor?) {
    backgroundColor = color
    backgroundEffect = effect
    backgroundImage = nil
    shadowColor = line
    shadowImage = nil
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
