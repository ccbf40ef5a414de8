extension Tableau {
  /// Notes a new constant; `solve()` applies it.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "a constant must be finite")
    check(constraint)
    // An edit that says nothing new is none, unless it takes one back that waits.
    if edits.isEmpty, symbols[constraint.slot].pointee.kink == constant { return }
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
        if symbol.pointee.isDisturbed(at: symbol.pointee.value) { disturbed.append(slot) }
      } else {
        shift(slot, by: distance)
        symbol.pointee.value = edit.constant
      }
    }
    edits.removeAll()
  }

  /// Stops if a handle does not name a constraint of this solver.
  @inline(__always)
  func check(_ constraint: Constraint) {
    precondition(
      UInt32(bitPattern: constraint.slot) < UInt32(bitPattern: outlines.count)
        && outlines[constraint.slot].pointee.order == constraint.id, "no such constraint")
  }
}
