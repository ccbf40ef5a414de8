/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public let variable: Variable
  /// What it is multiplied by; must be finite. Zero is allowed and says nothing.
  public let coefficient: Double

  /// A term of a constraint's left side.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
