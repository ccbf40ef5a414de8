/// How a solve left a lane in a single move: one symbol left its zone, and another took its place in
/// the basis.
struct Crossing {
  /// The symbol that left its zone, and then the basis.
  var leaving: Int32
  /// The zone in which it was before.
  var leavingZone: Zone
  /// The symbol that entered the basis.
  var entering: Int32
  /// The end at which the lane was left: 1 at `high`, -1 at `low`.
  var side: Int32
}

/// A basic symbol that an edit took out of its zone, and the zone.
struct Stray: BitwiseCopyable {
  var slot: Int32
  var zone: Zone
}

/// A finger that pulls a header back and forth over its kink crosses between the same two bases again
/// and again. Two lanes that lead over to each other are both kept, and crossing is a look-up: the
/// exchange in the basis is left for later, and mostly taken back before it is done.
///
/// That this is what the simplex would do is not assumed but seen. Both ways must have been solved in
/// full once, each by one move, the second undoing the first; and a way is gone again only for
/// constants that take the same symbols out of their zones as one for which it was solved. Then the
/// simplex begins with the same zones, so with the same slopes, for those depend on nothing else,
/// and takes the same candidate. On the way it meets no other kinks, because all other symbols are
/// in their zones at both ends of it, and zones are intervals. It does not stop before the same
/// symbol, because the cost is convex, and stops there, because all that strayed has passed its kink
/// by then.
extension Tableau {
  // MARK: Crossing

  /// Applies an edit that leaves the lane where it leads over to the other one.
  ///
  /// Before and after: as for `followLane()`. After, if true: the two lanes have changed places, and
  /// `isAcross` says whether the tableau still has the other one's basis.
  ///
  /// - Complexity: O(variables that move along either lane).
  @inline(never)
  mutating func crossOver(_ edit: Edit) -> Bool {
    let constant = edit.constant
    let outwards = Double(lane.gateSide) * constant
    guard isCrossable, constant >= otherLane.low, constant <= otherLane.high,
      outwards > lane.gateFrom, outwards < lane.gateTo
    else { return false }
    swap(&lane, &otherLane)
    isAcross.toggle()
    otherLane.isStale = false
    lane.isStale = true
    let symbol = symbols[edit.constraint]
    symbol.pointee.kink = constant
    symbol.pointee.value = constant
    edits.removeAll()
    moveAlong(constant - lane.firstOrigin, 0)
    for rest in lane.rests.elements {
      let symbol = symbols[rest.slot]
      if symbol.pointee.isVariable, symbol.pointee.value != rest.value {
        changes.append(Variable(id: rest.slot))
      }
      symbol.pointee.value = rest.value
    }
    sortChanges()
    return true
  }

  /// Does the exchange that crossing left for later.
  mutating func changeBasis() {
    isAcross = false
    let leaving = otherLane.gate
    pivot(leaving: leaving, position: position(of: lane.gate, inRowOf: leaving))
    symbols[leaving].pointee.value = symbols[leaving].pointee.kink
    changeZone(lane.gate, to: lane.gateZone)
  }

  /// Says that the lane leads nowhere.
  mutating func forgetCrossing() {
    isCrossable = false
    lane.gate = -1
    otherLane.gate = -1
  }

  // MARK: Seeing a way over

  /// The end at which the only waiting edit leaves the lane; nil if there is none.
  mutating func sideOfLeaving() -> Int32? {
    guard isQuiet, lane.first >= 0, lane.second < 0, edits.count == 1,
      edits[0].pointee.constraint == lane.first, !symbols[lane.first].pointee.isBasic
    else { return nil }
    return edits[0].pointee.constant > lane.high ? 1 : -1
  }

  /// Notes what the edit took out of its zone, and where that was.
  mutating func noteStrays() {
    strays.removeAll()
    for slot in disturbed.elements {
      strays.append(Stray(slot: slot, zone: symbols[slot].pointee.zone))
    }
  }

