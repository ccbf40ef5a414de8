public import Foundation

extension UIColor {
  /// A colour that decides by the surroundings each time it is shown.
  public convenience init(
    dynamicProvider: @escaping @Sendable (_ traitCollection: UITraitCollection) -> UIColor
  ) {
    self.init(storage: .provided(Provider(dynamicProvider)))
  }

  /// The colour that it is in some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .sRGB, .grey: return self
    case .system(let color):
      let shade = traitCollection.userInterfaceStyle == .dark ? color.dark : color.light
      let parts = shade.redGreenBlue
      return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: shade.alpha)
    case .provided(let provider):
      return provider.color(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// An app's own decision, told from others by identity.
  final class Provider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.color = color
    }

    static func == (left: Provider, right: Provider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// The surroundings of our screen. They are made anew where no main actor can be asked; then only
  /// the style is known, which is light in any case.
  static var surroundings: UITraitCollection {
    guard Thread.isMainThread else {
      return UITraitCollection(
        idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
        style: .light, direction: .unspecified)
    }
    return MainActor.assumeIsolated { ApplicationHost.screen.traitCollection }
  }
}
