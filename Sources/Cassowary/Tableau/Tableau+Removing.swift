extension Tableau {
  /// Takes a constraint out.
  ///
  /// If it is nonbasic, one of its variables leaves the basis in its stead, at the value at which
  /// it stands; `solve()` lets it go to where nothing holds it (Badros, Borning and Stuckey 2001,
  /// where a marker variable tells which row to give up).
  ///
  /// Before: the constraint stands. After: it and its edits are forgotten, no value has moved, and
  /// what it held in place is queued.
  /// - Must not: be called while an addition is recorded.
  /// - Complexity: O(1) entries of its row if it is basic; otherwise that of a pivot, and of finding
  ///   its column if that was hidden.
  mutating func remove(_ constraint: Constraint) {
    check(constraint)
    let slot = constraint.slot
    disquiet()
    if !edits.isEmpty { forgetEdits(of: slot) }
    if !symbols[slot].pointee.isBasic { show(slot) }
    var leaving = variableToRelease(slot)
    if leaving == nil, !symbols[slot].pointee.isBasic {
      // Rounding has made up a column, or taken one away.
      refactor()
      if !symbols[slot].pointee.isBasic { show(slot) }
      leaving = variableToRelease(slot)
    }
    if symbols[slot].pointee.isBasic {
      if symbols[slot].pointee.zone != .inside { queueRow(slot) }
    } else if let leaving {
      symbols[slot].pointee.traits.subtract(.equality)
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
  ///
  /// The constraint's left side follows itself one to one, so what its terms contribute to that
  /// adds up to 1, in whatever units the variables are measured: one of n contributes 1/n at least.
  ///
  /// - Returns: the variable; nil if there is none, or if the constraint is basic.
  private mutating func variableToRelease(_ slot: Int32) -> Int32? {
    guard !symbols[slot].pointee.isBasic else { return nil }
    let column = column(of: slot)
    var index = outlines[slot].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      index = termAfter(index)
      guard symbols[term.variable].pointee.isBasic else { continue }
      for cell in column where cell.other == term.variable {
        if abs(term.coefficient * cell.coefficient) > 1e-6 { return term.variable }
      }
    }
    return nil
  }
}
