/// A layout is built once and then edited for long: what building took of memory is given back.
extension Tableau {
  /// Gives back what building took, after there has been as much of it as before.
  ///
  /// Must: nothing is being recorded, and nothing holds a place in a pool.
  /// After: nothing but places has changed; lines that were laid out anew lie in the order of their
  /// symbols.
  ///
  /// - Complexity: O(1) amortised over additions and over what is done to lines.
  mutating func trim() {
    let hasGrown = symbols.count > trimmedCount + trimmedCount / 4
    if rows.isWasteful { rows = layOut(rows, ofBasic: true) }
    if columns.isWasteful { columns = layOut(columns, ofBasic: false) }
    guard hasGrown else { return }
    trimmedCount = symbols.count
    symbols.trim()
    outlines.trim()
    terms.trim()
    rows.trim()
    columns.trim()
    journal.release()
    draft.release()
    staged.release()
    pivotRow.release()
    touched.release()
    queue.trim()
    passed.release()
    breakpoints.release()
    changes.trim()
    levels.trim()
    slope.trim()
    bestSlope.trim()
  }

  /// The lines of basic or of nonbasic symbols, copied into a pool of just their size.
  private func layOut<Element>(
    _ pool: borrowing Pool<Element>, ofBasic isBasic: Bool
  ) -> Pool<Element> {
    var tight = Pool<Element>(expecting: pool.used)
    for slot in 0..<symbols.count {
      let symbol = symbols[slot]
      guard symbol.pointee.lineClass > 0, symbol.pointee.isBasic == isBasic else { continue }
      let outline = outlines[slot]
      let sizeClass = Pool<Element>.sizeClass(for: outline.pointee.count)
      let block = tight.allocate(sizeClass)
      tight[block].update(from: pool[outline.pointee.line], count: Int(outline.pointee.count))
      outline.pointee.line = block
      symbol.pointee.lineClass = sizeClass
    }
    tight.trim()
    return tight
  }
}
