/// Watches a run of the simplex for cycling.
///
/// Moves of length 0 change the basis without progress, and a rule that picks the best candidate can
/// come back to where it was (Hoffman 1953, Beale 1955). After `patience` of them in a row the
/// simplex is to follow Bland's rule, which cannot cycle (Bland 1977), until there is progress.
///
/// Bland's proof needs exact numbers, and gives no bound of use. So there is a budget besides: a run
/// that exceeds it is given up, and `Tableau+Recovering.swift` sees to it. It is measured, not
/// proven: the tests hold the dense ladders under half of it, the cycling programs under a tenth.
struct CycleGuard {
  private(set) var idle = 0
  private(set) var total = 0
  private let limit: Int
  private let idleLimit: Int
  private let isAlwaysCautious: Bool

  /// Moves of length 0 in a row after which Bland's rule is followed.
  static let patience = 40

  /// A shorter move, in points, may be rounding.
  private static let leastProgress = 1e-9

  /// A guard for one run.
  ///
  /// - Parameters:
  ///   - size: how many symbols there are.
  ///   - isAlwaysCautious: whether to follow Bland's rule from the first move on.
  init(size: Int32, isAlwaysCautious: Bool = false) {
    limit = 10_000 + 200 * Int(size)
    idleLimit = 400 + 20 * Int(size)
    self.isAlwaysCautious = isAlwaysCautious
  }

  /// Whether to follow Bland's rule.
  var isCautious: Bool { isAlwaysCautious || idle > Self.patience }

  /// Whether the run is beyond its budget.
  var isExhausted: Bool { idle > idleLimit || total > limit }

  /// The part of the budget that is used, from 0 to 1.
  var share: Double { max(Double(idle) / Double(idleLimit), Double(total) / Double(limit)) }

  /// Counts a move.
  mutating func note(length: Double) {
    total += 1
    idle = length > Self.leastProgress ? 0 : idle + 1
  }
}
