extension Tableau {
  /// Brings everything up to date.
  @inline(__always)
  mutating func solve() throws(Unsatisfiable) {
    if isQuiet {
      if edits.isEmpty {
        changes.removeAll()
        lane.isListed = false
        return
      }
      if followLane() { return }
    }
    try solveInFull()
  }

  @inline(never)
  private mutating func solveInFull() throws(Unsatisfiable) {
    let isCalm = isQuiet
    let edited = isCalm ? editedConstraints() : (-1, -1)
    let side = sideOfLeaving()
    if side == nil {
      disquiet()
    } else {
      catchUp()
      swap(&lane, &otherLane)
      isQuiet = false
    }
    applyEdits()
    if side != nil { noteStrays() }
    let moves = diagnostics.moves
    let zones = zoneChanges
    if stall != nil {
      recover()
    } else if !disturbed.isEmpty || !queue.isEmpty {
      settle()
    }
    if !released.isEmpty {
      settleReleased()
      if failure != nil { recover() }
    }
    if !hiding.isEmpty {
      hideColumns()
    }
    checkDriftIfDue()
    if !broken.isEmpty {
      try checkBroken()
    }
    collectChanges()
    isQuiet = broken.isEmpty && stall == nil
    guard isCalm else { return trim() }
    var crossing: Crossing?
    if let side, diagnostics.moves == moves + 1, zoneChanges == zones + 2 * Int(strays.count) {
      crossing = self.crossing(at: side)
    }
    layLane(along: edited, from: crossing)
  }

  /// The one or two constraints that the waiting edits are about; -1 for none, and both if there are
  /// more.
  private mutating func editedConstraints() -> (first: Int32, second: Int32) {
    var found: (first: Int32, second: Int32) = (-1, -1)
    for edit in edits.elements where edit.constraint != found.first {
      if found.first < 0 {
        found.first = edit.constraint
      } else if found.second < 0 {
        found.second = edit.constraint
      } else if edit.constraint != found.second {
        return (-1, -1)
      }
    }
    return found
  }

  /// Lets variables that nothing holds go to 0, or to their bounds, as far as that costs nothing.
  mutating func settleReleased() {
    var index: Int32 = 0
    while index < released.count, failure == nil {
      let slot = released[index].pointee
      index += 1
      let symbol = symbols[slot]
      guard symbol.pointee.isAlive, symbol.pointee.isVariable, !symbol.pointee.isBasic else {
        continue
      }
      let target = symbol.pointee.restingPlace
      guard symbol.pointee.value != target else { continue }
      move(slot, symbol.pointee.value < target ? 1 : -1, flatTo: target, cautious: false)
      optimise()
    }
    released.removeAll()
  }

  /// Writes the list of variables that changed.
  ///
  /// - Complexity: O(touched), and O(touched × log touched) if they were not touched in order.
  private mutating func collectChanges() {
    changes.reserve(touched.count)
    var change = changes.base
    for touch in touched.elements {
      let symbol = symbols[touch.variable]
      symbol.pointee.traits.remove(.changed)
      change.initialize(to: Variable(id: touch.variable))
      let isThere = symbol.pointee.traits.isSuperset(of: [.alive, .variable])
      if isThere, symbol.pointee.value != touch.before { change += 1 }
    }
    changes.setCount(Int32(truncatingIfNeeded: change - changes.base))
    touched.removeAll()
    sortChanges()
  }

  /// Puts the list of changes into the order of the variables.
  mutating func sortChanges() {
    sort(UnsafeMutableBufferPointer(start: changes.base, count: Int(changes.count))) { $0 < $1 }
  }

  /// Looks whether required constraints or bounds stay violated.
  ///
  /// - Parameter isLast: whether the numbers have been made again for it before.
  private mutating func checkBroken(isLast: Bool = false) throws(Unsatisfiable) {
    var kept: Int32 = 0
    var worst: Int32 = -1
    for index in 0..<broken.count {
      let slot = broken[index].pointee
      let symbol = symbols[slot].pointee
      guard symbol.isAlive, symbol.isBasic, symbol.level == 0, symbol.zone != .inside,
        symbol.mark == 0
      else { continue }
      symbols[slot].pointee.mark = 1
      broken[kept].pointee = slot
      kept += 1
      if worst < 0 || slot < worst, isViolated(slot) { worst = slot }
    }
    broken.shrink(to: kept)
    for index in 0..<kept {
      symbols[broken[index].pointee].pointee.mark = 0
    }
    guard worst >= 0, stall == nil else { return }
    if let conflict = conflict(of: worst) { throw conflict }
    // All that is required can hold together: the numbers are at fault.
    if isLast { return tell(of: .imprecise) }
    recover()
    try checkBroken(isLast: true)
  }
}
