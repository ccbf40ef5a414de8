/// A handle of a constraint that stands in a `Solver`.
///
/// It belongs to the solver that gave it, and means something from `Solver.add` until
/// `Solver.remove`; its number is never given to another constraint of that solver.
public struct Constraint: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The number of the constraint: ascending in order of adding.
  public let id: Int32

  /// Where the solver keeps it. Unlike the number, a place is used again after removal.
  let slot: Int32

  init(id: Int32, slot: Int32) {
    self.id = id
    self.slot = slot
  }

  /// Whether one constraint was added before another.
  public static func < (left: Constraint, right: Constraint) -> Bool {
    left.id < right.id
  }
}
