public import Foundation

/// How much a constraint wants to hold, above 0 and up to 1000.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how much a view resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how much a view resists being made larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a view wants to be the size that is asked of it.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
