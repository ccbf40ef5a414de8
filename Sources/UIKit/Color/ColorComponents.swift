/// A colour as it is drawn: sRGB with straight alpha, each component 0...1.
package struct ColorComponents: Hashable, Sendable {
  /// 0...1.
  package var red: Double
  /// 0...1.
  package var green: Double
  /// 0...1.
  package var blue: Double
  /// 0 clear, 1 opaque.
  package var alpha: Double

  /// A colour whose components are brought into 0...1; what is not a number counts as 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}
