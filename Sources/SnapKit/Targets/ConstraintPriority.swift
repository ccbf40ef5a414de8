/// SnapKit's own priorities.
///
///     make.top.equalTo(view).priority(.high)
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  /// A literal is a number with a fraction, `999.0`.
  public typealias FloatLiteralType = Float

  /// The number, 1...1000.
  public let value: Float

  /// A priority of that number.
  public init(floatLiteral value: Float) {
    self.value = value
  }

  /// A priority of that number.
  public init(_ value: Float) {
    self.value = value
  }

  /// Must hold: 1000.
  public static var required: ConstraintPriority { 1000.0 }

  /// As strong as a view's resistance to being compressed: 750.
  public static var high: ConstraintPriority { 750.0 }

  /// Half way: 500.
  public static var medium: ConstraintPriority { 500.0 }

  /// As weak as a view's hugging of its content: 250.
  public static var low: ConstraintPriority { 250.0 }

  /// The priority so much stronger.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }

  /// By how much the other is stronger.
  public func distance(to other: ConstraintPriority) -> Float {
    other.value - value
  }
}
