import Foundation

/// UIKit's values of iOS 15 and later. They are made anew at each call: a colour holds no state.
extension UIColor {
  private static func system(_ color: SystemColor) -> UIColor {
    UIColor(storage: .system(color))
  }

  /// The colour of controls; ours does not go with the view's tint.
  public class var tintColor: UIColor { .systemBlue }
}

/// Colours with a name of their own, which go with the surroundings.
extension UIColor {
  /// The system's colour `systemRed`.
  public class var systemRed: UIColor {
    system(.init("systemRedColor", 0xFF3B30, 0xFF453A))
  }

  /// The system's colour `systemGreen`.
  public class var systemGreen: UIColor {
    system(.init("systemGreenColor", 0x34C759, 0x30D158))
  }

  /// The system's colour `systemBlue`.
  public class var systemBlue: UIColor {
    system(.init("systemBlueColor", 0x007AFF, 0x0A84FF))
  }

  /// The system's colour `systemOrange`.
  public class var systemOrange: UIColor {
    system(.init("systemOrangeColor", 0xFF9500, 0xFF9F0A))
  }

  /// The system's colour `systemYellow`.
  public class var systemYellow: UIColor {
    system(.init("systemYellowColor", 0xFFCC00, 0xFFD60A))
  }

  /// The system's colour `systemPink`.
  public class var systemPink: UIColor {
    system(.init("systemPinkColor", 0xFF2D55, 0xFF375F))
  }

  /// The system's colour `systemPurple`.
  public class var systemPurple: UIColor {
    system(.init("systemPurpleColor", 0xAF52DE, 0xBF5AF2))
  }

  /// The system's colour `systemTeal`.
  public class var systemTeal: UIColor {
    system(.init("systemTealColor", 0x30B0C7, 0x40C8E0))
  }

  /// The system's colour `systemIndigo`.
  public class var systemIndigo: UIColor {
    system(.init("systemIndigoColor", 0x5856D6, 0x5E5CE6))
  }

  /// The system's colour `systemBrown`.
  public class var systemBrown: UIColor {
    system(.init("systemBrownColor", 0xA2845E, 0xAC8E68))
  }

  /// The system's colour `systemMint`.
  public class var systemMint: UIColor {
    system(.init("systemMintColor", 0x00C7BE, 0x63E6E2))
  }

  /// The system's colour `systemCyan`.
  public class var systemCyan: UIColor {
    system(.init("systemCyanColor", 0x32ADE6, 0x64D2FF))
  }

  /// The system's colour `systemGray`.
  public class var systemGray: UIColor {
    system(.init("systemGrayColor", 0x8E8E93, 0x8E8E93))
  }

  /// The system's colour `systemGray2`.
  public class var systemGray2: UIColor {
    system(.init("systemGray2Color", 0xAEAEB2, 0x636366))
  }

  /// The system's colour `systemGray3`.
  public class var systemGray3: UIColor {
    system(.init("systemGray3Color", 0xC7C7CC, 0x48484A))
  }

  /// The system's colour `systemGray4`.
  public class var systemGray4: UIColor {
    system(.init("systemGray4Color", 0xD1D1D6, 0x3A3A3C))
  }

  /// The system's colour `systemGray5`.
  public class var systemGray5: UIColor {
    system(.init("systemGray5Color", 0xE5E5EA, 0x2C2C2E))
  }

  /// The system's colour `systemGray6`.
  public class var systemGray6: UIColor {
    system(.init("systemGray6Color", 0xF2F2F7, 0x1C1C1E))
  }
}

/// Colours by what they are for: text, lines, fillings, backgrounds.
extension UIColor {
  /// The system's colour `label`.
  public class var label: UIColor {
    system(.init("labelColor", 0x000000, 0xFFFFFF))
  }

  /// The system's colour `secondaryLabel`.
  public class var secondaryLabel: UIColor {
    system(.init("secondaryLabelColor", .init(0x3C3C43, alpha: 0.6), .init(0xEBEBF5, alpha: 0.6)))
  }

  /// The system's colour `tertiaryLabel`.
  public class var tertiaryLabel: UIColor {
    system(.init("tertiaryLabelColor", .init(0x3C3C43, alpha: 0.3), .init(0xEBEBF5, alpha: 0.3)))
  }

  /// The system's colour `quaternaryLabel`.
  public class var quaternaryLabel: UIColor {
    system(
      .init("quaternaryLabelColor", .init(0x3C3C43, alpha: 0.18), .init(0xEBEBF5, alpha: 0.16)))
  }

  /// The system's colour `placeholderText`.
  public class var placeholderText: UIColor {
    system(.init("placeholderTextColor", .init(0x3C3C43, alpha: 0.3), .init(0xEBEBF5, alpha: 0.3)))
  }

  /// The system's colour `link`.
  public class var link: UIColor {
    system(.init("linkColor", 0x007AFF, 0x0984FF))
  }

  /// The system's colour `separator`.
  public class var separator: UIColor {
    system(.init("separatorColor", .init(0x3C3C43, alpha: 0.29), .init(0x545458, alpha: 0.6)))
  }

  /// The system's colour `opaqueSeparator`.
  public class var opaqueSeparator: UIColor {
    system(.init("opaqueSeparatorColor", 0xC6C6C8, 0x38383A))
  }

  /// The system's colour `systemFill`.
  public class var systemFill: UIColor {
    system(.init("systemFillColor", .init(0x787880, alpha: 0.2), .init(0x787880, alpha: 0.36)))
  }

  /// The system's colour `secondarySystemFill`.
  public class var secondarySystemFill: UIColor {
    system(
      .init("secondarySystemFillColor", .init(0x787880, alpha: 0.16), .init(0x787880, alpha: 0.32)))
  }

  /// The system's colour `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor {
    system(
      .init("tertiarySystemFillColor", .init(0x767680, alpha: 0.12), .init(0x767680, alpha: 0.24)))
  }

  /// The system's colour `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor {
    system(
      .init("quaternarySystemFillColor", .init(0x747480, alpha: 0.08), .init(0x767680, alpha: 0.18))
    )
  }

  /// The system's colour `systemBackground`.
  public class var systemBackground: UIColor {
    system(.init("systemBackgroundColor", 0xFFFFFF, 0x000000))
  }

  /// The system's colour `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor {
    system(.init("secondarySystemBackgroundColor", 0xF2F2F7, 0x1C1C1E))
  }

  /// The system's colour `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor {
    system(.init("tertiarySystemBackgroundColor", 0xFFFFFF, 0x2C2C2E))
  }

  /// The system's colour `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor {
    system(.init("systemGroupedBackgroundColor", 0xF2F2F7, 0x000000))
  }

  /// The system's colour `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    system(.init("secondarySystemGroupedBackgroundColor", 0xFFFFFF, 0x1C1C1E))
  }

  /// The system's colour `tertiarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    system(.init("tertiarySystemGroupedBackgroundColor", 0xF2F2F7, 0x2C2C2E))
  }
}
