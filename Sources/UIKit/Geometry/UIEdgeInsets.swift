public import Foundation

/// Distances in points from the four edges of a rectangle; positive values go inwards.
@frozen public struct UIEdgeInsets: Codable, Equatable, Sendable {
  /// From the top edge downwards.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the bottom edge upwards.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// Insets of nothing.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets by each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of nothing.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle with each edge moved inwards by its inset; as Apple's, it can turn negative in
  /// size when the insets are larger than the rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
