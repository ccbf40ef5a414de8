extension Tableau {
  /// What is wrong with the tableau, in words; empty if nothing is. For tests.
  ///
  /// Right after a `solve()` that did not throw.
  ///
  /// - Complexity: O(symbols + entries + terms).
  mutating func faults() -> [String] {
    catchUp()
    var faults: [String] = []
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      let symbol = symbols[slot].pointee
      faults += lineFaults(slot)
      if symbol.mark != 0 { faults.append("\(slot) is marked") }
      if symbol.isVariable {
        if symbol.traits.contains(.changed) { faults.append("\(slot) is not reported") }
      } else {
        faults += constraintFaults(slot)
      }
      if symbol.isBasic {
        if symbol.isDisturbed(at: symbol.value) {
          faults.append("\(slot) = \(symbol.value) is out of its zone \(symbol.zone)")
        }
      } else {
        if symbol.zone != .inside { faults.append("\(slot) is nonbasic and pays") }
        if profits(slot) { faults.append("\(slot) may enter with profit") }
      }
    }
    for level in 0..<levels.count {
      let count = (0..<symbols.count).count {
        let symbol = symbols[$0].pointee
        return symbol.isAlive && symbol.isBasic && symbol.level == level && symbol.zone != .inside
      }
      if payers[level].pointee != count {
        faults.append("\(payers[level].pointee) pay on level \(level), not \(count)")
      }
    }
    if !queue.isEmpty || !disturbed.isEmpty || !edits.isEmpty || !hiding.isEmpty {
      faults.append("work is left over")
    }
    return faults
  }

  private func lineFaults(_ slot: Int32) -> [String] {
    let symbol = symbols[slot].pointee
    var faults: [String] = []
    if symbol.isBasic {
      for (place, cell) in row(of: slot).enumerated() {
        let isMet =
          cell.mirror < outlines[cell.other].pointee.count
          && columnEntry(cell.other, cell.mirror).pointee.other == slot
          && columnEntry(cell.other, cell.mirror).pointee.mirror == place
        if !symbols[cell.other].pointee.isAlive || symbols[cell.other].pointee.isBasic || !isMet {
          faults.append("entry \(place) of row \(slot) and its mirror in \(cell.other) disagree")
        }
      }
    } else {
      for (place, cell) in column(of: slot).enumerated() {
        let isMet =
          cell.mirror < outlines[cell.other].pointee.count
          && rowEntry(cell.other, cell.mirror).pointee.other == slot
          && rowEntry(cell.other, cell.mirror).pointee.mirror == place
        if !symbols[cell.other].pointee.isAlive || !symbols[cell.other].pointee.isBasic || !isMet {
          faults.append("entry \(place) of column \(slot) and its mirror in \(cell.other) disagree")
        }
        if !cell.coefficient.isFinite || cell.coefficient == 0 {
          faults.append("entry \(place) of column \(slot) is \(cell.coefficient)")
        }
      }
    }
    if symbol.traits.contains(.hidden), outlines[slot].pointee.count > 0 {
      faults.append("\(slot) is hidden and has a column")
    }
    return faults
  }

  private func constraintFaults(_ slot: Int32) -> [String] {
    let symbol = symbols[slot].pointee
    var faults: [String] = []
    let left = leftSide(of: slot)
    if abs(left - symbol.value) > 100 * symbol.slack + 1e-9 {
      faults.append("\(slot) stands at \(symbol.value), its terms at \(left)")
    }
    if !symbol.isBasic, symbol.value != symbol.kink {
      faults.append("\(slot) is nonbasic at \(symbol.value), not at its kink \(symbol.kink)")
    }
    return faults
  }
}
