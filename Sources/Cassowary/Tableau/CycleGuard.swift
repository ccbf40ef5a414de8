/// Watches a run of the simplex for cycling.
///
/// Moves of length 0 change the basis without progress. After many of them in a row the simplex is
/// to follow Bland's rule, which cannot cycle; if even that goes on beyond reason, the numbers have
/// gone wrong.
struct CycleGuard {
  private var idle = 0
  private var total = 0
  private var size = 0
  /// Whether this run repeats an exhausted one on fresh numbers.
  let isSecondTry: Bool

  init(isSecondTry: Bool = false) {
    self.isSecondTry = isSecondTry
  }

  /// Whether to follow Bland's rule.
  var isCautious: Bool { idle > 40 }
  /// Whether the run is beyond reason.
  var isExhausted: Bool { idle > 400 + 20 * size || total > 10_000 + 200 * size }

  /// Counts a move.
  mutating func note(length: Double, size: Int32) {
    self.size = Int(size)
    total += 1
    idle = length > 0 ? 0 : idle + 1
  }
}
