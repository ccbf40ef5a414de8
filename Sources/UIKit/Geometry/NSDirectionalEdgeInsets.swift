public import Foundation

/// Distances in points from the four edges of a rectangle, by the direction of reading: the leading
/// edge is the left one where text runs from left to right.
@frozen public struct NSDirectionalEdgeInsets: Codable, Equatable, Sendable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the edge at which a line of text begins.
  public var leading: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the edge at which a line of text ends.
  public var trailing: CGFloat

  /// Insets of nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets by each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of nothing.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// The same insets by left and right.
  func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom,
      right: rightToLeft ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// The same insets by the direction of reading.
  func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: rightToLeft ? right : left, bottom: bottom,
      trailing: rightToLeft ? left : right)
  }
}
