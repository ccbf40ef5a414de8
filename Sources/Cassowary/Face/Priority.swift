/// How strongly a constraint is held: more than 0, at most 1000.
///
/// Priorities are levels, not weights. Each distinct number is a level of its own, and no amount
/// of error on a lower level outweighs any error on a higher one; within a level the sum of the
/// absolute errors counts.
public struct Priority: Hashable, Comparable, Sendable {
  /// The level, in 0 < rawValue <= 1000.
  public let rawValue: Float

  /// A priority of its own level.
  ///
  /// - Parameter rawValue: must be more than 0 and at most 1000.
  public init(_ rawValue: Float) {
    precondition(rawValue > 0 && rawValue <= 1000, "a priority lies in 0 < p <= 1000")
    self.rawValue = rawValue
  }

  /// No error is allowed.
  public static let required = Priority(1000)

  /// Whether one level is below another.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
