/// A required equality that is nonbasic never enters the basis again, so its column is needed only
/// when it is edited or removed. Until then the column is not stored. In a chain of a thousand
/// views, each fixed to the one before, that is the difference between a thousand entries and half
/// a million.
extension Tableau {
  /// Drops columns that are not needed any more.
  ///
  /// Before: required equalities that have left the basis are noted in `hiding`. After: those that
  /// were never edited have no column.
  /// - Must not: be called while something is recorded, whose undoing needs the columns.
  /// - Complexity: O(their entries).
  mutating func hideColumns() {
    for index in 0..<hiding.count {
      let slot = hiding[index].pointee
      let symbol = symbols[slot].pointee
      guard symbol.isAlive, !symbol.isVariable, !symbol.isBasic, symbol.isRequired,
        symbol.isEquality, symbol.traits.isDisjoint(with: [.shown, .hidden])
      else { continue }
      unlinkAll(slot)
      symbols[slot].pointee.traits.insert(.hidden)
    }
    hiding.removeAll()
  }

  /// Stores the column of a nonbasic constraint again, for good.
  ///
  /// Before: the column may be hidden. After: it is not; should the numbers not allow to find it,
  /// the whole tableau is made again without hiding anything, and the constraint may be basic.
  ///
  /// - Complexity: O(1) if it is stored or if a variable hangs on this constraint alone; otherwise
  ///   that of solving the equations it hangs together with.
  mutating func show(_ slot: Int32) {
    let symbol = symbols[slot]
    symbol.pointee.traits.insert(.shown)
    guard symbol.pointee.traits.contains(.hidden) else { return }
    var response = Buffer<Rise>()
    guard findResponse(to: slot, &response) else { return showAll() }
    symbol.pointee.traits.remove(.hidden)
    draft.removeAll()
    for rise in response.elements {
      addToDraft(rise.symbol, rise.amount)
      var index = outlines[rise.symbol].pointee.first
      while index >= 0 {
        let term = terms[index].pointee
        index = term.next
        if symbols[term.constraint].pointee.isBasic {
          addToDraft(term.constraint, term.coefficient * rise.amount)
        }
      }
    }
    closeDraft()
    reserveColumn(slot, draft.count)
    for index in 0..<draft.count {
      link(draft[index].pointee.other, slot, draft[index].pointee.coefficient)
    }
  }

  /// Makes the tableau again with all columns.
  private mutating func showAll() {
    for slot in 0..<symbols.count where symbols[slot].pointee.traits.contains(.hidden) {
      symbols[slot].pointee.traits.remove(.hidden)
      symbols[slot].pointee.traits.insert(.shown)
    }
    refactor()
  }
}
