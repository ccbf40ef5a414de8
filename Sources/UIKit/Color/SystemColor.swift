import Foundation

/// A colour of the system, by its appearance in light and in dark surroundings.
struct SystemColor: Hashable, Sendable {
  /// One appearance: sRGB in hexadecimal, and alpha.
  struct Appearance: Hashable, Sendable {
    /// 0xRRGGBB.
    var rgb: UInt32
    /// 0 clear, 1 opaque.
    var alpha: CGFloat

    init(_ rgb: UInt32, alpha: CGFloat = 1) {
      self.rgb = rgb
      self.alpha = alpha
    }

    /// Red, green, blue as 0...1.
    var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
      func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
      return (part(16), part(8), part(0))
    }
  }

  /// UIKit's name of it.
  var name: String
  var light: Appearance
  var dark: Appearance

  init(_ name: String, _ light: Appearance, _ dark: Appearance) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  init(_ name: String, _ light: UInt32, _ dark: UInt32) {
    self.init(name, Appearance(light), Appearance(dark))
  }

  /// Both appearances with another alpha.
  func withAlpha(_ alpha: CGFloat) -> SystemColor {
    SystemColor(name, Appearance(light.rgb, alpha: alpha), Appearance(dark.rgb, alpha: alpha))
  }
}
