extension Tableau {
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
  mutating func applyLoneEdit() -> Bool {
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

  /// Stops if a handle does not name a constraint of this solver.
  func check(_ constraint: Constraint) {
    precondition(
      UInt32(bitPattern: constraint.slot) < UInt32(bitPattern: definitions.count)
        && definitions[constraint.slot].pointee.order == constraint.id, "no such constraint")
  }
}
