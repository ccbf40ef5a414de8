import Foundation

/// A colour as a painter names it, each part 0...1.
struct HueSaturationBrightness {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = Self.clamped(hue)
    self.saturation = Self.clamped(saturation)
    self.brightness = Self.clamped(brightness)
  }

  /// The same colour from its red, green and blue.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let highest = max(red, green, blue)
    let spread = highest - min(red, green, blue)
    let sixth: CGFloat =
      if spread == 0 {
        0
      } else if highest == red {
        (green - blue) / spread
      } else if highest == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    self.init(
      hue: (sixth < 0 ? sixth + 6 : sixth) / 6,
      saturation: highest == 0 ? 0 : spread / highest, brightness: highest)
  }

  /// Its red, green and blue.
  var redGreenBlue: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixth = (hue == 1 ? 0 : hue) * 6
    let rest = sixth - sixth.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    return switch Int(sixth) {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    value > 0 ? min(value, 1) : 0
  }
}
