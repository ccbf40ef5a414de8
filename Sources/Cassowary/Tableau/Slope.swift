/// How the cost changes per unit of a move, level by level, the highest first.
///
/// Slopes are compared lexicographically: the first level that is not 0 decides. So they are numbers
/// of an ordered field in which each level is infinitely small beside the one above: there is no
/// weight that a sum of many could outgrow, as strengths of Badros, Borning and Stuckey can.
struct Slope: ~Copyable {
  private var levels = Buffer<Level>()
  /// The levels that may be other than 0: `first ... last`, or none if `last` < `first`.
  private(set) var first = Int32.max
  private(set) var last: Int32 = -1

  struct Level: BitwiseCopyable {
    /// What the symbols add up to.
    var sum = 0.0
    /// The same with absolute values: what cancellation is measured against.
    var magnitude = 0.0
  }

  /// What it holds of memory.
  var allocatedBytes: Int { levels.allocatedBytes }

  /// Makes room for `count` levels.
  mutating func reach(_ count: Int32) {
    while levels.count < count { levels.append(Level()) }
  }

  /// Gives back what memory the levels do not need.
  mutating func trim() { levels.trim() }

  /// Makes all levels 0.
  mutating func clear() {
    var level = first
    while level <= last {
      levels[level].pointee = Level()
      level += 1
    }
    first = .max
    last = -1
  }

  /// Adds to one level.
  @inline(__always)
  mutating func add(_ amount: Double, at level: Int32) {
    levels[level].pointee.sum += amount
    levels[level].pointee.magnitude += abs(amount)
    if level < first { first = level }
    if level > last { last = level }
  }

  /// Becomes what the symbols of a column pay for a unit of its own symbol upwards.
  ///
  /// - Returns: whether any of them pays.
  @inline(__always)
  mutating func measure(
    _ column: UnsafeMutableBufferPointer<ColumnEntry>, _ symbols: UnsafeMutablePointer<Symbol>
  ) -> Bool {
    if last >= 0 { clear() }
    guard var cell = column.baseAddress else { return false }
    let end = cell + column.count
    // Most pay nothing.
    while cell < end, symbols[Int(cell.pointee.other)].zone == .inside { cell += 1 }
    guard cell < end else { return false }
    let levels = levels.base
    var first = Int32.max
    var last: Int32 = -1
    while cell < end {
      let basic = symbols + Int(cell.pointee.other)
      let zone = basic.pointee.zone
      if zone != .inside {
        let level = basic.pointee.level
        var amount = zone == .above ? cell.pointee.coefficient : -cell.pointee.coefficient
        if level == 0 { amount *= basic.pointee.requiredPrice }
        levels[Int(level)].sum += amount
        levels[Int(level)].magnitude += abs(amount)
        if level < first { first = level }
        if level > last { last = level }
      }
      cell += 1
    }
    self.first = first
    self.last = last
    return true
  }

  /// Turns the direction of the move round.
  mutating func negate() {
    var level = first
    while level <= last {
      levels[level].pointee.sum = -levels[level].pointee.sum
      level += 1
    }
  }

  /// The sum of a level, 0 if it is no more than what cancellation left over.
  @inline(__always)
  func value(at level: Int32) -> Double {
    let level = levels[level].pointee
    return abs(level.sum) <= 1e-9 * level.magnitude ? 0 : level.sum
  }

  /// The highest level from `start` on that is not 0.
  @inline(__always)
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
