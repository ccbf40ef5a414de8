public import Foundation

extension UIView {
  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let renderer = UIGraphicsImageRenderer(size: bounds.size)
    let view = UIImageView(image: renderer.image { layer.render(in: $0.cgContext) })
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  /// Paints what the view shows into a rectangle of the present context; whether there is one.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
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
