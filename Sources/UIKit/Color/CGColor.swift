public import Foundation

/// A colour as Core Graphics passes it on: sRGB, or grey, with straight alpha.
///
/// Apple's is a Core Foundation type with colour spaces; ours knows only the two spaces that UIKit
/// makes colours in.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, or white and alpha.
  let values: [CGFloat]

  private init(values: [CGFloat]) {
    self.values = values
  }

  /// A colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha])
  }

  /// A colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha])
  }

  /// A grey, 0 black, 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(values: [gray, alpha])
  }

  /// The colour's components, alpha last.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha among them: 4 for sRGB, 2 for grey.
  public var numberOfComponents: Int { values.count }

  /// 0 clear, 1 opaque.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values: values.dropLast() + [alpha])
  }

  /// Whether the space and every component are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values
  }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
