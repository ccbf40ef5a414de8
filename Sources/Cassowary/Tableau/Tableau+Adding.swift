extension Tableau {
  /// Takes one term of the constraint to be added.
  mutating func stage(_ variable: Int32, _ coefficient: Double) {
    precondition(coefficient.isFinite, "a coefficient must be finite")
    precondition(
      variable >= 0 && variable < symbols.count && symbols[variable].pointee.isAlive
        && symbols[variable].pointee.isVariable, "no such variable")
    guard coefficient != 0 else { return }
    staged.append(StagedTerm(variable: variable, coefficient: coefficient))
  }

  /// Adds the constraint of the staged terms.
  ///
  /// Before: the terms are staged. After: the constraint stands and all is optimal, or
  /// `stall` says why not. (Badros, Borning and Stuckey 2001, without their artificial variable: a
  /// violated row is a basic symbol beyond its kink.)
  ///
  /// - Throws: `Unsatisfiable`; then everything is as it was.
  /// - Complexity: O(terms × length of their rows) if a variable is free to take it up or if it
  ///   holds already; otherwise that of the moves that make it hold.
  mutating func add(
    _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(Unsatisfiable) -> Constraint {
    precondition(constant.isFinite, "a constant must be finite")
    disquiet()
    applyEdits()
    let slot = makeConstraint(relation, constant, priority)
    draftRow(slot)
    symbols[slot].pointee.zone = symbols[slot].pointee.zoneOfValue
    if takeUp(slot) { return handle(slot) }
    if !disturbed.isEmpty || !queue.isEmpty { optimiseBeforeInserting(slot) }
    insertDraft(slot)
    guard symbols[slot].pointee.zone != .inside else { return handle(slot) }

    beginRecording()
    changeZone(slot, to: symbols[slot].pointee.zone)
    queueRow(slot)
    optimise()
    if failure != nil { return try addAnew(slot, conflict: sieveIfRequired(slot)) }
    if symbols[slot].pointee.level == 0, symbols[slot].pointee.isBasic, isViolated(slot) {
      return try addAnew(slot, conflict: conflict(of: slot))
    }
    commit()
    hideColumns()
    return handle(slot)
  }

  /// Undoes what an addition did and refuses it with the conflict that it met; without one, the
  /// numbers were at fault, and it is done again with better ones.
  private mutating func addAnew(
    _ slot: Int32, conflict: Unsatisfiable?
  ) throws(Unsatisfiable) -> Constraint {
    failure = nil
    rollBack()
    if let conflict {
      discard(slot)
      throw conflict
    }
    recover()
    return handle(slot)
  }

  /// The handle of a constraint in a slot.
  func handle(_ slot: Int32) -> Constraint {
    Constraint(id: outlines[slot].pointee.order, slot: slot)
  }

  // MARK: The definition

  /// A symbol for the left side of a constraint, with its definition and without a line.
  private mutating func makeConstraint(
    _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> Int32 {
    let slot = makeSymbol()
    let level = level(of: priority.rawValue)
    mergeStaged()
    let count = staged.count
    let first = terms.allocate(Pool<Occurrence>.sizeClass(for: count))
    var tolerance: Float = 0
    for index in 0..<count {
      let term = staged[index].pointee
      let head = outlines[term.variable]
      let size = Float(abs(term.coefficient))
      learnUnit(of: term.variable, from: size, isFirst: head.pointee.first < 0)
      tolerance = max(tolerance, size * symbols[term.variable].pointee.tolerance)
      terms[first + index].initialize(
        to: Occurrence(
          variable: term.variable, isLast: index == count - 1, constraint: slot,
          next: head.pointee.first, coefficient: term.coefficient))
      if head.pointee.first >= 0 {
        terms[head.pointee.first].pointee.previous = first + index
      }
      head.pointee.first = first + index
    }
    precondition(nextOrder < .max, "a solver takes at most 2^31 constraints in its life")
    outlines[slot].pointee.first = count > 0 ? first : -1
    outlines[slot].pointee.order = nextOrder
    nextOrder += 1
    staged.removeAll()
    let symbol = symbols[slot]
    symbol.pointee.kink = constant
    symbol.pointee.level = level
    symbol.pointee.tolerance = tolerance
    switch relation {
    case .lessThanOrEqual: symbol.pointee.traits.formUnion(.costsAbove)
    case .equal: symbol.pointee.traits.formUnion(.equality)
    case .greaterThanOrEqual: symbol.pointee.traits.formUnion(.costsBelow)
    }
    return slot
  }

  /// Lets a variable that occurs with small coefficients only, so that its numbers are large, miss
  /// its kink by accordingly more.
  private func learnUnit(of variable: Int32, from coefficient: Float, isFirst: Bool) {
    let symbol = symbols[variable]
    let wanted = Self.relativeTolerance / min(1, coefficient)
    symbol.pointee.tolerance = isFirst ? wanted : min(symbol.pointee.tolerance, wanted)
  }

  /// Adds up staged terms of the same variable, at the place of the first.
  private mutating func mergeStaged() {
    var kept: Int32 = 0
    for index in 0..<staged.count {
      let term = staged[index].pointee
      let mark = symbols[term.variable].pointee.mark
      if mark > 0 {
        staged[mark - 1].pointee.coefficient += term.coefficient
      } else {
        symbols[term.variable].pointee.mark = kept + 1
        staged[kept].pointee = term
        kept += 1
      }
    }
    staged.shrink(to: kept)
    kept = 0
    for index in 0..<staged.count {
      let term = staged[index].pointee
      symbols[term.variable].pointee.mark = 0
      if term.coefficient != 0 {
        staged[kept].pointee = term
        kept += 1
      }
    }
    staged.shrink(to: kept)
  }

  /// The term after one, or -1.
  @inline(__always)
  func termAfter(_ index: Int32) -> Int32 {
    terms[index].pointee.isLast ? -1 : index + 1
  }

  /// Takes a constraint's definition and symbol away. Its line must be empty.
  mutating func forget(_ slot: Int32) {
    let first = outlines[slot].pointee.first
    var index = first
    var count: Int32 = 0
    while index >= 0 {
      let term = terms[index].pointee
      if term.previous >= 0 {
        terms[term.previous].pointee.next = term.next
      } else {
        outlines[term.variable].pointee.first = term.next
      }
      if term.next >= 0 {
        terms[term.next].pointee.previous = term.previous
      }
      count += 1
      index = termAfter(index)
    }
    terms.release(first, Pool<Occurrence>.sizeClass(for: count))
    releaseSymbol(slot)
  }

  /// Takes a constraint away whose row is in the tableau.
  mutating func discard(_ slot: Int32) {
    unlinkAll(slot)
    forget(slot)
  }

  // MARK: The row

  /// Writes a constraint's left side as a sum over nonbasic symbols into `draft`, and its value.
  ///
  /// - Complexity: O(terms + lengths of the rows of the basic ones).
  mutating func draftRow(_ slot: Int32) {
    draft.removeAll()
    var value = 0.0
    var index = outlines[slot].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      let variable = symbols[term.variable]
      value += term.coefficient * variable.pointee.value
      if variable.pointee.isBasic {
        for cell in row(of: term.variable) {
          addToDraft(cell.other, term.coefficient * coefficient(of: cell))
        }
      } else {
        addToDraft(term.variable, term.coefficient)
      }
      index = termAfter(index)
    }
    closeDraft()
    symbols[slot].pointee.value = value
  }

  /// Adds to a coefficient of the line under construction.
  @inline(__always)
  mutating func addToDraft(_ other: Int32, _ coefficient: Double) {
    let mark = symbols[other].pointee.mark
    if mark > 0 {
      let cell = draft[mark - 1]
      cell.pointee.coefficient += coefficient
      cell.pointee.magnitude += abs(coefficient)
    } else {
      draft.append(
        DraftEntry(other: other, coefficient: coefficient, magnitude: abs(coefficient)))
      symbols[other].pointee.mark = draft.count
    }
  }

  /// Ends the construction of a line: coefficients that cancelled out go.
  mutating func closeDraft() {
    var kept: Int32 = 0
    for index in 0..<draft.count {
      let cell = draft[index].pointee
      symbols[cell.other].pointee.mark = 0
      if abs(cell.coefficient) > Self.cancellation * cell.magnitude {
        draft[kept].pointee = cell
        kept += 1
      }
    }
    draft.shrink(to: kept)
  }

  /// Makes the drafted row a basic symbol's.
  mutating func insertDraft(_ slot: Int32) {
    makeBasic(slot, reserving: draft.count)
    for index in 0..<draft.count {
      link(slot, draft[index].pointee.other, draft[index].pointee.coefficient)
    }
  }

  /// Optimises what waited before; the drafted row is drafted again, as it may have changed.
  private mutating func optimiseBeforeInserting(_ slot: Int32) {
    // A tableau that is made afresh meanwhile must not take in what is not inserted yet.
    symbols[slot].pointee.traits.remove(.alive)
    settle()
    symbols[slot].pointee.traits.insert(.alive)
    hideColumns()
    draftRow(slot)
    symbols[slot].pointee.zone = symbols[slot].pointee.zoneOfValue
  }

  /// Lets a variable that no row mentions take a new constraint up: it becomes basic, and the
  /// constraint is at its kink. That disturbs nothing.
  ///
  /// Before: the drafted row is not in the tableau. After, if true: the variable's row is, solved
  /// from the drafted one; a required equality's column is left out at once.
  ///
  /// - Returns: whether there was such a variable, and need for it.
  mutating func takeUp(_ slot: Int32) -> Bool {
    let isHidden = symbols[slot].pointee.isRequired && symbols[slot].pointee.isEquality
    guard isHidden || symbols[slot].pointee.zone != .inside else { return false }
    let missing = symbols[slot].pointee.kink - symbols[slot].pointee.value
    var chosen: Int32 = -1
    for index in 0..<draft.count {
      let cell = draft[index].pointee
      let variable = symbols[cell.other]
      guard variable.pointee.isVariable, outlines[cell.other].pointee.count == 0 else { continue }
      let isFree = variable.pointee.traits.isDisjoint(with: .equality)
      guard
        isFree
          || variable.pointee.value + missing / cell.coefficient >= variable.pointee.kink
      else { continue }
      chosen = index
      if isFree { break }
    }
    guard chosen >= 0 else { return false }

    let pivot = draft[chosen].pointee
    let inverse = 1 / pivot.coefficient
    symbols[slot].pointee.value = symbols[slot].pointee.kink
    symbols[slot].pointee.zone = .inside
    touch(pivot.other)
    symbols[pivot.other].pointee.value += missing * inverse
    makeBasic(pivot.other, reserving: isHidden ? draft.count - 1 : draft.count)
    for index in 0..<draft.count where index != chosen {
      link(pivot.other, draft[index].pointee.other, -draft[index].pointee.coefficient * inverse)
    }
    if isHidden {
      symbols[slot].pointee.traits.insert(.hidden)
    } else {
      link(pivot.other, slot, inverse)
    }
    return true
  }
}
