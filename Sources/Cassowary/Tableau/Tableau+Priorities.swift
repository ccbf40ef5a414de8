extension Tableau {
  /// Changes a priority; what may have become profitable is queued for `solve()`.
  mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    check(constraint)
    let slot = constraint.slot
    isQuiet = false
    guard priority.rawValue != definitions[slot].pointee.priority else { return }
    precondition(priority < .required, "an optional constraint cannot become required")
    definitions[slot].pointee.priority = priority.rawValue
    if !symbols[slot].pointee.isBasic {
      show(slot)
    }
    symbols[slot].pointee.level = level(of: priority.rawValue)
    if symbols[slot].pointee.isBasic {
      symbols[slot].pointee.setZone(symbols[slot].pointee.zone)
      if symbols[slot].pointee.zone != .inside { queueRow(slot) }
    } else {
      queueCandidate(slot)
    }
  }

  /// The index of a priority in the list of levels, which takes it in if it is new.
  ///
  /// - Complexity: O(log levels); O(symbols) for a new one.
  mutating func level(of priority: Float) -> Int32 {
    var low: Int32 = 0
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

  private mutating func insertLevel(_ priority: Float, at index: Int32) {
    levels.append(priority)
    var place = levels.count - 1
    while place > index {
      levels[place].pointee = levels[place - 1].pointee
      place -= 1
    }
    levels[index].pointee = priority
    slope.reach(levels.count)
    bestSlope.reach(levels.count)
    for slot in 0..<symbols.count where symbols[slot].pointee.level >= index {
      symbols[slot].pointee.level += 1
    }
  }
}
