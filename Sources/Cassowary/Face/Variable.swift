/// An unknown of a `Solver`.
///
/// A variable is a name, not a value: ask `Solver.value(of:)` for what it stands at. It belongs
/// to the solver that made it and must not be shown to another.
public struct Variable: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The number of the variable within its solver. Numbers ascend in order of making; the number
  /// of a removed variable is given to a later one.
  public let id: Int32

  init(id: Int32) {
    self.id = id
  }

  /// Whether one variable's number is below another's.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.id < right.id
  }
}
