extension Tableau {
  /// Changes a priority; what may have become profitable is queued for `solve()`.
  ///
  /// Before: the constraint stands on one level. After: on another; no value and no zone has changed.
  /// - Must not: an optional constraint become required, which could be impossible.
  /// - Complexity: O(its line), O(symbols) if the level is new, and that of showing a hidden column.
  mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    check(constraint)
    let slot = constraint.slot
    disquiet()
    guard priority.rawValue != levels[symbols[slot].pointee.level].pointee else { return }
    precondition(priority < .required, "an optional constraint cannot become required")
    if !symbols[slot].pointee.isBasic {
      show(slot)
    }
    let level = level(of: priority.rawValue)
    let isPaying = symbols[slot].pointee.isBasic && symbols[slot].pointee.zone != .inside
    if isPaying {
      payers[symbols[slot].pointee.level].pointee -= 1
      payers[level].pointee += 1
      paidFrom = 0
    }
    symbols[slot].pointee.level = level
    if symbols[slot].pointee.isBasic {
      if isPaying { queueRow(slot) }
    } else {
      queueCandidate(slot)
    }
  }

  /// The index of a priority in the list of levels, which takes it in if it is new.
  ///
  /// - Complexity: O(log levels); O(symbols) for a new one.
  @inline(__always)
  mutating func level(of priority: Float) -> Int32 {
    // Most are required.
    levels[0].pointee == priority ? 0 : lowerLevel(of: priority)
  }

  private mutating func lowerLevel(of priority: Float) -> Int32 {
    if levels.count >= levelLimit {
      dropUnusedLevels()
      levelLimit = max(64, 2 * levels.count)
    }
    var low: Int32 = 1
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].pointee > priority {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low == levels.count || levels[low].pointee != priority {
      insertLevel(priority, at: low)
    }
    return low
  }

  /// Drops levels on which no constraint is any more, so that priorities that come and go, as in
  /// an animation, leave nothing behind.
  ///
  /// - Complexity: O(symbols + levels).
  private mutating func dropUnusedLevels() {
    var newLevel = Array(repeating: Int32(-1), count: Int(levels.count))
    newLevel[0] = 0
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      newLevel[Int(symbols[slot].pointee.level)] = 0
    }
    var kept: Int32 = 0
    for level in 0..<levels.count where newLevel[Int(level)] == 0 {
      newLevel[Int(level)] = kept
      levels[kept].pointee = levels[level].pointee
      payers[kept].pointee = payers[level].pointee
      kept += 1
    }
    levels.shrink(to: kept)
    payers.shrink(to: kept)
    paidFrom = 0
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      symbols[slot].pointee.level = newLevel[Int(symbols[slot].pointee.level)]
    }
  }

  /// Makes room for what is kept by level.
  mutating func reachLevels() {
    while payers.count < levels.count { payers.append(0) }
    slope.reach(levels.count)
    bestSlope.reach(levels.count)
  }

  private mutating func insertLevel(_ priority: Float, at index: Int32) {
    levels.append(priority)
    reachLevels()
    var place = levels.count - 1
    while place > index {
      levels[place].pointee = levels[place - 1].pointee
      payers[place].pointee = payers[place - 1].pointee
      place -= 1
    }
    levels[index].pointee = priority
    payers[index].pointee = 0
    paidFrom = 0
    for slot in 0..<symbols.count where symbols[slot].pointee.level >= index {
      symbols[slot].pointee.level += 1
    }
  }
}
