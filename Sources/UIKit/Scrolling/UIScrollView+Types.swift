public import Foundation

extension UIScrollView {
  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How a drag on the content puts the keyboard away; there is no keyboard here.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area becomes a part of the content's insets (fact 2.23).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all four edges.
    case always
  }

  /// How much of its velocity content keeps, a millisecond after the finger has let go.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity that is left after a millisecond.
    public var rawValue: CGFloat

    /// A rate of its own, between 0 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// For content that is to stop soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
