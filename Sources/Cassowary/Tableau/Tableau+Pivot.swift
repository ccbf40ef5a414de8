extension Tableau {
  /// Exchanges a basic and a nonbasic symbol.
  ///
  /// Before: `leaving` = a × `entering` + rest. After: `entering` = `leaving` / a − rest / a, and
  /// that stands for `entering` in all other rows. Values and zones stay as they are; the caller
  /// moves them.
  ///
  /// - Must: a is the entry at `position` of the row of `leaving`, and not 0.
  /// - Complexity: O(rows that hold `entering` × length of the pivot row, and of theirs).
  mutating func pivot(leaving: Int32, position: Int32) {
    let link = entry(leaving, position).pointee
    let entering = link.other
    if isRecording {
      journal.append(.pivot(entered: entering, left: leaving))
    }

    // The row of `leaving` becomes that of `entering`, the column of `entering` that of `leaving`:
    // lines change owners first, so that the pair of every coefficient agrees all along.
    let left = symbols[leaving]
    let entered = symbols[entering]
    swap(&left.pointee.line, &entered.pointee.line)
    swap(&left.pointee.count, &entered.pointee.count)
    swap(&left.pointee.lineClass, &entered.pointee.lineClass)
    let row = entered.pointee.line
    let rowCount = entered.pointee.count
    let column = left.pointee.line
    let columnCount = left.pointee.count
    let inverse = 1 / link.coefficient
    work &+= Int(rowCount) * Int(columnCount)
    entries[row + position].pointee = Entry(
      other: leaving, mirror: link.mirror, coefficient: inverse)
    entries[column + link.mirror].pointee = Entry(
      other: entering, mirror: position, coefficient: inverse)

    for place in 0..<rowCount where place != position {
      let cell = entries[row + place]
      cell.pointee.coefficient *= -inverse
      let mirror = entry(cell.pointee.other, cell.pointee.mirror)
      mirror.pointee.coefficient = cell.pointee.coefficient
      mirror.pointee.other = entering
    }
    for place in 0..<columnCount where place != link.mirror {
      let cell = entries[column + place]
      let target = cell.pointee.other
      let factor = cell.pointee.coefficient
      cell.pointee.coefficient = factor * inverse
      let mirror = entry(target, cell.pointee.mirror)
      mirror.pointee.coefficient = factor * inverse
      mirror.pointee.other = leaving
      if rowCount > 1 {
        addRow(row, rowCount, except: position, times: factor, to: target)
      }
    }

    left.pointee.traits.remove(.basic)
    left.pointee.zone = .inside
    entered.pointee.traits.insert(.basic)
    if left.pointee.isRequired, left.pointee.isEquality, !left.pointee.isVariable,
      !left.pointee.traits.contains(.shown)
    {
      hiding.append(leaving)
    }
  }

  /// Adds a multiple of the pivot row to another row.
  ///
  /// The pivot row's entries are marked in their symbols, so that one walk over the target finds
  /// those that both have; what is left of the marks is fill.
  private mutating func addRow(
    _ row: Int32, _ rowCount: Int32, except skipped: Int32, times factor: Double, to target: Int32
  ) {
    var missing: Int32 = 0
    for place in 0..<rowCount where place != skipped {
      symbols[entries[row + place].pointee.other].pointee.mark = place + 1
      missing += 1
    }
    var position: Int32 = 0
    while position < symbols[target].pointee.count {
      let cell = entry(target, position)
      let marked = symbols[cell.pointee.other]
      let place = marked.pointee.mark
      guard place > 0 else {
        position += 1
        continue
      }
      marked.pointee.mark = 0
      missing -= 1
      let old = cell.pointee.coefficient
      let added = factor * entries[row + place - 1].pointee.coefficient
      let sum = old + added
      if abs(sum) <= Self.cancellation * (abs(old) + abs(added)) {
        unlink(target, position)
      } else {
        cell.pointee.coefficient = sum
        entry(cell.pointee.other, cell.pointee.mirror).pointee.coefficient = sum
        position += 1
      }
    }
    guard missing > 0 else { return }
    for place in 0..<rowCount where place != skipped {
      let cell = entries[row + place].pointee
      guard symbols[cell.other].pointee.mark > 0 else { continue }
      symbols[cell.other].pointee.mark = 0
      link(target, cell.other, factor * cell.coefficient)
    }
  }

  /// A sum this small against its summands is what rounding left of 0.
  static var cancellation: Double { 1e-12 }
}
