/// A place along a move where the slope of the cost changes.
struct Breakpoint: BitwiseCopyable {
  /// How far along the move, at least 0.
  var distance: Double
  /// The symbol that comes to its kink there.
  var slot: Int32
  /// Where that symbol stands in the column of the symbol that moves; -1 for that symbol itself.
  var position: Int32
  /// What is added to the slope at the symbol's level; infinite if the move must end here.
  var weight: Double

  /// Whether this one comes first: nearer, then steeper, then by slot so that nothing is left to
  /// chance.
  func precedes(_ other: Breakpoint) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if weight != other.weight { return weight > other.weight }
    return slot < other.slot
  }
}

extension Tableau {
  /// Makes moves that lower the cost until there is none.
  ///
  /// A primal simplex: a symbol enters the basis where that lowers the cost, level by level, and
  /// goes on over kinks while the cost still falls (the long-step rule). A violated required kink
  /// is an error on the highest level, so that finding a feasible point needs no phase of its
  /// own. Of several candidates the one is taken that costs least on the lower levels for what it
  /// gains, as the dual ratio test would; of equals, the one whose constraint was added last.
  ///
  /// Lexicographic levels are one cost in an ordered field whose numbers are vectors (Charnes and
  /// Cooper 1961; Ignizio 1976), so that what is proven of the simplex holds of them too. Kinks as
  /// bounds, satisfied on one side: Dantzig 1955, Chvátal 1983 chapter 8; on both sides at a price:
  /// Fourer 1985. The choice among candidates: Lemke 1954.
  ///
  /// Before: queued are at least the nonbasic symbols whose slope may have become profitable.
  /// After: the queue is empty and nothing is disturbed, or `failure` says that the run went on
  /// beyond reason: then rounding has made up gains that are none.
  ///
  /// - Parameter cautious: follow Bland's rule from the first move on.
  /// - Complexity: a move for each candidate in ordinary layouts; in theory exponential, in practice
  ///   bounded by `CycleGuard`. A move costs O(queued × column) for the choice, and what `move` does.
  mutating func optimise(cautious: Bool = false) {
    var watch = CycleGuard(size: symbols.count, isAlwaysCautious: cautious)
    while true {
      settleDisturbed()
      guard let best = takeBestCandidate(cautious: watch.isCautious) else { break }
      if watch.isExhausted || takeInjectedRun() {
        giveUp()
        break
      }
      if watch.isCautious { diagnostics.cautiousMoves += 1 }
      let length = move(best.slot, best.direction, flatTo: nil, cautious: watch.isCautious)
      watch.note(length: length)
    }
    diagnostics.moves += watch.total
    diagnostics.greatestShare = max(diagnostics.greatestShare, watch.share)
  }

  /// Whether a nonbasic symbol could enter the basis with profit. For tests.
  mutating func profits(_ slot: Int32) -> Bool {
    defer { slope.clear() }
    return price(slot) != nil
  }

  /// Whether a nonbasic symbol costs something wherever it goes from where it stands.
  ///
  /// What basic symbols add beyond their recorded zones only makes a move dearer, so that any move
  /// with a share of such symbols costs something too.
  ///
  /// - Complexity: O(length of its column)
  mutating func isPinned(_ slot: Int32) -> Bool {
    let symbol = symbols[slot]
    if symbol.pointee.isRequired, symbol.pointee.isEquality { return true }
    defer { slope.clear() }
    return costs(slot, towards: 1) && costs(slot, towards: -1)
  }

  /// Whether moving a nonbasic symbol in a direction makes the cost greater.
  private mutating func costs(_ slot: Int32, towards direction: Double) -> Bool {
    // A column in which nothing pays leaves no slope.
    if !slope.measure(column(of: slot), symbols.base) { slope.clear() }
    if direction < 0 { slope.negate() }
    if isAtKink(symbols[slot]), pays(slot, direction) {
      let level = symbols[slot].pointee.level
      if level == 0 { return true }
      slope.add(1, at: level)
    }
    guard let lead = slope.leadingLevel() else { return false }
    return slope.value(at: lead) > 0
  }

  // MARK: Zones

  /// Records the zones that the values of disturbed symbols speak for.
  mutating func settleDisturbed() {
    while !disturbed.isEmpty {
      let slot = disturbed.removeLast()
      let symbol = symbols[slot]
      guard symbol.pointee.isAlive, symbol.pointee.isBasic else { continue }
      if symbol.pointee.isDisturbed(at: symbol.pointee.value) {
        let before = symbol.pointee.zone
        let zone = symbol.pointee.zoneOfValue
        changeZone(slot, to: zone)
        queueRow(slot, helping: zone.rawValue < before.rawValue ? 1 : -1)
      }
    }
  }

  /// Records another zone of a basic symbol.
  mutating func changeZone(_ slot: Int32, to zone: Zone) {
    let symbol = symbols[slot]
    if isRecording {
      journal.append(.zone(slot, symbol.pointee.zone))
    }
    setZone(slot, zone)
    zoneChanges &+= 1
    guard zone != .inside else { return }
    if symbol.pointee.level == 0 { broken.append(slot) }
    if !symbol.pointee.traits.contains(.paying) {
      symbol.pointee.traits.insert(.paying)
      paying.append(slot)
    }
  }

  /// Writes down a zone of a basic symbol, and whether it pays.
  @inline(__always)
  mutating func setZone(_ slot: Int32, _ zone: Zone) {
    let symbol = symbols[slot]
    let paid = symbol.pointee.zone != .inside
    let pays = zone != .inside
    symbol.pointee.zone = zone
    guard paid != pays else { return }
    let level = symbol.pointee.level
    payers[level].pointee += pays ? 1 : -1
    if pays, level < paidFrom { paidFrom = level }
  }

