/// Required constraints and bounds that exclude each other.
///
/// The set is irreducible: without any one of its members the rest can hold together.
public struct Unsatisfiable: Error, Equatable, Sendable {
  /// The required constraints of the set, in order of adding. After a failed `Solver.add` the
  /// constraint that was to be added is among them, though it does not stand in the solver.
  public let constraints: [Constraint]
  /// The variables whose lower bounds belong to the set, in order of their numbers.
  public let bounds: [Variable]
}
