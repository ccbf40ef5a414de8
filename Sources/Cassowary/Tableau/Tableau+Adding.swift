extension Tableau {
  /// Takes one term of the constraint to be added.
  @inline(__always)
  mutating func stage(_ variable: Int32, _ coefficient: Double) {
    precondition(coefficient.isFinite, "a coefficient must be finite")
    precondition(
      UInt32(bitPattern: variable) < UInt32(bitPattern: symbols.count)
        && symbols[variable].pointee.traits.isSuperset(of: [.alive, .variable]),
      "no such variable")
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
    if isQuiet { disquiet() }
    if !edits.isEmpty { applyEdits() }
    let slot = makeConstraint(relation, constant, priority)
    draftRow(slot)
    symbols[slot].pointee.zone = symbols[slot].pointee.zoneOfValue
    if takeUp(slot) { return handle(slot) }
    if !disturbed.isEmpty || !queue.isEmpty { optimiseBeforeInserting(slot) }
    let zone = symbols[slot].pointee.zone
    symbols[slot].pointee.zone = .inside
    insertDraft(slot)
    guard zone != .inside else { return handle(slot) }

    // What is optional is never refused, so that there is nothing to undo.
    if symbols[slot].pointee.level == 0 { beginRecording() }
    changeZone(slot, to: zone)
    queueRow(slot, helping: zone == .below ? 1 : -1)
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
    precondition(nextOrder < .max, "a solver takes at most 2^31 constraints in its life")
    if areStagedTwice() { mergeStaged() }
    let slot = makeSymbol()
    let level = level(of: priority.rawValue)
    let tolerance = define(slot)
    outlines[slot].pointee.order = nextOrder
    nextOrder += 1
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

  /// Writes the staged terms down as a constraint's definition, and links them with their
  /// variables.
  ///
  /// - Returns: how far the constraint's value may miss its kink.
  @inline(__always)
  private mutating func define(_ slot: Int32) -> Float {
    let count = staged.count
    guard count > 0 else { return 0 }
    let first = terms.allocate(Pool<Occurrence>.sizeClass(for: count))
    outlines[slot].pointee.first = first
    let symbols = symbols.base
    let outlines = outlines.base
    let last = terms[first] + Int(count) - 1
    var term = staged.base
    var place = first
    var occurrence = terms[first]
    var tolerance: Float = 0
    while occurrence <= last {
      let variable = term.pointee.variable
      let head = outlines + Int(variable)
      let next = head.pointee.first
      let size = Float(abs(term.pointee.coefficient))
      learnUnit(of: symbols + Int(variable), from: size, isFirst: next < 0)
      tolerance = max(tolerance, size * symbols[Int(variable)].tolerance)
      occurrence.initialize(
        to: Occurrence(
          variable: variable, isLast: occurrence == last, constraint: slot, next: next,
          coefficient: term.pointee.coefficient))
      if next >= 0 { terms[next].pointee.previous = place }
      head.pointee.first = place
      place &+= 1
      occurrence += 1
      term += 1
    }
    staged.removeAll()
    return tolerance
  }

  /// Lets a variable that occurs with small coefficients only, so that its numbers are large, miss
  /// its kink by accordingly more.
  @inline(__always)
  private func learnUnit(
    of symbol: UnsafeMutablePointer<Symbol>, from coefficient: Float, isFirst: Bool
  ) {
    if coefficient >= 1 {
      symbol.pointee.tolerance = Self.relativeTolerance
    } else {
      let wanted = Self.relativeTolerance / coefficient
      if isFirst || wanted < symbol.pointee.tolerance { symbol.pointee.tolerance = wanted }
    }
  }

  /// Whether a variable may occur in more than one staged term.
  @inline(__always)
  private func areStagedTwice() -> Bool {
    let count = Int(staged.count)
    guard count <= 4 else { return true }
    let terms = staged.base
    var isFound = false
    for later in 0..<count {
      for earlier in 0..<later where terms[earlier].variable == terms[later].variable {
        isFound = true
      }
    }
    return isFound
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
    let symbols = symbols.base
    var kept = draft.base
    var entry = kept
    let end = entry + Int(draft.count)
    while entry < end {
      let cell = entry.pointee
      symbols[Int(cell.other)].mark = 0
      if abs(cell.coefficient) > Self.cancellation * cell.magnitude {
        kept.pointee = cell
        kept += 1
      }
      entry += 1
    }
    draft.shrink(to: Int32(truncatingIfNeeded: kept - draft.base))
  }

  /// Makes the drafted row a basic symbol's.
  mutating func insertDraft(_ slot: Int32) {
    makeBasic(slot, reserving: draft.count)
    var entry = draft.base
    let end = entry + Int(draft.count)
    while entry < end {
      linkReserved(slot, entry.pointee.other, entry.pointee.coefficient)
      entry += 1
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
      let entry = draft[index].pointee
      linkReserved(pivot.other, entry.other, -entry.coefficient * inverse)
    }
    if isHidden {
      symbols[slot].pointee.traits.insert(.hidden)
    } else {
      linkReserved(pivot.other, slot, inverse)
    }
    return true
  }
}
