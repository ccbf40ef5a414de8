public import Foundation

/// A displacement in points.
@frozen public struct UIOffset: Codable, Equatable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No displacement.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// A displacement by axis.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No displacement.
  public static let zero = UIOffset()
}
