public import Foundation

/// A relation between attributes of two items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// An axis of the screen.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
