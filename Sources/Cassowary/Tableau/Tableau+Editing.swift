extension Tableau {
  // MARK: Constants

  /// Notes a new constant; `solve()` applies it.
  ///
  /// - Complexity: O(1).
  mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "a constant must be finite")
    check(constraint)
    edits.append(Edit(constraint: constraint.slot, constant: constant))
  }

  /// Moves the kinks of edited constraints to their new constants.
  ///
  /// A nonbasic constraint takes all basic symbols of its column along; those that thereby leave
  /// their zones are disturbed, and so is a basic constraint whose kink passed its value.
  ///
  /// - Complexity: O(lengths of the edited constraints' columns).
  mutating func applyEdits() {
    for index in 0..<edits.count {
      let edit = edits[index].pointee
      let slot = edit.constraint
      let symbol = symbols[slot]
      let distance = edit.constant - symbol.pointee.kink
      guard distance != 0 else { continue }
      if !symbol.pointee.isBasic { show(slot) }
      symbol.pointee.kink = edit.constant
      if symbol.pointee.isBasic {
        symbol.pointee.setZone(symbol.pointee.zone)
        if symbol.pointee.value < symbol.pointee.lower
          || symbol.pointee.value > symbol.pointee.upper
        {
          disturbed.append(slot)
        }
      } else {
        shift(slot, by: distance)
        symbol.pointee.value = edit.constant
      }
    }
    edits.removeAll()
  }

  /// Applies a single edit when nothing else waits, in one walk: the frame of an animation or of a
  /// scroll.
  ///
  /// Before: nothing waits but one edit. After, if true: everything is up to date, the list of
  /// changes too. If false, the general way has to go on: nothing is done yet, or what is done is
  /// noted as if by `applyEdits()`.
  ///
  /// - Complexity: O(length of the edited constraint's column).
  private mutating func applyLoneEdit() -> Bool {
    let edit = edits[0].pointee
    let symbol = symbols[edit.constraint]
    guard symbol.pointee.traits.isDisjoint(with: [.basic, .hidden]) else { return false }
    symbol.pointee.traits.insert(.shown)
    let distance = edit.constant - symbol.pointee.kink
    symbol.pointee.kink = edit.constant
    symbol.pointee.value = edit.constant
    edits.removeAll()

    let count = symbol.pointee.count
    work &+= Int(count)
    touched.reserve(count)
    changes.reserve(count)
    var touch = touched.base
    var change = changes.base
    var previous: Int32 = -1
    var isSorted = true
    var isAtRest = true
    var cell = entries[symbol.pointee.line]
    let end = cell + Int(count)
    let all = symbols.base
    while cell < end {
      let slot = cell.pointee.other
      let basic = all + Int(slot)
      let before = basic.pointee.value
      let value = before + cell.pointee.coefficient * distance
      basic.pointee.value = value
      if value < basic.pointee.lower || value > basic.pointee.upper {
        isAtRest = false
      }
      if basic.pointee.isVariable, value != before {
        touch.initialize(to: Touch(variable: slot, before: before))
        change.initialize(to: Variable(id: slot))
        touch += 1
        change += 1
        if slot < previous { isSorted = false }
        previous = slot
      }
      cell += 1
    }
    changes.setCount(Int32(truncatingIfNeeded: change - changes.base))
    guard isAtRest else {
      touched.setCount(changes.count)
      noteDisturbed(in: edit.constraint)
      return false
    }
    if !isSorted { sortChanges(andLineOf: edit.constraint) }
    return true
  }

  /// Notes what a lone edit has disturbed and touched.
  @inline(never)
  private mutating func noteDisturbed(in slot: Int32) {
    for place in 0..<symbols[slot].pointee.count {
      let other = entry(slot, place).pointee.other
      let symbol = symbols[other]
      if symbol.pointee.value < symbol.pointee.lower
        || symbol.pointee.value > symbol.pointee.upper
      {
        disturbed.append(other)
      }
    }
    for index in 0..<touched.count {
      symbols[touched[index].pointee.variable].pointee.traits.insert(.changed)
    }
  }

  /// Sorts the list of changes, and the column they came from: the same constraint will be edited
  /// again, and then it is in order.
  @inline(never)
  private mutating func sortChanges(andLineOf slot: Int32) {
    sortChanges()
    sortLine(slot)
  }

  // MARK: Priorities

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

  // MARK: Removing

  /// Takes a constraint out.
  ///
  /// If it is nonbasic, one of its variables leaves the basis in its stead, at the value at which
  /// it stands; `solve()` lets it go to where nothing holds it.
  mutating func remove(_ constraint: Constraint) {
    check(constraint)
    let slot = constraint.slot
    isQuiet = false
    if !edits.isEmpty { forgetEdits(of: slot) }
    if !symbols[slot].pointee.isBasic { show(slot) }
    if symbols[slot].pointee.isBasic {
      if symbols[slot].pointee.zone != .inside { queueRow(slot) }
    } else {
      symbols[slot].pointee.traits.subtract(.equality)
      let leaving = variableToRelease(slot)
      pivot(leaving: leaving, position: position(of: slot, in: leaving))
      released.append(leaving)
      queueRow(slot)
    }
    discard(slot)
  }

  private mutating func forgetEdits(of slot: Int32) {
    var kept: Int32 = 0
    for index in 0..<edits.count where edits[index].pointee.constraint != slot {
      edits[kept].pointee = edits[index].pointee
      kept += 1
    }
    edits.shrink(to: kept)
  }

  /// The variable that leaves the basis when a nonbasic constraint goes: the first of its own terms
  /// that depends on it well enough to be divided by.
  private func variableToRelease(_ slot: Int32) -> Int32 {
    let line = symbols[slot].pointee.line
    var largest = 0.0
    for place in 0..<symbols[slot].pointee.count {
      let cell = entries[line + place].pointee
      if symbols[cell.other].pointee.isVariable {
        largest = max(largest, abs(cell.coefficient))
      }
    }
    let definition = definitions[slot].pointee
    for index in definition.first..<definition.first + definition.count {
      let variable = terms[index].pointee.variable
      guard symbols[variable].pointee.isBasic else { continue }
      for place in 0..<symbols[slot].pointee.count {
        let cell = entries[line + place].pointee
        if cell.other == variable, abs(cell.coefficient) > 1e-6 * largest { return variable }
      }
    }
    preconditionFailure("a nonbasic constraint none of whose variables depends on it")
  }

  // MARK: Solving

  /// Brings everything up to date.
  mutating func solve() throws(Unsatisfiable) {
    if isQuiet, edits.count == 1, applyLoneEdit() {
      if work > workLimit { isQuiet = false }
      return
    }
    isQuiet = false
    applyEdits()
    if !disturbed.isEmpty || !queue.isEmpty {
      optimise()
    }
    if !released.isEmpty {
      settleReleased()
    }
    if !hiding.isEmpty {
      hideColumns()
    }
    checkDriftIfDue()
    if !broken.isEmpty {
      try checkBroken()
    }
    collectChanges()
    isQuiet = broken.isEmpty
  }

  /// Lets variables that nothing holds go to 0, or to their bounds, as far as that costs nothing.
  private mutating func settleReleased() {
    for index in 0..<released.count {
      let slot = released[index].pointee
      let symbol = symbols[slot]
      guard symbol.pointee.isAlive, symbol.pointee.isVariable, !symbol.pointee.isBasic else {
        continue
      }
      let target = symbol.pointee.traits.contains(.costsBelow) ? symbol.pointee.kink : 0
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

  private func sortChanges() {
    sort(UnsafeMutableBufferPointer(start: changes.base, count: Int(changes.count))) { $0 < $1 }
  }

  /// Looks whether required constraints or bounds stay violated.
  private mutating func checkBroken() throws(Unsatisfiable) {
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
      if symbol.zoneOfValue != .inside, worst < 0 || slot < worst { worst = slot }
    }
    broken.shrink(to: kept)
    for index in 0..<kept {
      symbols[broken[index].pointee].pointee.mark = 0
    }
    if worst >= 0 {
      throw conflict(of: worst)
    }
  }

  // MARK: Handles

  /// Stops if a handle does not name a constraint of this solver.
  func check(_ constraint: Constraint) {
    precondition(
      UInt32(bitPattern: constraint.slot) < UInt32(bitPattern: definitions.count)
        && definitions[constraint.slot].pointee.order == constraint.id, "no such constraint")
  }
}
