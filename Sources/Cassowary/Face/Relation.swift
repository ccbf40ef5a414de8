/// How the left side of a constraint stands to its constant.
public enum Relation: Int8, Sendable, CaseIterable {
  /// The left side is at most the constant.
  case lessThanOrEqual = -1
  /// The left side is the constant.
  case equal = 0
  /// The left side is at least the constant.
  case greaterThanOrEqual = 1
}
