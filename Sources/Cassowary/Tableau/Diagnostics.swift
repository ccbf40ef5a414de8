/// How hard a solver's life was so far. For tests and benchmarks: an ordinary layout leaves all but
/// `moves` at 0.
package struct Diagnostics: Equatable, Sendable {
  /// Moves of the simplex.
  package var moves = 0
  /// Moves by Bland's rule.
  package var cautiousMoves = 0
  /// The greatest part of its budget that a run of the simplex used, from 0 to 1.
  package var greatestShare = 0.0
  /// How often a pivot was small enough against its column for the numbers to be checked after it.
  package var smallPivots = 0
  /// How often the numbers were held against the constraints.
  package var checks = 0
  /// How often the tableau was made again from the constraints.
  package var refactorings = 0
  /// How often it was made again from nothing.
  package var restarts = 0
  /// How often a stall was told.
  package var stalls = 0

  package init() {}
}

/// A numerical failure that a test lets happen, since sound arithmetic hardly ever does.
package enum NumericalFault: Sendable {
  /// The next runs of the simplex, as many as said, go on beyond their budgets.
  case endlessRuns(Int)
  /// Every stored value of a basic symbol is off by a part of itself, and by as much in points.
  case drift(Double)
}

extension Diagnostics {
  /// Adds the life of another solver.
  package mutating func add(_ other: Diagnostics) {
    moves += other.moves
    cautiousMoves += other.cautiousMoves
    greatestShare = max(greatestShare, other.greatestShare)
    smallPivots += other.smallPivots
    checks += other.checks
    refactorings += other.refactorings
    restarts += other.restarts
    stalls += other.stalls
  }
}
