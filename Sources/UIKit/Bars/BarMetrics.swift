import Foundation

/// How high bars are, in points.
///
/// A navigation bar and a toolbar are 44 high, a tab bar 49; where there is little height and little
/// width, as on most phones on their side, 32. On tablets they are 50 from iOS 12 on. A large title
/// takes 52 more, a search bar in it too.
@MainActor enum BarMetrics {
  static func navigationBarHeight(_ traits: UITraitCollection) -> CGFloat {
    isPad(traits) ? 50 : isLow(traits) ? 32 : 44
  }

  /// How much higher a navigation bar is for a large title; where there is little height, nothing.
  static func largeTitleHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 0 : 52
  }

  /// How much higher a navigation bar is for a search bar.
  static let searchHeight: CGFloat = 52

  static func tabBarHeight(_ traits: UITraitCollection) -> CGFloat {
    isPad(traits) ? 50 : isLow(traits) ? 32 : 49
  }

  static func toolbarHeight(_ traits: UITraitCollection) -> CGFloat {
    isPad(traits) ? 50 : isLow(traits) ? 32 : 44
  }

  /// Points between the end of a bar and its first item.
  static func margin(_ traits: UITraitCollection) -> CGFloat {
    traits.horizontalSizeClass == .regular || UIScreen.main.phone.width >= 414 ? 20 : 16
  }

  private static func isPad(_ traits: UITraitCollection) -> Bool {
    traits.userInterfaceIdiom == .pad && ApplicationHost.screenDescription.systemVersion >= 12
  }

  private static func isLow(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
  }
}