  /// The crossing that a solve of one move was, if all that strayed is back, but for the symbol that
  /// left the basis.
  mutating func crossing(at side: Int32) -> Crossing? {
    var leavingZone: Zone?
    for stray in strays.elements {
      if stray.slot == lastPivot.leaving {
        leavingZone = stray.zone
      } else if symbols[stray.slot].pointee.zone != stray.zone {
        return nil
      }
    }
    return leavingZone.map {
      Crossing(
        leaving: lastPivot.leaving, leavingZone: $0, entering: lastPivot.entering, side: side)
    }
  }

  /// Makes two lanes lead over to each other, if each way has been gone once.
  ///
  /// Before: `lane` is the new one, in the place of the one before the other; `otherLane` the one that
  /// was left.
  mutating func link(by crossing: Crossing) {
    let enteredZone = symbols[crossing.entering].pointee.zone
    let isReturn =
      lane.gate == crossing.entering && lane.gateZone == enteredZone
      && lane.gateSide == -crossing.side && otherLane.gate == crossing.leaving
      && otherLane.gateZone == crossing.leavingZone
    lane.gate = crossing.entering
    lane.gateZone = enteredZone
    otherLane.gate = crossing.leaving
    otherLane.gateZone = crossing.leavingZone
    otherLane.gateSide = crossing.side
    if !isReturn {
      lane.gateSide = 0
      otherLane.gateFrom = .infinity
      otherLane.gateTo = -.infinity
    }
    otherLane.widenGate(to: symbols[lane.first].pointee.kink)
    gatherRests()
    isCrossable = isReturn && coversAll()
  }

  /// Collects what moves along the other lane only.
  private mutating func gatherRests() {
    lane.rests.removeAll()
    mark(lane, 1)
    for cell in otherLane.cells.elements { addRest(cell.slot) }
    for barrier in otherLane.guards.elements { addRest(barrier.cell.slot) }
    mark(lane, 0)
    for rest in lane.rests.elements { symbols[rest.slot].pointee.mark = 0 }
  }

  private mutating func addRest(_ slot: Int32) {
    let symbol = symbols[slot]
    guard symbol.pointee.mark == 0 else { return }
    symbol.pointee.mark = 1
    lane.rests.append(LaneRest(slot: slot, value: symbol.pointee.value))
  }

  /// Whether the other lane knows of all that moves along this one.
  private mutating func coversAll() -> Bool {
    mark(otherLane, 1)
    for rest in otherLane.rests.elements { symbols[rest.slot].pointee.mark = 1 }
    let isCovered =
      lane.cells.elements.allSatisfy { symbols[$0.slot].pointee.mark == 1 }
      && lane.guards.elements.allSatisfy { symbols[$0.cell.slot].pointee.mark == 1 }
    mark(otherLane, 0)
    for rest in otherLane.rests.elements { symbols[rest.slot].pointee.mark = 0 }
    return isCovered
  }

  private func mark(_ lane: borrowing Lane, _ mark: Int32) {
    for cell in lane.cells.elements { symbols[cell.slot].pointee.mark = mark }
    for barrier in lane.guards.elements { symbols[barrier.cell.slot].pointee.mark = mark }
  }
}

extension Lane {
  /// Notes that the way over is known for a constant, and so for all that take the same symbols out
  /// of their zones.
  fileprivate mutating func widenGate(to constant: Double) {
    let outwards = Double(gateSide) * constant
    var from = -Double.infinity
    var to = Double.infinity
    for barrier in guards.elements {
      let (low, high) = barrier.range(from: firstOrigin)
      let end = gateSide > 0 ? high : -low
      if end <= outwards { from = max(from, end) } else { to = min(to, end) }
    }
    if from <= gateTo, to >= gateFrom {
      gateFrom = min(gateFrom, from)
      gateTo = max(gateTo, to)
    } else {
      gateFrom = from
      gateTo = to
    }
  }
}
