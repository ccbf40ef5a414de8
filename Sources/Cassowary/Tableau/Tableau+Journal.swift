/// Something that an operation did to the tableau and that can be undone.
enum Change: BitwiseCopyable {
  /// A symbol had this value.
  case value(Int32, Double)
  /// A symbol had this zone.
  case zone(Int32, Zone)
  /// One symbol entered the basis and another left it.
  case pivot(entered: Int32, left: Int32)
}

extension Tableau {
  /// Notes the values that a move of a nonbasic symbol is about to change.
  mutating func recordValues(_ slot: Int32) {
    journal.append(.value(slot, symbols[slot].pointee.value))
    for cell in column(of: slot) {
      journal.append(.value(cell.other, symbols[cell.other].pointee.value))
    }
  }

  /// Begins to note what is done, so that `rollBack()` can undo it.
  ///
  /// Nothing may be queued or disturbed: that would be lost.
  mutating func beginRecording() {
    assert(queue.isEmpty && disturbed.isEmpty && !isRecording)
    journal.removeAll()
    isRecording = true
  }

  /// Keeps what was done.
  mutating func commit() {
    isRecording = false
    journal.removeAll()
  }

  /// Undoes what was done since `beginRecording()`.
  ///
  /// Before: moves and pivots were recorded, and no tableau was made afresh meanwhile. After: the same
  /// symbols are basic as then, with the same values, bit by bit, and zones. Coefficients may differ
  /// by rounding.
  ///
  /// - Complexity: that of what is undone.
  mutating func rollBack() {
    isRecording = false
    hiding.removeAll()
    disturbed.removeAll()
    while !journal.isEmpty {
      switch journal.removeLast() {
      case .value(let slot, let value):
        symbols[slot].pointee.value = value
      case .zone(let slot, let zone):
        setZone(slot, zone)
      case .pivot(let entered, let left):
        guard let position = placeIfAny(of: left, inRowOf: entered) else {
          return rollBackAfresh(entered: entered, left: left)
        }
        pivot(leaving: entered, position: position)
      }
    }
    hiding.removeAll()
  }

  /// Undoes a pivot whose coefficient rounding has taken away, and what was done before it: the basis
  /// of then is made again from the constraints.
  private mutating func rollBackAfresh(entered: Int32, left: Int32) {
    var basic = (0..<symbols.count).map { symbols[$0].pointee.isBasic }
    basic[Int(entered)] = false
    basic[Int(left)] = true
    var values: [(slot: Int32, value: Double)] = []
    var zones: [(slot: Int32, zone: Zone)] = []
    while !journal.isEmpty {
      switch journal.removeLast() {
      case .value(let slot, let value): values.append((slot, value))
      case .zone(let slot, let zone): zones.append((slot, zone))
      case .pivot(let entered, let left):
        basic[Int(entered)] = false
        basic[Int(left)] = true
      }
    }
    diagnostics.refactorings += 1
    _ = clearLines()
    refactor(keeping: basic)
    for (slot, value) in values { symbols[slot].pointee.value = value }
    for (slot, zone) in zones where symbols[slot].pointee.isBasic {
      setZone(slot, zone)
    }
    isSuspect = true
  }

  /// Where the entry of a nonbasic symbol stands in a basic one's row. It must be there.
  mutating func position(of nonbasic: Int32, inRowOf basic: Int32) -> Int32 {
    guard let place = placeIfAny(of: nonbasic, inRowOf: basic) else {
      preconditionFailure("two symbols are not linked that were")
    }
    return place
  }

  private mutating func placeIfAny(of nonbasic: Int32, inRowOf basic: Int32) -> Int32? {
    for (place, cell) in row(of: basic).enumerated() where cell.other == nonbasic {
      return Int32(truncatingIfNeeded: place)
    }
    return nil
  }
}
