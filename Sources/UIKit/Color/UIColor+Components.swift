public import Foundation

extension UIColor {
  /// The same colour with another alpha, 0 clear, 1 opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .sRGB(let red, let green, let blue, _):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .grey(let white, _): UIColor(white: white, alpha: alpha)
    case .system(let color): UIColor(storage: .system(color.withAlpha(alpha)))
    case .provided(let provider):
      UIColor { provider.color($0).withAlphaComponent(alpha) }
    }
  }

  /// Gives the components in extended sRGB; whether it could, which it always can.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = storage.redGreenBlueAlpha
    red?.pointee = values.red
    green?.pointee = values.green
    blue?.pointee = values.blue
    alpha?.pointee = values.alpha
    return true
  }

  /// Gives hue, saturation, brightness and alpha; whether it could, which it always can.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = storage.redGreenBlueAlpha
    let painter = HueSaturationBrightness(
      red: values.red, green: values.green, blue: values.blue)
    hue?.pointee = painter.hue
    saturation?.pointee = painter.saturation
    brightness?.pointee = painter.brightness
    alpha?.pointee = values.alpha
    return true
  }

  /// Gives the grey; whether the colour is one: its red, green and blue are the same.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = storage.redGreenBlueAlpha
    guard values.red == values.green, values.green == values.blue else { return false }
    white?.pointee = values.red
    alpha?.pointee = values.alpha
    return true
  }

  /// The colour as Core Graphics has it; a dynamic one as it looks now.
  public var cgColor: CGColor {
    if case .grey(let white, let alpha) = storage { return CGColor(gray: white, alpha: alpha) }
    let values = storage.redGreenBlueAlpha
    return CGColor(red: values.red, green: values.green, blue: values.blue, alpha: values.alpha)
  }

  /// The colour as it is drawn.
  package var components: ColorComponents {
    let values = storage.redGreenBlueAlpha
    return ColorComponents(
      red: Double(values.red), green: Double(values.green), blue: Double(values.blue),
      alpha: Double(values.alpha))
  }
}

extension UIColor.Storage {
  /// The components in extended sRGB; a dynamic colour's are those on our screen, which is
  /// light.
  var redGreenBlueAlpha: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch self {
    case .sRGB(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .grey(let white, let alpha): return (white, white, white, alpha)
    case .system(let color):
      let shade = color.light.redGreenBlue
      return (shade.red, shade.green, shade.blue, color.light.alpha)
    case .provided(let provider):
      return provider.color(UIColor.surroundings).storage.redGreenBlueAlpha
    }
  }
}
