/// A layout is built once and then edited for long: what building took of memory is given back.
extension Tableau {
  /// Gives back what only adding and removing need, and lays out rows and columns anew if much of
  /// their pools lies idle.
  ///
  /// Must: nothing is being recorded, and nothing holds a place in a pool.
  /// After: nothing but places has changed; lines that were laid out anew lie in the order of their
  /// symbols.
  ///
  /// - Complexity: O(1), or O(symbols + entries) after as much work on them.
  mutating func trim() {
    journal.release()
    draft.release()
    staged.release()
    pivotRow.release()
    if touched.allocatedBytes > 256 { touched.release() }
    if rows.isWasteful { rows = layOut(rows, ofBasic: true) }
    if columns.isWasteful { columns = layOut(columns, ofBasic: false) }
  }

  /// The lines of basic or of nonbasic symbols, copied into a pool of just their size.
  private func layOut<Element>(
    _ pool: borrowing Pool<Element>, ofBasic isBasic: Bool
  ) -> Pool<Element> {
    var size: Int32 = 0
    for slot in 0..<symbols.count where hasLine(slot, ofBasic: isBasic) {
      let sizeClass = Pool<Element>.sizeClass(for: outlines[slot].pointee.count)
      size += Pool<Element>.capacity(of: sizeClass)
    }
    var tight = Pool<Element>(expecting: size)
    for slot in 0..<symbols.count where hasLine(slot, ofBasic: isBasic) {
      let outline = outlines[slot]
      let sizeClass = Pool<Element>.sizeClass(for: outline.pointee.count)
      let block = tight.allocate(sizeClass)
      tight[block].update(from: pool[outline.pointee.line], count: Int(outline.pointee.count))
      outline.pointee.line = block
      symbols[slot].pointee.lineClass = sizeClass
    }
    return tight
  }

  private func hasLine(_ slot: Int32, ofBasic isBasic: Bool) -> Bool {
    let symbol = symbols[slot].pointee
    return symbol.isAlive && symbol.isBasic == isBasic && symbol.lineClass > 0
  }
}
