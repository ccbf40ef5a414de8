extension Tableau {
  /// Takes a constraint out.
  ///
  /// If it is nonbasic, one of its variables leaves the basis in its stead, at the value at which
  /// it stands; `solve()` lets it go to where nothing holds it.
  mutating func remove(_ constraint: Constraint) {
    check(constraint)
    let slot = constraint.slot
    disquiet()
    if !edits.isEmpty { forgetEdits(of: slot) }
    if !symbols[slot].pointee.isBasic { show(slot) }
    if symbols[slot].pointee.isBasic {
      if symbols[slot].pointee.zone != .inside { queueRow(slot) }
    } else {
      symbols[slot].pointee.traits.subtract(.equality)
      let leaving = variableToRelease(slot)
      pivot(leaving: leaving, position: position(of: slot, inRowOf: leaving))
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
  private mutating func variableToRelease(_ slot: Int32) -> Int32 {
    let column = column(of: slot)
    var largest = 0.0
    for cell in column where symbols[cell.other].pointee.isVariable {
      largest = max(largest, abs(cell.coefficient))
    }
    var index = outlines[slot].pointee.first
    while index >= 0 {
      let variable = terms[index].pointee.variable
      index = termAfter(index)
      guard symbols[variable].pointee.isBasic else { continue }
      for cell in column where cell.other == variable {
        if abs(cell.coefficient) > 1e-6 * largest { return variable }
      }
    }
    preconditionFailure("a nonbasic constraint none of whose variables depends on it")
  }
}
