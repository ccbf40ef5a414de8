extension Tableau {
  /// Exchanges a basic and a nonbasic symbol.
  ///
  /// Before: `leaving` = a × `entering` + rest. After: `entering` = `leaving` / a − rest / a, and
  /// that stands for `entering` in all other rows. Values and zones stay as they are; the caller
  /// moves them.
  ///
  /// Gauss and Jordan's elimination on sparse rows (Chvátal 1983, chapter 2); a coefficient that
  /// cancels to rounding is taken out.
  ///
  /// - Must: a is the entry at `position` of the row of `leaving`, and not 0. No column of the pair is
  ///   hidden.
  /// - Must not: an entry's place be kept over it.
  /// - Complexity: O(rows that hold `entering` × length of the pivot row, and of theirs).
  mutating func pivot(leaving: Int32, position: Int32) {
    let link = rowEntry(leaving, position).pointee
    let entering = link.other
    if isRecording {
      journal.append(.pivot(entered: entering, left: leaving))
    }

    // The row of `leaving` becomes that of `entering`, the column of `entering` that of `leaving`:
    // lines change owners first, so that the pair of every coefficient agrees all along.
    let left = symbols[leaving]
    let entered = symbols[entering]
    swap(&left.pointee.lineClass, &entered.pointee.lineClass)
    swap(&outlines[leaving].pointee.line, &outlines[entering].pointee.line)
    swap(&outlines[leaving].pointee.count, &outlines[entering].pointee.count)
    let row = row(of: entering)
    let column = outlines[leaving].pointee.line
    let columnCount = outlines[leaving].pointee.count
    let factor = columns[column + link.mirror].pointee.coefficient
    let inverse = 1 / factor
    work &+= row.count * Int(columnCount)
    row[Int(position)] = RowEntry(other: leaving, mirror: link.mirror)
    columns[column + link.mirror].pointee = ColumnEntry(
      other: entering, mirror: position, coefficient: inverse)

    pivotRow.removeAll()
    for (place, cell) in row.enumerated() where place != Int(position) {
      let mirror = columnEntry(cell.other, cell.mirror)
      mirror.pointee.coefficient *= -inverse
      mirror.pointee.other = entering
      pivotRow.append(PivotTerm(other: cell.other, coefficient: mirror.pointee.coefficient))
      symbols[cell.other].pointee.mark = pivotRow.count
    }
    for place in 0..<columnCount where place != link.mirror {
      let cell = columns[column + place]
      let target = cell.pointee.other
      let factor = cell.pointee.coefficient
      cell.pointee.coefficient = factor * inverse
      rowEntry(target, cell.pointee.mirror).pointee.other = leaving
      if !pivotRow.isEmpty { addPivotRow(times: factor, to: target) }
    }
    for index in 0..<pivotRow.count {
      symbols[pivotRow[index].pointee.other].pointee.mark = 0
    }

    setZone(leaving, .inside)
    left.pointee.traits.remove(.basic)
    entered.pointee.traits.insert(.basic)
    if left.pointee.isRequired, left.pointee.isEquality, !left.pointee.isVariable,
      !left.pointee.traits.contains(.shown)
    {
      hiding.append(leaving)
    }
  }

  /// Adds a multiple of the pivot row to another row.
  ///
  /// Before: the pivot row's symbols are marked with their places in `pivotRow`, from 1 on, so that
  /// one walk over the target finds those that both have; those it did not find are fill.
  private mutating func addPivotRow(times factor: Double, to target: Int32) {
    var missing = pivotRow.count
    var position: Int32 = 0
    while position < outlines[target].pointee.count {
      let cell = rowEntry(target, position).pointee
      let place = symbols[cell.other].pointee.mark
      guard place > 0 else {
        position += 1
        continue
      }
      missing -= 1
      let term = pivotRow[place - 1]
      term.pointee.met = target
      let mirror = columnEntry(cell.other, cell.mirror)
      let old = mirror.pointee.coefficient
      let added = factor * term.pointee.coefficient
      let sum = old + added
      if abs(sum) <= Self.cancellation * (abs(old) + abs(added)) {
        unlink(row: target, position)
      } else {
        mirror.pointee.coefficient = sum
        position += 1
      }
    }
    guard missing > 0 else { return }
    for index in 0..<pivotRow.count where pivotRow[index].pointee.met != target {
      let term = pivotRow[index].pointee
      link(target, term.other, factor * term.coefficient)
    }
  }

  /// A sum this small against its summands is what rounding left of 0.
  static var cancellation: Double { 1e-12 }
}

/// An entry of the pivot row, but for the symbols that change places.
struct PivotTerm: BitwiseCopyable {
  var other: Int32
  /// The row it was last found in.
  var met: Int32 = -1
  var coefficient: Double
}
