extension Tableau {
  // MARK: Following a lane

  /// Applies the waiting edits along the lane, if they are about its constants and nothing leaves
  /// its zone.
  ///
  /// Before: nothing waits but edits. After, if true: all variables and the list of changes are up
  /// to date; what constraints stand at is left to `catchUp()`. If false, nothing is done.
  ///
  /// - Complexity: O(variables that move), and O(guards) if there are two constants.
  @inline(__always)
  mutating func followLane() -> Bool {
    let edit = edits[0].pointee
    guard lane.second < 0, edits.count == 1 else { return followPair() }
    guard edit.constraint == lane.first else { return false }
    guard edit.constant >= lane.low, edit.constant <= lane.high else { return crossOver(edit) }
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
  mutating func moveAlong(_ distance: Double, _ secondDistance: Double) {
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

  /// Brings constraints and the basis up to date, if the lane left that for later.
  mutating func catchUp() {
    guard lane.isStale else { return }
    lane.isStale = false
    if isAcross { changeBasis() }
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

  /// Says that more is to be done than edits of constants: the lanes end.
  mutating func disquiet() {
    catchUp()
    forgetLanes()
    isQuiet = false
  }

  /// Forgets where lanes led. What they left for later must be done.
  mutating func forgetLanes() {
    lane.first = -1
    lane.second = -1
    forgetCrossing()
  }
}
