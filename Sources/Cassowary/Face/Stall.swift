/// Rounding kept a solver from the optimum: what it says so far is not to be relied on in full.
///
/// It is told only after the tableau was made again from the constraints, first with the same basis
/// and then from nothing, and neither helped. No layout is known that comes here; a system whose
/// coefficients span more than a `Double` holds can.
public struct Stall: Equatable, Sendable {
  /// What went wrong.
  public enum Cause: Equatable, Sendable {
    /// The simplex went on beyond its budget of moves.
    case endless
    /// Constraints' left sides differ from their recorded values by more than rounding explains.
    case imprecise
  }

  /// What went wrong.
  public let cause: Cause

  /// The highest level that may be short of its optimum. All above are at theirs; if it is
  /// `required`, even required constraints may not hold.
  public let priority: Priority

  /// A stall as told.
  public init(cause: Cause, priority: Priority) {
    self.cause = cause
    self.priority = priority
  }
}
