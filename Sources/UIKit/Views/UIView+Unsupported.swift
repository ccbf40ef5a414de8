public import Foundation

extension UIView {
  /// Refused: nothing is drawn here that a picture could be taken of.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    Unsupported.call(
      "UIView.snapshotView(afterScreenUpdates:)",
      advice: "Make a second view with the same content.")
  }

  /// Refused: nothing is drawn here that a picture could be taken of.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    Unsupported.call(
      "UIView.drawHierarchy(in:afterScreenUpdates:)",
      advice: "There is nothing in its place: pictures of views cannot be taken here.")
  }

  /// Whether its part of the screen is light or dark: as the system has it, which is light here.
  /// Dark is refused.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set { newValue.refuseDark(on: "UIView") }
  }
}

extension UIViewController {
  /// Whether its part of the screen is light or dark: as the system has it, which is light here.
  /// Dark is refused.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set { newValue.refuseDark(on: "UIViewController") }
  }
}

extension UIUserInterfaceStyle {
  @MainActor fileprivate func refuseDark(on owner: String) {
    switch self {
    case .unspecified, .light: return
    case .dark:
      Unsupported.call(
        "\(owner).overrideUserInterfaceStyle = .dark", advice: "The screen is always light here.")
    }
  }
}
