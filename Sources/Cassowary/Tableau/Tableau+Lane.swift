extension Tableau {
  // MARK: Following a lane

  /// Applies the waiting edits along the lane, if they are about its constants and nothing leaves
  /// its zone.
  ///
  /// Before: nothing waits but edits. After, if true: all variables and the list of changes are up
  /// to date; what constraints stand at is written by `catchUp()`. If false, nothing is done.
  ///
  /// - Complexity: O(variables that move), and O(guards) if there are two constants.
  @inline(__always)
  mutating func followLane() -> Bool {
    let edit = edits[0].pointee
    guard lane.second < 0, edits.count == 1 else { return followPair() }
    guard edit.constraint == lane.first,
      edit.constant >= lane.low, edit.constant <= lane.high
    else { return false }
    let symbol = symbols[edit.constraint]
    let step = abs(edit.constant - symbol.pointee.kink)
    let distance = edit.constant - lane.firstOrigin
    symbol.pointee.kink = edit.constant
    if !symbol.pointee.isBasic { symbol.pointee.value = edit.constant }
    edits.removeAll()
    lane.isStale = true
    let size = lane.greatestBase + lane.greatestRate * (abs(distance) + step)
    if step * lane.leastRate <= 1e-14 * size {
      // So short a step may leave a value the same number that it was.
      moveAlong(distance, 0)
      return true
    }
    let all = symbols.base
    var cell = lane.cells.base
    let end = cell + Int(lane.cells.count)
    while cell < end {
      all[Int(cell.pointee.slot)].value = cell.pointee.base + cell.pointee.first * distance
      cell += 1
    }
    if !lane.isListed { listAll() }
    return true
  }

  /// The same with two constants, of which one may have stayed.
  @inline(never)
  private mutating func followPair() -> Bool {
    guard lane.first >= 0 else { return false }
    let first = symbols[lane.first]
    var constant = first.pointee.kink
    var secondConstant = lane.second < 0 ? 0 : symbols[lane.second].pointee.kink
    for edit in edits.elements {
      if edit.constraint == lane.first {
        constant = edit.constant
      } else if edit.constraint == lane.second {
        secondConstant = edit.constant
      } else {
        return false
      }
    }
    let distance = constant - lane.firstOrigin
    let secondDistance = lane.second < 0 ? 0 : secondConstant - lane.secondOrigin
    for barrier in lane.guards.elements {
      let value =
        barrier.cell.base + barrier.cell.first * distance + barrier.cell.second * secondDistance
      guard value >= barrier.lower, value <= barrier.upper else { return false }
    }
    first.pointee.kink = constant
    if !first.pointee.isBasic { first.pointee.value = constant }
    if lane.second >= 0 {
      let second = symbols[lane.second]
      second.pointee.kink = secondConstant
      if !second.pointee.isBasic { second.pointee.value = secondConstant }
    }
    edits.removeAll()
    lane.isStale = true
    moveAlong(distance, secondDistance)
    return true
  }

  /// Writes the values of the variables, and lists those that changed.
  private mutating func moveAlong(_ distance: Double, _ secondDistance: Double) {
    lane.isListed = false
    changes.reserve(lane.cells.count)
    var change = changes.base
    for cell in lane.cells.elements {
      let symbol = symbols[cell.slot]
      let value = cell.base + cell.first * distance + cell.second * secondDistance
      change.initialize(to: Variable(id: cell.slot))
      if value != symbol.pointee.value { change += 1 }
      symbol.pointee.value = value
    }
    changes.setCount(Int32(truncatingIfNeeded: change - changes.base))
  }

  /// Lists all variables of the lane as changed.
  @inline(never)
  private mutating func listAll() {
    changes.removeAll()
    for cell in lane.cells.elements { changes.append(Variable(id: cell.slot)) }
    lane.isListed = true
  }

  // MARK: Leaving it

  /// Writes what constraints stand at, if the lane left that for later.
  mutating func catchUp() {
    guard lane.isStale else { return }
    lane.isStale = false
    let distance = symbols[lane.first].pointee.kink - lane.firstOrigin
    let secondDistance =
      lane.second < 0 ? 0 : symbols[lane.second].pointee.kink - lane.secondOrigin
    for barrier in lane.guards.elements {
      let cell = barrier.cell
      var value = cell.base + cell.first * distance + cell.second * secondDistance
      // Of its own constant it only holds how far that is from the value.
      if cell.slot == lane.first { value += distance }
      if cell.slot == lane.second { value += secondDistance }
      symbols[cell.slot].pointee.value = value
    }
  }

  /// Says that more is to be done than edits of constants: the lane ends.
  mutating func disquiet() {
    catchUp()
    lane.first = -1
    lane.second = -1
    isQuiet = false
  }

  // MARK: Laying it

  /// Lays a lane if the same one or two constants have been edited twice in a row.
  ///
  /// - Parameter edited: the constraints that this solve edited; -1 for none.
  mutating func layLane(along edited: (first: Int32, second: Int32)) {
    guard isQuiet, edited.first >= 0, edited == lastEdited else {
      lastEdited = edited
      return
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
      let inverse = 1 / barrier.cell.first
      let one = lane.firstOrigin + (barrier.lower - barrier.cell.base) * inverse
      let other = lane.firstOrigin + (barrier.upper - barrier.cell.base) * inverse
      let low = inverse > 0 ? one : other
      let high = inverse > 0 ? other : one
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
