/// Rounding adds up over many pivots and edits. From time to time the tableau is held against the
/// constraints it was made from, and made again from them if it has drifted.
extension Tableau {
  /// How much work pays for a check: a thousandth of it goes into checking.
  var workLimit: Int { 256 * (1024 + Int(symbols.count)) }

  /// Checks for drift when enough work was done since the last time to pay for it.
  mutating func checkDriftIfDue() {
    guard work > workLimit || isSuspect else { return }
    noteDrift()
    if failure != nil { recover() }
  }

  /// Notes as a failure that a constraint's left side differs from its recorded value by more than
  /// is allowed and rounding explains.
  ///
  /// - Complexity: O(terms).
  mutating func noteDrift() {
    work = 0
    isSuspect = false
    diagnostics.checks += 1
    for slot in 0..<symbols.count {
      let symbol = symbols[slot].pointee
      guard symbol.isAlive, !symbol.isVariable else { continue }
      let drift = abs(leftSide(of: slot) - symbol.value)
      if drift > 0.5 * symbol.slack, drift > Self.rounding * magnitude(of: slot) {
        failure = .imprecise
        return
      }
    }
  }

  /// What a symbol's rounding is measured against: of a constraint the sum of the absolute values of
  /// its terms, of a variable the greatest of these, in its unit, of the constraints it occurs in.
  ///
  /// - Complexity: O(terms).
  func magnitude(of slot: Int32) -> Double {
    guard !symbols[slot].pointee.isVariable else {
      var greatest = 0.0
      var index = outlines[slot].pointee.first
      while index >= 0 {
        let term = terms[index].pointee
        index = term.next
        greatest = max(greatest, magnitude(of: term.constraint) / abs(term.coefficient))
      }
      return greatest
    }
    var sum = 0.0
    var index = outlines[slot].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      sum += abs(term.coefficient * symbols[term.variable].pointee.value)
      index = termAfter(index)
    }
    return sum
  }

  /// A sum may be off by this part of its terms' absolute values after many operations.
  static var rounding: Double { 1e-12 }

  /// A constraint's left side, from the values of its variables.
  func leftSide(of slot: Int32) -> Double {
    var sum = 0.0
    var index = outlines[slot].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      sum += term.coefficient * symbols[term.variable].pointee.value
      index = termAfter(index)
    }
    return sum
  }

  /// Makes the tableau again from the constraints: the same symbols basic, coefficients and values
  /// afresh.
  ///
  /// If the basis has become singular, so that not all of them can be basic, others take their
  /// places. (Reinversion: Chvátal 1983, chapter 24.)
  ///
  /// Before: lines and values may be anything; what is basic, where kinks are and what constraints
  /// say is relied on. After: whatever disagrees with its zone is disturbed, and all candidates are queued.
  ///
  /// - Complexity: that of adding all constraints.
  mutating func refactor() {
    diagnostics.refactorings += 1
    refactor(keeping: clearLines())
  }

  /// Makes the tableau again from nothing: all variables at 0 or at their bounds, and the
  /// constraints added one after another, as they were at first.
  ///
  /// After: all is optimal, or `failure` says why not.
  mutating func restart() {
    diagnostics.restarts += 1
    _ = clearLines()
    var constraints: [Int32] = []
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      let symbol = symbols[slot]
      if symbol.pointee.isVariable {
        touch(slot)
        symbol.pointee.value = symbol.pointee.restingPlace
      } else {
        symbol.pointee.traits.remove(.hidden)
        constraints.append(slot)
      }
    }
    constraints.sort { outlines[$0].pointee.order < outlines[$1].pointee.order }
    for slot in constraints {
      draftRow(slot)
      symbols[slot].pointee.zone = symbols[slot].pointee.zoneOfValue
      if takeUp(slot) { continue }
      insertDraft(slot)
      enterZone(slot)
      // After a failure the rest is only put down as it stands.
      guard symbols[slot].pointee.zone != .inside, failure == nil else { continue }
      queueRow(slot)
      optimise()
      hideColumns()
    }
  }

  /// Makes empty lines again, with the symbols basic that are said to be, as far as can be.
  mutating func refactor(keeping basic: [Bool]) {
    assert(!isRecording)
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      if !symbols[slot].pointee.isVariable, !basic[Int(slot)] { restore(slot, basic) }
    }
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      let symbol = symbols[slot]
      if symbol.pointee.isVariable {
        if !symbol.pointee.isBasic, basic[Int(slot)] { released.append(slot) }
      } else if basic[Int(slot)] {
        draftRow(slot)
        insertDraft(slot)
      }
      if symbol.pointee.isBasic {
        enterZone(slot)
        disturbed.append(slot)
      } else {
        queueCandidate(slot)
      }
    }
    // At once, for a slot that waits here could be another constraint's by the next `solve()`.
    hideColumns()
  }

  /// Makes the tableau again on request.
  mutating func rebuild() {
    disquiet()
    refactor()
  }

  /// Takes the zone that a symbol was given before it became basic for recorded.
  private mutating func enterZone(_ slot: Int32) {
    let zone = symbols[slot].pointee.zone
    symbols[slot].pointee.zone = .inside
    changeZone(slot, to: zone)
  }

  /// Empties all lines; which symbols were basic. All variables are nonbasic then, the basic ones
  /// at 0 or at their bounds, and nothing pays.
  mutating func clearLines() -> [Bool] {
    // What waits there has no column any more, and may be basic by the time it is looked at.
    hiding.removeAll()
    for level in 0..<payers.count { payers[level].pointee = 0 }
    var basic = Array(repeating: false, count: Int(symbols.count))
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      let symbol = symbols[slot]
      outlines[slot].pointee.count = 0
      releaseLine(slot)
      guard symbol.pointee.isBasic else { continue }
      basic[Int(slot)] = true
      symbol.pointee.traits.remove(.basic)
      if symbol.pointee.isVariable {
        touch(slot)
        symbol.pointee.value = symbol.pointee.restingPlace
        symbol.pointee.zone = .inside
      }
    }
    return basic
  }

  /// Puts a nonbasic constraint back to its kink, in exchange for a variable that was basic.
  private mutating func restore(_ slot: Int32, _ basic: [Bool]) {
    let symbol = symbols[slot]
    let isHidden = symbol.pointee.traits.contains(.hidden)
    draftRow(slot)
    insertDraft(slot)
    symbol.pointee.zone = .inside
    var entering: Int32 = -1
    var largest = 0.0
    for index in 0..<draft.count {
      let cell = draft[index].pointee
      if basic[Int(cell.other)], symbols[cell.other].pointee.isVariable,
        abs(cell.coefficient) > largest
      {
        largest = abs(cell.coefficient)
        entering = cell.other
      }
    }
    guard entering >= 0, largest > 1e-11 else {
      symbol.pointee.traits.remove(.hidden)
      return
    }
    let position = position(of: entering, inRowOf: slot)
    let coefficient = coefficient(of: rowEntry(slot, position).pointee)
    shift(entering, by: (symbol.pointee.kink - symbol.pointee.value) / coefficient)
    symbol.pointee.value = symbol.pointee.kink
    pivot(leaving: slot, position: position)
    symbols[entering].pointee.zone = .inside
    if isHidden { unlinkAll(slot) }
  }
}
