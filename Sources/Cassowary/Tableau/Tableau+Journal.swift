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

  /// Undoes what was done since `beginRecording()`: the same symbols are basic, with the same
  /// values and zones. Coefficients may differ by rounding.
  mutating func rollBack() {
    isRecording = false
    hiding.removeAll()
    disturbed.removeAll()
    while !journal.isEmpty {
      switch journal.removeLast() {
      case .value(let slot, let value):
        symbols[slot].pointee.value = value
      case .zone(let slot, let zone):
        symbols[slot].pointee.zone = zone
      case .pivot(let entered, let left):
        pivot(leaving: entered, position: position(of: left, inRowOf: entered))
      }
    }
    hiding.removeAll()
  }

  /// Where the entry of a nonbasic symbol stands in a basic one's row. It must be there.
  mutating func position(of nonbasic: Int32, inRowOf basic: Int32) -> Int32 {
    for (place, cell) in row(of: basic).enumerated() where cell.other == nonbasic {
      return Int32(truncatingIfNeeded: place)
    }
    preconditionFailure("two symbols are not linked that were")
  }
}
