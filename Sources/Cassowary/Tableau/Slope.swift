/// How the cost changes per unit of a move, level by level, the highest first.
///
/// Slopes are compared lexicographically: the first level that is not 0 decides.
struct Slope: ~Copyable {
  /// By level, the sum of what each symbol adds.
  private var sums = Buffer<Double>()
  /// By level, the sum of the absolute values of it: what cancellation is measured against.
  private var magnitudes = Buffer<Double>()
  /// The levels that may be other than 0: `first ... last`, or none if `last` < `first`.
  private(set) var first = Int32.max
  private(set) var last: Int32 = -1

  /// Makes room for `count` levels.
  mutating func reach(_ count: Int32) {
    while sums.count < count {
      sums.append(0)
      magnitudes.append(0)
    }
  }

  /// Makes all levels 0.
  mutating func clear() {
    var level = first
    while level <= last {
      sums[level].pointee = 0
      magnitudes[level].pointee = 0
      level += 1
    }
    first = .max
    last = -1
  }

  /// Adds to one level.
  @inline(__always)
  mutating func add(_ amount: Double, at level: Int32) {
    sums[level].pointee += amount
    magnitudes[level].pointee += abs(amount)
    if level < first { first = level }
    if level > last { last = level }
  }

  /// Turns the direction of the move round.
  mutating func negate() {
    var level = first
    while level <= last {
      sums[level].pointee = -sums[level].pointee
      level += 1
    }
  }

  /// Makes this slope a copy of another.
  mutating func copy(_ other: borrowing Slope) {
    clear()
    first = other.first
    last = other.last
    var level = first
    while level <= last {
      sums[level].pointee = other.sums[level].pointee
      magnitudes[level].pointee = other.magnitudes[level].pointee
      level += 1
    }
  }

  /// The sum of a level, 0 if it is no more than what cancellation left over.
  @inline(__always)
  func value(at level: Int32) -> Double {
    let sum = sums[level].pointee
    return abs(sum) <= 1e-9 * magnitudes[level].pointee ? 0 : sum
  }

  /// The highest level from `start` on that is not 0.
  func leadingLevel(from start: Int32 = 0) -> Int32? {
    var level = Swift.max(first, start)
    while level <= last {
      if value(at: level) != 0 { return level }
      level += 1
    }
    return nil
  }

  /// Whether this slope, per unit of its own leading level, is below another per unit of the
  /// other's: the move that costs least for what it gains. Nil if neither.
  ///
  /// Both must lead at the level `lead`, with a negative value.
  func isBetter(than other: borrowing Slope, lead: Int32) -> Bool? {
    let gain = -value(at: lead)
    let otherGain = -other.value(at: lead)
    let end = Swift.max(last, other.last)
    var level = lead + 1
    while level <= end {
      let mine = level <= last ? value(at: level) / gain : 0
      let theirs = level <= other.last ? other.value(at: level) / otherGain : 0
      if abs(mine - theirs) > 1e-9 * Swift.max(abs(mine), abs(theirs)) {
        return mine < theirs
      }
      level += 1
    }
    return nil
  }
}