  /// The highest level on which a symbol pays; the number of levels if nothing does.
  ///
  /// - Complexity: O(1) amortised over the symbols that began to pay, but for O(levels).
  @inline(__always)
  private mutating func highestPaid() -> Int32 {
    while paidFrom < levels.count, payers[paidFrom].pointee == 0 { paidFrom += 1 }
    return paidFrom
  }

  /// Queues the nonbasic symbols of a row as candidates.
  mutating func queueRow(_ slot: Int32) {
    for cell in row(of: slot) { queueCandidate(cell.other) }
  }

  /// Queues those nonbasic symbols of a row whose moves may have become profitable because it now
  /// pays more, or costs less, that the row's symbol moves in a direction: 1 is up, -1 down.
  ///
  /// Of the two ways in which a nonbasic symbol can move only one became better by that. Where a
  /// required kink forbids it, nothing is to be looked at; nor where it pays itself on a level above
  /// all on which anything pays: that no gain makes up for.
  mutating func queueRow(_ slot: Int32, helping direction: Double) {
    let all = symbols.base
    let free = max(1, highestPaid())
    for cell in row(of: slot) {
      let symbol = all + Int(cell.other)
      let traits = symbol.pointee.traits
      if traits.contains(.queued) { continue }
      if symbol.pointee.level < free {
        let isUpwards = coefficient(of: cell) * direction > 0
        if traits.contains(isUpwards ? .costsAbove : .costsBelow), isAtKink(symbol) { continue }
      }
      symbol.pointee.traits.insert(.queued)
      queue.append(cell.other)
    }
  }

  /// Queues a nonbasic symbol as a candidate, unless it is fixed: a required equality.
  @inline(__always)
  mutating func queueCandidate(_ slot: Int32) {
    let symbol = symbols[slot]
    let traits = symbol.pointee.traits
    if traits.contains(.queued) || traits.isSuperset(of: .equality) && symbol.pointee.level == 0 {
      return
    }
    symbol.pointee.traits.insert(.queued)
    queue.append(slot)
  }

  // MARK: Pricing

  /// A nonbasic symbol, and the direction in which it lowers the cost.
  struct Candidate {
    var slot: Int32
    var direction: Double
    /// The highest level that gains.
    var lead: Int32
  }

  /// The candidate to enter next, or nil if none lowers the cost. Drops those that do not.
  ///
  /// - Parameter cautious: take the one with the lowest slot (Bland's rule, against cycling).
  private mutating func takeBestCandidate(cautious: Bool) -> Candidate? {
    var best: Candidate?
    var kept: Int32 = 0
    for index in 0..<queue.count {
      let slot = queue[index].pointee
      guard let candidate = price(slot) else {
        symbols[slot].pointee.traits.remove(.queued)
        continue
      }
      queue[kept].pointee = slot
      kept += 1
      if let standing = best {
        guard isBetter(candidate, than: standing, cautious: cautious) else { continue }
      }
      best = candidate
      swap(&slope, &bestSlope)
    }
    queue.shrink(to: kept)
    return best
  }

  private func isBetter(_ new: Candidate, than old: Candidate, cautious: Bool) -> Bool {
    if cautious { return new.slot < old.slot }
    if new.lead != old.lead { return new.lead < old.lead }
    if let verdict = slope.isBetter(than: bestSlope, lead: new.lead) { return verdict }
    let newIsVariable = symbols[new.slot].pointee.isVariable
    let oldIsVariable = symbols[old.slot].pointee.isVariable
    if newIsVariable != oldIsVariable { return newIsVariable }
    if newIsVariable { return new.slot > old.slot }
    return outlines[new.slot].pointee.order > outlines[old.slot].pointee.order
  }

  /// Whether moving a nonbasic symbol lowers the cost, and in which direction. Leaves the slope of
  /// that move in `slope`.
  private mutating func price(_ slot: Int32) -> Candidate? {
    let symbol = symbols[slot]
    let traits = symbol.pointee.traits
    guard traits.intersection([.alive, .basic, .hidden]) == .alive,
      symbol.pointee.level > 0 || !traits.isSuperset(of: .equality),
      slope.measure(column(of: slot), symbols.base), let lead = slope.leadingLevel()
    else { return nil }
    // Of the two directions only the one that gains on the leading level can be profitable, unless
    // the symbol's own cost, which both pay, is on that level or above.
    let direction: Double = slope.value(at: lead) < 0 ? 1 : -1
    if direction < 0 { slope.negate() }
    if isAtKink(symbol), pays(slot, direction) {
      guard symbol.pointee.level > 0 else { return nil }
      slope.add(1, at: symbol.pointee.level)
      guard let newLead = slope.leadingLevel(), slope.value(at: newLead) < 0 else { return nil }
      return Candidate(slot: slot, direction: direction, lead: newLead)
    }
    return Candidate(slot: slot, direction: direction, lead: lead)
  }

  /// Whether a symbol that leaves its kink in a direction pays for it.
  private func pays(_ slot: Int32, _ direction: Double) -> Bool {
    symbols[slot].pointee.traits.contains(direction > 0 ? .costsAbove : .costsBelow)
  }

  /// Whether a nonbasic symbol stands at its kink: all do but variables set free.
  @inline(__always)
  private func isAtKink(_ symbol: UnsafeMutablePointer<Symbol>) -> Bool {
    !symbol.pointee.isVariable
      || symbol.pointee.value <= symbol.pointee.kink + symbol.pointee.slack
  }
}
