/// What is done when rounding has led the simplex astray: fresh numbers, then a fresh start, then a
/// word about it.
extension Tableau {
  /// Makes moves that lower the cost until there is none, whatever it takes.
  ///
  /// Must not: something is being recorded, for a fresh tableau could not be undone.
  /// After: all is optimal, or `stall` says how far it is.
  mutating func settle() {
    optimise()
    if failure != nil { recover() }
  }

  /// Gives a run of the simplex up. What it left stands; candidates are forgotten.
  mutating func giveUp() {
    failure = .endless
    for index in 0..<queue.count {
      symbols[queue[index].pointee].pointee.traits.remove(.queued)
    }
    queue.removeAll()
  }

  /// Finds the optimum after a failure: from fresh numbers on the same basis, by Bland's rule from
  /// the first move on; if that fails, by adding all constraints again.
  ///
  /// After: `failure` is nil. `stall` is nil too, or says what cannot be helped: then values stand
  /// where the last attempt left them.
  ///
  /// - Complexity: that of adding all constraints, twice, and at most the budgets of the runs.
  mutating func recover() {
    assert(!isRecording)
    for isFresh in [false, true] {
      failure = nil
      if isFresh { restart() } else { refactor() }
      if failure == nil { optimise(cautious: !isFresh) }
      if failure == nil { settleReleased() }
      hideColumns()
      if failure == nil { noteDrift() }
      if failure == nil {
        stall = nil
        return
      }
    }
    if let failure { tell(of: failure) }
    failure = nil
  }

  /// Lets it be known what cannot be helped. Levels on which nothing is violated are at their
  /// optimum whatever went wrong, if the numbers can be relied on.
  mutating func tell(of cause: Stall.Cause) {
    var level: Int32 = cause == .imprecise ? 0 : levels.count - 1
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      let symbol = symbols[slot].pointee
      if symbol.isBasic, symbol.zone != .inside { level = min(level, symbol.level) }
    }
    stall = Stall(cause: cause, priority: Priority(levels[level].pointee))
    diagnostics.stalls += 1
  }

  /// Whether a required symbol is violated by more than rounding of its terms explains.
  ///
  /// - Complexity: O(terms).
  mutating func isViolated(_ slot: Int32) -> Bool {
    let symbol = symbols[slot].pointee
    guard symbol.zoneOfValue != .inside else { return false }
    return symbol.violation > symbol.slack + Self.rounding * magnitude(of: slot)
  }

  // MARK: Faults that tests ask for

  /// Lets a numerical failure happen.
  mutating func inject(_ fault: NumericalFault) {
    disquiet()
    switch fault {
    case .endlessRuns(let count): injectedRuns = count
    case .drift(let part):
      for slot in 0..<symbols.count where symbols[slot].pointee.isBasic {
        touch(slot)
        symbols[slot].pointee.value += part * (1 + abs(symbols[slot].pointee.value))
        disturbed.append(slot)
      }
      isSuspect = true
    }
  }

  /// Whether a test wants this run of the simplex to fail; counts it.
  mutating func takeInjectedRun() -> Bool {
    guard injectedRuns > 0 else { return false }
    injectedRuns -= 1
    return true
  }
}
