extension UIView {
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
