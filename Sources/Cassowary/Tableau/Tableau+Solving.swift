extension Tableau {
  /// Brings everything up to date.
  mutating func solve() throws(Unsatisfiable) {
    if isQuiet, edits.count == 1, applyLoneEdit() {
      if work > workLimit { isQuiet = false }
      return
    }
    isQuiet = false
    applyEdits()
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
    changes.removeAll()
    var isSorted = true
    var previous: Int32 = -1
    for index in 0..<touched.count {
      let touch = touched[index].pointee
      let symbol = symbols[touch.variable]
      symbol.pointee.traits.remove(.changed)
      guard symbol.pointee.isAlive, symbol.pointee.isVariable,
        symbol.pointee.value != touch.before
      else { continue }
      changes.append(Variable(id: touch.variable))
      isSorted = isSorted && touch.variable > previous
      previous = touch.variable
    }
    touched.removeAll()
    if !isSorted { sortChanges() }
  }

  /// Puts the list of changes into the order of the variables.
  func sortChanges() {
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
