/// A value of a frame that is written as a row.
protocol TraceRow: Equatable {
  func write(to row: inout RowWriter)
}

/// A list of values that each frame has anew, written as what changed since the frame before: the
/// count, then runs of how many values are as before, and the next one's changes.
struct RowListWriter<Value: TraceRow> {
  private var rows: [[Double]] = []
  private var values: [Value] = []

  /// Writes the next frame's list.
  ///
  /// - Parameter rest: what is written instead of a value that could not be read back; nil for values
  ///   that always can.
  mutating func append(
    _ new: [Value], to body: inout ByteWriter, strings: StringTable,
    rest: ((Value) -> Value)? = nil
  ) {
    body.append(count: new.count)
    var same = 0
    for (index, value) in new.enumerated() {
      if index < values.count, values[index] == value {
        same += 1
        continue
      }
      if index == rows.count { rows.append([]) }
      body.append(count: same)
      var row = RowWriter(strings: strings, count: rows[index].count)
      value.write(to: &row)
      if let rest, !row.isRecordable {
        row = RowWriter(strings: strings)
        rest(value).write(to: &row)
      }
      RowDelta.append(row.numbers, since: rows[index], to: &body)
      rows[index] = row.numbers
      same = 0
    }
    if same > 0 { body.append(count: same) }
    values = new
    rows.removeLast(rows.count - values.count)
  }
}

/// Reads back what `RowListWriter` wrote.
struct RowListReader<Value> {
  private(set) var values: [Value] = []
  private var rows: [[Double]] = []

  /// Reads the next frame's list.
  ///
  /// - Parameters:
  ///   - what: what the values are, for errors.
  ///   - limit: how many there may be.
  ///   - value: makes a value of a row.
  /// - Returns: Whether anything has changed.
  mutating func read(
    _ what: String, limit: Int, with decoder: inout TraceDecoder,
    value: (inout TraceDecoder, [Double]) throws(TraceError) -> Value
  ) throws(TraceError) -> Bool {
    let count = try decoder.count(of: "\(what) in a frame", limit: limit)
    var hasChanged = values.count != count
    if values.count > count {
      values.removeLast(values.count - count)
      rows.removeLast(rows.count - count)
    }
    var index = 0
    while index < count {
      index += try decoder.count(of: "\(what) as before", limit: values.count - index)
      guard index < count else { break }
      let new = try decoder.row(since: index < rows.count ? rows[index] : [])
      let made = try value(&decoder, new)
      if index < values.count {
        values[index] = made
        rows[index] = new
      } else {
        values.append(made)
        rows.append(new)
      }
      hasChanged = true
      index += 1
    }
    return hasChanged
  }
}
