public import Foundation

/// A guide that follows something on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. None ever comes up here: the guide then lies below the safe area, as on a
/// phone without a keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that floats; kept only.
  open var followsUndockedKeyboard = false
  /// Whether the safe area at the bottom counts while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { chooseEdge() }
  }

  private var edges: [NSLayoutConstraint] = []

  init(of view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    edges = [
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      topAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    chooseEdge()
  }

  /// Guides are not read from archives.
  public required init?(coder: NSCoder) {
    Unsupported.call(
      "UIKeyboardLayoutGuide.init(coder:)", advice: "Use the view's keyboardLayoutGuide.")
  }

  private func chooseEdge() {
    guard edges.count == 2 else { return }
    edges[0].isActive = usesBottomSafeArea
    edges[1].isActive = !usesBottomSafeArea
  }
}

extension UIView {
  /// Where the keyboard is, made when first asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
    return UIKeyboardLayoutGuide(of: self)
  }
}
