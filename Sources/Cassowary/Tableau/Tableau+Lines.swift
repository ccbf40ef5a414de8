extension Tableau {
  /// The place of an entry of a symbol's line. Must not be kept over `link`.
  @inline(__always)
  func entry(_ slot: Int32, _ position: Int32) -> UnsafeMutablePointer<Entry> {
    entries[symbols[slot].pointee.line + position]
  }

  /// Writes a coefficient of the pair `first`, `second` into both lines. It must not be there yet.
  ///
  /// - Complexity: O(1) amortised.
  mutating func link(_ first: Int32, _ second: Int32, _ coefficient: Double) {
    let place = extendLine(first)
    let mirror = extendLine(second)
    entry(first, place).pointee = Entry(other: second, mirror: mirror, coefficient: coefficient)
    entry(second, mirror).pointee = Entry(other: first, mirror: place, coefficient: coefficient)
  }

  /// Takes a coefficient out of both lines.
  ///
  /// The last entry of each line takes the place of the one that goes.
  ///
  /// - Complexity: O(1).
  mutating func unlink(_ slot: Int32, _ position: Int32) {
    let gone = entry(slot, position).pointee
    closeGap(slot, position)
    closeGap(gone.other, gone.mirror)
  }

  /// Takes all coefficients of a line out, of both sides.
  mutating func unlinkAll(_ slot: Int32) {
    let count = symbols[slot].pointee.count
    for position in 0..<count {
      let gone = entry(slot, position).pointee
      closeGap(gone.other, gone.mirror)
    }
    symbols[slot].pointee.count = 0
  }

  /// Makes room for `count` entries in an empty line.
  mutating func reserveLine(_ slot: Int32, _ count: Int32) {
    let symbol = symbols[slot]
    if Pool<Entry>.capacity(of: symbol.pointee.lineClass) < count {
      entries.release(symbol.pointee.line, symbol.pointee.lineClass)
      symbol.pointee.lineClass = Pool<Entry>.sizeClass(for: count)
      symbol.pointee.line = entries.allocate(symbol.pointee.lineClass)
    }
  }

  /// Puts the entries of a line into the order of the symbols they lead to.
  ///
  /// - Complexity: O(n log n).
  mutating func sortLine(_ slot: Int32) {
    let symbol = symbols[slot]
    let line = entries[symbol.pointee.line]
    sort(UnsafeMutableBufferPointer(start: line, count: Int(symbol.pointee.count))) {
      $0.other < $1.other
    }
    for position in 0..<symbol.pointee.count {
      let cell = line[Int(position)]
      entry(cell.other, cell.mirror).pointee.mirror = position
    }
  }

  /// Lengthens a line by one entry, which the caller must write, and answers its position.
  @inline(__always)
  private mutating func extendLine(_ slot: Int32) -> Int32 {
    let symbol = symbols[slot]
    let position = symbol.pointee.count
    if position == Pool<Entry>.capacity(of: symbol.pointee.lineClass) {
      growLine(slot)
    }
    symbol.pointee.count = position + 1
    return position
  }

  private mutating func growLine(_ slot: Int32) {
    let symbol = symbols[slot]
    let largerClass = symbol.pointee.lineClass + 1
    let larger = entries.allocate(largerClass)
    entries[larger].update(from: entries[symbol.pointee.line], count: Int(symbol.pointee.count))
    entries.release(symbol.pointee.line, symbol.pointee.lineClass)
    symbol.pointee.line = larger
    symbol.pointee.lineClass = largerClass
  }

  @inline(__always)
  private mutating func closeGap(_ slot: Int32, _ position: Int32) {
    let last = symbols[slot].pointee.count - 1
    symbols[slot].pointee.count = last
    guard position < last else { return }
    let moved = entry(slot, last).pointee
    entry(slot, position).pointee = moved
    entry(moved.other, moved.mirror).pointee.mirror = position
  }
}
