/// A row of numbers, written as what changed since the row before.
///
/// The count of numbers, then runs until all are accounted for: how many are as before, how many
/// are new, and the new ones. The number at a place that the row before did not have is new.
enum RowDelta {
  /// No value of a trace has more numbers than this.
  static let longestRow = 200_000

  static func append(_ row: [Double], since previous: [Double], to writer: inout ByteWriter) {
    writer.append(count: row.count)
    var index = 0
    while index < row.count {
      let same = index
      while index < row.count, isSame(row, previous, at: index) { index += 1 }
      writer.append(count: index - same)
      guard index < row.count else { return }
      let new = index
      while index < row.count, !isSame(row, previous, at: index) { index += 1 }
      writer.append(count: index - new)
      for number in row[new..<index] { writer.append(number: number) }
    }
  }

  static func read(
    since previous: [Double], from reader: inout ByteReader
  ) throws(TraceError) -> [Double] {
    let count = try reader.count(of: "numbers in a row", limit: longestRow)
    var row = previous
    if row.count > count { row.removeLast(row.count - count) }
    var index = 0
    while index < count {
      index += try reader.count(of: "numbers as before", limit: row.count - index)
      guard index < count else { return row }
      let new = try reader.count(of: "new numbers", limit: count - index)
      guard new > 0 else { throw .malformed(what: "an empty run", at: reader.offset) }
      for _ in 0..<new {
        let number = try reader.number()
        if index < row.count { row[index] = number } else { row.append(number) }
        index += 1
      }
    }
    return row
  }

  /// Equal in every bit: -0.0 is not 0.0.
  private static func isSame(_ row: [Double], _ previous: [Double], at index: Int) -> Bool {
    index < previous.count && row[index].bitPattern == previous[index].bitPattern
  }
}
