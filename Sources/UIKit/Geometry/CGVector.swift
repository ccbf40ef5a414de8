public import Foundation

/// A direction with a length, in points.
@frozen public struct CGVector: Codable, Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// The vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector by axis.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector by axis.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector by axis.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of no length.
  public static let zero = CGVector()
}
