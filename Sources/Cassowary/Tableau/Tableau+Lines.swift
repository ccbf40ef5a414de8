extension Tableau {
  /// The place of an entry of a basic symbol's row. Must not be kept over `link`.
  @inline(__always)
  func rowEntry(_ slot: Int32, _ position: Int32) -> UnsafeMutablePointer<RowEntry> {
    rows[outlines[slot].pointee.line + position]
  }

  /// The place of an entry of a nonbasic symbol's column. Must not be kept over `link`.
  @inline(__always)
  func columnEntry(_ slot: Int32, _ position: Int32) -> UnsafeMutablePointer<ColumnEntry> {
    columns[outlines[slot].pointee.line + position]
  }

  /// The row of a basic symbol. Must not be kept over `link`.
  @inline(__always)
  func row(of slot: Int32) -> UnsafeMutableBufferPointer<RowEntry> {
    let outline = outlines[slot].pointee
    return UnsafeMutableBufferPointer(start: rows[outline.line], count: Int(outline.count))
  }

  /// The column of a nonbasic symbol. Must not be kept over `link`.
  @inline(__always)
  func column(of slot: Int32) -> UnsafeMutableBufferPointer<ColumnEntry> {
    let outline = outlines[slot].pointee
    return UnsafeMutableBufferPointer(start: columns[outline.line], count: Int(outline.count))
  }

  /// The coefficient of an entry of a row.
  @inline(__always)
  func coefficient(of cell: RowEntry) -> Double {
    columnEntry(cell.other, cell.mirror).pointee.coefficient
  }

  /// Writes a coefficient of the pair `basic`, `nonbasic` into both lines. It must not be there
  /// yet.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func link(_ basic: Int32, _ nonbasic: Int32, _ coefficient: Double) {
    let place = outlines[basic].pointee.count
    if place == Pool<RowEntry>.capacity(of: symbols[basic].pointee.lineClass) {
      growRow(basic)
    }
    linkReserved(basic, nonbasic, coefficient)
  }

  /// The same where the row has room for it.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func linkReserved(_ basic: Int32, _ nonbasic: Int32, _ coefficient: Double) {
    let columnOutline = outlines[nonbasic]
    let mirror = columnOutline.pointee.count
    if mirror == Pool<ColumnEntry>.capacity(of: symbols[nonbasic].pointee.lineClass) {
      growColumn(nonbasic)
    }
    let rowOutline = outlines[basic]
    let place = rowOutline.pointee.count
    rowOutline.pointee.count = place &+ 1
    columnOutline.pointee.count = mirror &+ 1
    rows[rowOutline.pointee.line &+ place].pointee = RowEntry(other: nonbasic, mirror: mirror)
    columns[columnOutline.pointee.line &+ mirror].pointee = ColumnEntry(
      other: basic, mirror: place, coefficient: coefficient)
  }

  /// Takes a coefficient out of both lines.
  ///
  /// The last entry of each line takes the place of the one that goes.
  ///
  /// - Complexity: O(1).
  mutating func unlink(row slot: Int32, _ position: Int32) {
    let gone = rowEntry(slot, position).pointee
    closeRowGap(slot, position)
    closeColumnGap(gone.other, gone.mirror)
  }

  /// Takes all coefficients of a line out, of both sides, and gives its memory back.
  mutating func unlinkAll(_ slot: Int32) {
    if symbols[slot].pointee.isBasic {
      for gone in row(of: slot) { closeColumnGap(gone.other, gone.mirror) }
    } else {
      for gone in column(of: slot) { closeRowGap(gone.other, gone.mirror) }
    }
    outlines[slot].pointee.count = 0
    releaseLine(slot)
  }

  /// Gives the memory of an empty line back.
  mutating func releaseLine(_ slot: Int32) {
    let symbol = symbols[slot]
    if symbol.pointee.isBasic {
      rows.release(outlines[slot].pointee.line, symbol.pointee.lineClass)
    } else {
      columns.release(outlines[slot].pointee.line, symbol.pointee.lineClass)
    }
    symbol.pointee.lineClass = 0
  }

  /// Makes a nonbasic symbol basic whose column is empty, with room for `count` entries in its row.
  mutating func makeBasic(_ slot: Int32, reserving count: Int32) {
    if symbols[slot].pointee.lineClass > 0 { releaseLine(slot) }
    symbols[slot].pointee.traits.insert(.basic)
    let lineClass = Pool<RowEntry>.sizeClass(for: count)
    symbols[slot].pointee.lineClass = lineClass
    outlines[slot].pointee.line = rows.allocate(lineClass)
  }

  /// Makes room for `count` entries in the empty column of a nonbasic symbol.
  mutating func reserveColumn(_ slot: Int32, _ count: Int32) {
    guard Pool<ColumnEntry>.capacity(of: symbols[slot].pointee.lineClass) < count else { return }
    releaseLine(slot)
    let lineClass = Pool<ColumnEntry>.sizeClass(for: count)
    symbols[slot].pointee.lineClass = lineClass
    outlines[slot].pointee.line = columns.allocate(lineClass)
  }

  @inline(never)
  private mutating func growRow(_ slot: Int32) {
    let smaller = symbols[slot].pointee.lineClass
    let larger = Pool<RowEntry>.larger(than: smaller)
    let outline = outlines[slot]
    let block = rows.allocate(larger)
    if smaller > 0 {
      rows[block].update(from: rows[outline.pointee.line], count: Int(outline.pointee.count))
      rows.release(outline.pointee.line, smaller)
    }
    outline.pointee.line = block
    symbols[slot].pointee.lineClass = larger
  }

  @inline(never)
  private mutating func growColumn(_ slot: Int32) {
    let smaller = symbols[slot].pointee.lineClass
    let larger = Pool<ColumnEntry>.larger(than: smaller)
    let outline = outlines[slot]
    let block = columns.allocate(larger)
    if smaller > 0 {
      columns[block].update(from: columns[outline.pointee.line], count: Int(outline.pointee.count))
      columns.release(outline.pointee.line, smaller)
    }
    outline.pointee.line = block
    symbols[slot].pointee.lineClass = larger
  }

  @inline(__always)
  private func closeRowGap(_ slot: Int32, _ position: Int32) {
    let outline = outlines[slot]
    let last = outline.pointee.count - 1
    outline.pointee.count = last
    guard position < last else { return }
    let moved = rows[outline.pointee.line + last].pointee
    rows[outline.pointee.line + position].pointee = moved
    columnEntry(moved.other, moved.mirror).pointee.mirror = position
  }

  @inline(__always)
  private func closeColumnGap(_ slot: Int32, _ position: Int32) {
    let outline = outlines[slot]
    let last = outline.pointee.count - 1
    outline.pointee.count = last
    guard position < last else { return }
    let moved = columns[outline.pointee.line + last].pointee
    columns[outline.pointee.line + position].pointee = moved
    rowEntry(moved.other, moved.mirror).pointee.mirror = position
  }
}
