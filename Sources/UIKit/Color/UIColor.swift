public import Foundation

/// A colour.
///
/// As on iOS there are two spaces, extended sRGB and extended grey: `UIColor.white` is not equal to
/// `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`. A dynamic colour decides by the traits when it
/// is resolved.
///
/// Difference from Apple's: it is no `NSObject`. Linux's Foundation traps where attributed text
/// compares attributes that are, and are of a Swift class.
open class UIColor: NSCopying, Hashable, CustomStringConvertible, @unchecked Sendable {
  /// What the colour is made of. It never changes, which is why colours may be shared freely.
  enum Storage: Hashable {
    case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case grey(white: CGFloat, alpha: CGFloat)
    /// A colour of the system, by its light and its dark appearance.
    case system(SystemColor)
    /// A colour that the app decides on each time.
    case provided(Provider)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// A colour in extended sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0 black, 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .grey(white: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each brought into 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let components = HueSaturationBrightness(
      hue: hue, saturation: saturation, brightness: brightness
    ).redGreenBlue
    storage = .sRGB(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// A colour in a display's wider gamut; we show it by its sRGB components as they are.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour as Core Graphics has it.
  public init(cgColor: CGColor) {
    let values = cgColor.values
    storage =
      values.count == 4
      ? .sRGB(red: values[0], green: values[1], blue: values[2], alpha: values[3])
      : .grey(white: values[0], alpha: values[1])
  }

  /// What `#colorLiteral` makes: a colour in extended sRGB.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Itself: a colour never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether space and components, or the system colour, are the same.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return storage == other.storage
  }

  /// Agrees with `isEqual`.
  open var hash: Int { storage.hashValue }

  /// Whether `isEqual` says so.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

  /// Feeds `hash`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  /// Space and components, as iOS says them.
  open var description: String {
    switch storage {
    case .sRGB(let red, let green, let blue, let alpha):
      "UIExtendedSRGBColorSpace \([red, green, blue, alpha].map(Self.digits).joined(separator: " "))"
    case .grey(let white, let alpha):
      "UIExtendedGrayColorSpace \(Self.digits(white)) \(Self.digits(alpha))"
    case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
    case .provided: "<UIDynamicProviderColor>"
    }
  }

  private static func digits(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
