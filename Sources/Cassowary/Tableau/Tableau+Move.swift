extension Tableau {
  /// Moves a nonbasic symbol until the cost would rise, and lets the symbol whose kink ends the
  /// move leave the basis.
  ///
  /// A long step: kinks are passed in order of distance, and each adds its weight to the slope, until
  /// the slope is no gain any more (Fourer 1985; as a dual ratio test, Maros 2003).
  ///
  /// Before: `bestSlope` is the slope of the move; it gains. With `target` instead the move must
  /// cost nothing, and it ends at `target` at the latest.
  /// After: the entering symbol is basic, unless its own kink or the target ended the move; what
  /// may have become profitable is queued.
  ///
  /// - Parameter cautious: end at the first kink (for Bland's rule).
  /// - Returns: how far it moved.
  /// - Complexity: O(column + passed kinks × log column), and a pivot.
  @discardableResult
  mutating func move(
    _ entering: Int32, _ direction: Double, flatTo target: Double?, cautious: Bool
  ) -> Double {
    if target != nil { bestSlope.clear() }
    collectBreakpoints(entering, direction, flatTo: target)
    var lead = target == nil ? bestSlope.leadingLevel() : nil
    passed.removeAll()
    while let breakpoint = cautious ? firstBreakpoint() : popBreakpoint() {
      let level = symbols[breakpoint.slot].pointee.level
      let isLast: Bool
      if breakpoint.weight == .infinity || cautious {
        isLast = true
      } else if let current = lead, level >= current {
        bestSlope.add(breakpoint.weight, at: level)
        // Levels above `current` are 0; below it nothing counts until it is 0 itself.
        lead = bestSlope.leadingLevel(from: current)
        isLast = lead.map { bestSlope.value(at: $0) > 0 } ?? true
      } else {
        isLast = true
      }
      if isLast {
        end(entering, direction, at: breakpoint, target, cautious: cautious)
        return breakpoint.distance
      }
      passed.append(breakpoint)
    }
    // No kink ends a move that gains only if rounding made up the gain: then nothing is moved, and
    // the numbers are looked at.
    isSuspect = true
    dismiss(entering)
    return 0
  }

  /// Fills the heap with the kinks on the way.
  private mutating func collectBreakpoints(
    _ entering: Int32, _ direction: Double, flatTo target: Double?
  ) {
    breakpoints.removeAll()
    let column = column(of: entering)
    // The largest coefficient, each measured by what its symbol may miss its kink by.
    columnScale = 0
    for cell in column {
      let tolerance = Double(symbols[cell.other].pointee.tolerance)
      let size = abs(cell.coefficient)
      if size > columnScale * tolerance { columnScale = size / tolerance }
    }
    let smallest = Self.pivotTolerance * columnScale
    for (place, cell) in column.enumerated() {
      let rate = direction * cell.coefficient
      let symbol = symbols[cell.other]
      guard abs(rate) > smallest * Double(symbol.pointee.tolerance) else { continue }
      let weight = weightAhead(symbol, rising: rate > 0, rate: abs(rate))
      guard weight > 0 else { continue }
      let distance = max(0, (symbol.pointee.kink - symbol.pointee.value) / rate)
      breakpoints.append(
        Breakpoint(
          distance: distance, slot: cell.other, position: Int32(truncatingIfNeeded: place),
          weight: weight))
    }
    let own = symbols[entering].pointee
    if let target {
      breakpoints.append(
        Breakpoint(
          distance: abs(target - own.value), slot: entering, position: -1, weight: .infinity))
    } else if direction < 0, own.isVariable, own.traits.contains(.costsBelow), own.value > own.kink
    {
      breakpoints.append(
        Breakpoint(
          distance: own.value - own.kink, slot: entering, position: -1, weight: .infinity))
    }
    heapify()
  }

  /// What the slope gains when a symbol passes its kink: 0 if it will not, infinity if it must not.
  @inline(__always)
  private func weightAhead(
    _ symbol: UnsafeMutablePointer<Symbol>, rising: Bool, rate: Double
  ) -> Double {
    let traits = symbol.pointee.traits
    if traits.isDisjoint(with: .equality) { return 0 }
    let paysBehind: Bool
    let paysAhead: Bool
    if rising {
      guard symbol.pointee.zone != .above else { return 0 }
      paysBehind = symbol.pointee.zone == .below
      paysAhead = traits.contains(.costsAbove)
    } else {
      guard symbol.pointee.zone != .below else { return 0 }
      paysBehind = symbol.pointee.zone == .above
      paysAhead = traits.contains(.costsBelow)
    }
    if symbol.pointee.level == 0 {
      // Of a required symbol only what lies behind is left, an error that ends at the kink.
      return paysAhead ? .infinity : paysBehind ? rate * symbol.pointee.requiredPrice : 0
    }
    return (paysBehind ? rate : 0) + (paysAhead ? rate : 0)
  }

  /// Carries a move out up to the breakpoint that ends it.
  private mutating func end(
    _ entering: Int32, _ direction: Double, at breakpoint: Breakpoint, _ target: Double?,
    cautious: Bool
  ) {
    for index in 0..<passed.count {
      let kink = passed[index].pointee
      let rising = (columnEntry(entering, kink.position).pointee.coefficient > 0) == (direction > 0)
      changeZone(kink.slot, to: zoneAhead(kink.slot, rising: rising))
    }
    guard breakpoint.position >= 0 else {
      // The symbol's own kink, or the target.
      let arrival = target ?? symbols[entering].pointee.kink
      shift(entering, by: arrival - symbols[entering].pointee.value)
      symbols[entering].pointee.value = arrival
      queuePassed()
      if target == nil { queueCandidate(entering) }
      return
    }
    let leaving = breakpoint.slot
    let cell = columnEntry(entering, breakpoint.position).pointee
    let left = symbols[leaving]
    let kink = left.pointee.kink
    if abs(cell.coefficient) < Self.soundPivot * columnScale * Double(left.pointee.tolerance) {
      diagnostics.smallPivots += 1
      isSuspect = true
    }
    // Not the breakpoint's distance, which is never negative: the kink is to be met exactly, and
    // rounding may have put the symbol a little beyond it.
    shift(entering, by: (kink - left.pointee.value) / cell.coefficient)
    if isRecording { journal.append(.zone(leaving, left.pointee.zone)) }
    left.pointee.value = kink
    pivot(leaving: leaving, position: cell.mirror)
    lastPivot = (entering, leaving)
    // A variable moves on its free side only, unless the removal of a constraint made it nonbasic
    // while it was beyond its bound; a constraint's left side may pay from now on.
    let entered = symbols[entering].pointee
    changeZone(
      entering,
      to: entered.isVariable ? entered.zoneOfValue : zoneAhead(entering, rising: direction > 0))
    if target == nil, !cautious {
      queueRow(entering, helping: direction)
    } else {
      queueRow(entering)
    }
    queuePassed()
  }

  /// The zone beyond the kink of a symbol.
  private func zoneAhead(_ slot: Int32, rising: Bool) -> Zone {
    let traits = symbols[slot].pointee.traits
    if rising { return traits.contains(.costsAbove) ? .above : .inside }
    return traits.contains(.costsBelow) ? .below : .inside
  }

  /// Queues what may have become profitable because symbols passed their kinks: each would now
  /// rather go back.
  private mutating func queuePassed() {
    for index in 0..<passed.count {
      let slot = passed[index].pointee.slot
      let symbol = symbols[slot].pointee
      let hasRisen =
        switch symbol.zone {
        case .above: true
        case .below: false
        case .inside: symbol.traits.contains(.costsBelow)
        }
      queueRow(slot, helping: hasRisen ? -1 : 1)
    }
  }

  private mutating func dismiss(_ slot: Int32) {
    symbols[slot].pointee.traits.remove(.queued)
    for index in 0..<queue.count where queue[index].pointee == slot {
      queue[index].pointee = queue[queue.count - 1].pointee
      queue.shrink(to: queue.count - 1)
      return
    }
  }

  // MARK: Values

  /// Moves a nonbasic symbol, and with it the basic ones of its column.
  ///
  /// Those that come into disagreement with their zones are noted as disturbed.
  ///
  /// - Complexity: O(column).
  mutating func shift(_ slot: Int32, by distance: Double) {
    if isRecording { recordValues(slot) }
    touch(slot)
    let all = symbols.base
    all[Int(slot)].value += distance
    let outline = outlines[slot].pointee
    work &+= Int(outline.count)
    touched.reserve(touched.count + outline.count)
    disturbed.reserve(disturbed.count + outline.count)
    var touch = touched.base + Int(touched.count)
    var disturbance = disturbed.base + Int(disturbed.count)
    var cell = columns[outline.line]
    let end = cell + Int(outline.count)
    while cell < end {
      let other = cell.pointee.other
      let basic = all + Int(other)
      let before = basic.pointee.value
      let traits = basic.pointee.traits
      let value = before + cell.pointee.coefficient * distance
      basic.pointee.value = value
      if traits.intersection([.variable, .changed]) == .variable {
        basic.pointee.traits.insert(.changed)
        touch.initialize(to: Touch(variable: other, before: before))
        touch += 1
      }
      if basic.pointee.isDisturbed(at: value) {
        disturbance.initialize(to: other)
        disturbance += 1
      }
      cell += 1
    }
    touched.setCount(Int32(truncatingIfNeeded: touch - touched.base))
    disturbed.setCount(Int32(truncatingIfNeeded: disturbance - disturbed.base))
  }

  /// Notes that a symbol's value is about to change.
  @inline(__always)
  mutating func touch(_ slot: Int32) {
    let symbol = symbols[slot]
    if symbol.pointee.isVariable, !symbol.pointee.traits.contains(.changed) {
      symbol.pointee.traits.insert(.changed)
      touched.append(Touch(variable: slot, before: symbol.pointee.value))
    }
  }

  // MARK: The heap of breakpoints

  private mutating func heapify() {
    var index = breakpoints.count / 2
    while index > 0 {
      index -= 1
      siftDown(index)
    }
  }

  /// The nearest breakpoint; of equals, the symbol with the lowest slot, as Bland's rule wants it.
  /// What is at its kink but for rounding counts as at it.
  private mutating func firstBreakpoint() -> Breakpoint? {
    var first: Breakpoint?
    for index in 0..<breakpoints.count {
      var breakpoint = breakpoints[index].pointee
      let symbol = symbols[breakpoint.slot].pointee
      if breakpoint.position >= 0, abs(symbol.kink - symbol.value) <= symbol.slack {
        breakpoint.distance = 0
      }
      if let first, (first.distance, first.slot) < (breakpoint.distance, breakpoint.slot) {
        continue
      }
      first = breakpoint
    }
    return first
  }

  private mutating func popBreakpoint() -> Breakpoint? {
    guard !breakpoints.isEmpty else { return nil }
    let top = breakpoints[0].pointee
    let last = breakpoints.removeLast()
    if !breakpoints.isEmpty {
      breakpoints[0].pointee = last
      siftDown(0)
    }
    return top
  }

  private mutating func siftDown(_ start: Int32) {
    let sinking = breakpoints[start].pointee
    var hole = start
    while true {
      var child = 2 * hole + 1
      guard child < breakpoints.count else { break }
      if child + 1 < breakpoints.count,
        breakpoints[child + 1].pointee.precedes(breakpoints[child].pointee)
      {
        child += 1
      }
      guard breakpoints[child].pointee.precedes(sinking) else { break }
      breakpoints[hole].pointee = breakpoints[child].pointee
      hole = child
    }
    breakpoints[hole].pointee = sinking
  }

  /// Coefficients this small against the largest of their column, each in its symbol's own unit, are
  /// no pivots.
  static var pivotTolerance: Double { 1e-10 }

  /// After a pivot smaller than this part of the largest coefficient of its column the numbers are
  /// held against the constraints.
  static var soundPivot: Double { 1e-6 }
}
