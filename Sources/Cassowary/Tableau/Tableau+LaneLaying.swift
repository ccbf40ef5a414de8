/// Lanes are laid from the columns of the tableau.
extension Tableau {
  /// Lays a lane if the same one or two constants have been edited twice in a row.
  ///
  /// - Parameters:
  ///   - edited: the constraints that this solve edited; -1 for none.
  ///   - crossing: how this solve left the lane that is now the other one, if it did so in one move.
  /// - Complexity: O(columns of the constraints), and of sorting what moves.
  mutating func layLane(along edited: (first: Int32, second: Int32), from crossing: Crossing?) {
    guard isQuiet, edited.first >= 0, edited == lastEdited, isStored(edited.first),
      edited.second < 0 || isStored(edited.second)
    else {
      lastEdited = edited
      return forgetLanes()
    }
    lane.first = edited.first
    lane.second = edited.second
    lane.isListed = false
    lane.firstOrigin = symbols[lane.first].pointee.kink
    lane.cells.removeAll()
    lane.guards.removeAll()
    if lane.second < 0, !symbols[lane.first].pointee.isBasic {
      for cell in column(of: lane.first) {
        let base = symbols[cell.other].pointee.value
        takeIntoLane(LaneCell(slot: cell.other, first: cell.coefficient, second: 0, base: base))
      }
    } else {
      gatherRates()
    }
    sort(UnsafeMutableBufferPointer(start: lane.cells.base, count: Int(lane.cells.count))) {
      $0.slot < $1.slot
    }
    measureLane()
    if let crossing { link(by: crossing) } else { forgetCrossing() }
  }

  /// Whether there is a line to lay a lane from: a constraint that the edit itself made nonbasic, or
  /// a repair of the numbers, may be hidden until it is edited again.
  private mutating func isStored(_ slot: Int32) -> Bool {
    !symbols[slot].pointee.traits.contains(.hidden)
  }

  /// Collects what moves with either of two constants.
  private mutating func gatherRates() {
    rates.removeAll()
    addRates(of: lane.first, asSecond: false)
    if lane.second >= 0 {
      lane.secondOrigin = symbols[lane.second].pointee.kink
      addRates(of: lane.second, asSecond: true)
    }
    for cell in rates.elements {
      symbols[cell.slot].pointee.mark = 0
      takeIntoLane(cell)
    }
  }

  private mutating func addRates(of constant: Int32, asSecond isSecond: Bool) {
    if symbols[constant].pointee.isBasic {
      // Nothing moves but where it is from its kink.
      setRate(of: constant, to: -1, asSecond: isSecond)
      return
    }
    for cell in column(of: constant) {
      setRate(of: cell.other, to: cell.coefficient, asSecond: isSecond)
    }
  }

  private mutating func setRate(of slot: Int32, to rate: Double, asSecond isSecond: Bool) {
    let symbol = symbols[slot]
    if symbol.pointee.mark == 0 {
      rates.append(LaneCell(slot: slot, first: 0, second: 0, base: symbol.pointee.value))
      symbol.pointee.mark = rates.count
    }
    let cell = rates[symbol.pointee.mark - 1]
    if isSecond {
      cell.pointee.second = rate
    } else {
      cell.pointee.first = rate
    }
  }

  /// Tells those that have a zone to leave from those that are shown: some variables are both.
  @inline(__always)
  private mutating func takeIntoLane(_ cell: LaneCell) {
    let symbol = symbols[cell.slot]
    if !symbol.pointee.traits.isDisjoint(with: .equality) {
      lane.guards.append(barrier(cell, symbol.pointee))
    }
    if symbol.pointee.isVariable { lane.cells.append(cell) }
  }

  /// The range of a symbol, a little narrower than its zone: its slack may depend on a constant
  /// that moves, and a value at the very border is not for a lane to judge.
  @inline(__always)
  private func barrier(_ cell: LaneCell, _ symbol: Symbol) -> LaneGuard {
    let reach = Double(symbol.tolerance) * 0.5
    var lower = -Double.infinity
    var upper = Double.infinity
    switch symbol.zone {
    case .below: upper = symbol.level == 0 ? symbol.kink - 2 * symbol.slack : symbol.kink
    case .above: lower = symbol.level == 0 ? symbol.kink + 2 * symbol.slack : symbol.kink
    case .inside:
      if symbol.traits.contains(.costsBelow) { lower = symbol.kink - reach }
      if symbol.traits.contains(.costsAbove) { upper = symbol.kink + reach }
    }
    return LaneGuard(cell: cell, lower: lower, upper: upper)
  }

  /// Finds how far a lane with one constant reaches, and what tells a long step from a short one.
  private mutating func measureLane() {
    lane.low = -.infinity
    lane.high = .infinity
    for barrier in lane.guards.elements {
      let (low, high) = barrier.range(from: lane.firstOrigin)
      if low > lane.low { lane.low = low }
      if high < lane.high { lane.high = high }
    }
    var leastRate = Double.infinity
    var greatestRate = 0.0
    var greatestBase = 0.0
    for cell in lane.cells.elements {
      let rate = abs(cell.first)
      if rate < leastRate { leastRate = rate }
      if rate > greatestRate { greatestRate = rate }
      if abs(cell.base) > greatestBase { greatestBase = abs(cell.base) }
    }
    lane.leastRate = leastRate
    lane.greatestRate = greatestRate
    lane.greatestBase = greatestBase
  }
}
