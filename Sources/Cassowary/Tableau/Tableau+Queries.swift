extension Tableau {
  /// The right side of a constraint, as last set.
  mutating func constant(of constraint: Constraint) -> Double {
    check(constraint)
    var index = edits.count - 1
    while index >= 0 {
      let edit = edits[index].pointee
      if edit.constraint == constraint.slot { return edit.constant }
      index -= 1
    }
    return symbols[constraint.slot].pointee.kink
  }

  /// How strongly a constraint is held.
  func priority(of constraint: Constraint) -> Priority {
    check(constraint)
    return Priority(levels[symbols[constraint.slot].pointee.level].pointee)
  }

  /// By how much a constraint is violated; what its tolerance allows counts as 0.
  mutating func violation(of constraint: Constraint) -> Double {
    check(constraint)
    catchUp()
    let symbol = symbols[constraint.slot].pointee
    return symbol.zoneOfValue == .inside ? 0 : symbol.violation
  }

  /// The constraints that mention a variable, in order of adding.
  mutating func constraints(on variable: Int32) -> [Constraint] {
    var found: [Constraint] = []
    var index = outlines[variable].pointee.first
    while index >= 0 {
      found.append(handle(terms[index].pointee.constraint))
      index = terms[index].pointee.next
    }
    return found.sorted()
  }

  /// The violated optional constraints, the strongest first, equals in order of adding.
  ///
  /// - Complexity: O(n log n) for n constraints that are violated or were since the last question.
  mutating func unsatisfied() -> [Constraint] {
    catchUp()
    var found: [(level: Int32, constraint: Constraint)] = []
    var kept: Int32 = 0
    for index in 0..<paying.count {
      let slot = paying[index].pointee
      let symbol = symbols[slot].pointee
      guard symbol.isAlive, symbol.isBasic, symbol.zone != .inside else {
        symbols[slot].pointee.traits.remove(.paying)
        continue
      }
      paying[kept].pointee = slot
      kept += 1
      if !symbol.isVariable, symbol.level > 0, symbol.zoneOfValue != .inside {
        found.append((symbol.level, handle(slot)))
      }
    }
    paying.shrink(to: kept)
    return found.sorted { ($0.level, $0.constraint) < ($1.level, $1.constraint) }
      .map(\.constraint)
  }

  /// Whether a variable has only one value among the optima.
  ///
  /// Mostly this is plain to see: it has if whatever its row is a sum of is pinned where it is. Where
  /// it is not, it is tried: pulled up and then down by a constraint below all levels, a variable that
  /// has another value takes it. Both trials are undone. What waits for `solve()` is done before,
  /// but for telling of it.
  mutating func isDetermined(_ variable: Int32) -> Bool {
    bringUpToDate()
    if isSumOfPinned(variable) { return true }
    let known = touched.count
    defer { forgetTouches(from: known) }
    return !yields(variable, to: 1) && !yields(variable, to: -1)
  }

  /// Does what waits for `solve()`, but for telling of it.
  private mutating func bringUpToDate() {
    disquiet()
    guard !edits.isEmpty || !queue.isEmpty || !disturbed.isEmpty else { return }
    applyEdits()
    settle()
    hideColumns()
  }

  /// The nonbasic constraints that a variable is a sum of, those without stored columns too, in order
  /// of adding. None for a nonbasic variable, or where the equations turn out to be singular.
  mutating func deciders(of variable: Int32) -> [Constraint] {
    bringUpToDate()
    guard symbols[variable].pointee.isBasic, let sum = combination(of: variable) else { return [] }
    return sum.map { handle($0.constraint) }.sorted()
  }

  /// Whether nothing that a variable depends on can go anywhere without a cost.
  ///
  /// - Complexity: O(lengths of the columns of the symbols in its row)
  private mutating func isSumOfPinned(_ variable: Int32) -> Bool {
    guard symbols[variable].pointee.isBasic else { return isPinned(variable) }
    for cell in row(of: variable) where !isPinned(cell.other) { return false }
    return true
  }

  /// Whether a variable yields to a pull up or down. If the numbers do not let it be seen, it does.
  private mutating func yields(_ variable: Int32, to pull: Double) -> Bool {
    let answer =
      trial(variable, to: pull, cautious: false) ?? trial(variable, to: pull, cautious: true)
    return answer ?? true
  }

  /// Pulls at a variable and undoes it: whether it moved, or nil if the simplex failed.
  private mutating func trial(_ variable: Int32, to pull: Double, cautious: Bool) -> Bool? {
    let before = symbols[variable].pointee.value
    let slot = makeSymbol()
    levels.append(0)
    reachLevels()
    let symbol = symbols[slot]
    symbol.pointee.level = levels.count - 1
    symbol.pointee.tolerance = Self.relativeTolerance
    symbol.pointee.traits.formUnion(.equality)
    let distance = pull * max(1, abs(before))
    symbol.pointee.kink = before + distance
    outlines[slot].pointee.order = nextOrder
    stageRow(of: variable)
    symbols[slot].pointee.value = before
    insertDraft(slot)
    setZone(slot, pull > 0 ? .below : .above)

    beginRecording()
    queueRow(slot)
    optimise(cautious: cautious)
    let isSound = failure == nil
    failure = nil
    let moved = abs(symbols[variable].pointee.value - before) > 1e-6 * max(1, abs(before))
    rollBack()
    unlinkAll(slot)
    releaseSymbol(slot)
    levels.shrink(to: levels.count - 1)
    return isSound ? moved : nil
  }

  /// Forgets the later ones of the touched variables: they stand where they stood.
  private mutating func forgetTouches(from first: Int32) {
    for index in first..<touched.count {
      symbols[touched[index].pointee.variable].pointee.traits.remove(.changed)
    }
    touched.shrink(to: first)
  }

  /// Drafts the row of a variable itself.
  private mutating func stageRow(of variable: Int32) {
    draft.removeAll()
    guard symbols[variable].pointee.isBasic else {
      draft.append(DraftEntry(other: variable, coefficient: 1, magnitude: 1))
      return
    }
    for cell in row(of: variable) {
      let coefficient = coefficient(of: cell)
      draft.append(
        DraftEntry(other: cell.other, coefficient: coefficient, magnitude: abs(coefficient)))
    }
  }
}
