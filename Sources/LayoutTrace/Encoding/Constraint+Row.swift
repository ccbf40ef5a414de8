extension ConstraintIdentity {
  func write(to row: inout RowWriter) {
    row.append(properties) { $0.append($1) }
    row.append(identifier) { $0.append($1) }
    first.write(to: &row)
    row.append(relation.rawValue)
    row.append(multiplier)
    row.append(second) { $1.write(to: &$0) }
    row.append(origin) { $1.write(to: &$0) }
    row.append(number) { $0.append($1) }
  }

  /// - Parameter viewCount: how many views have been named.
  init(row: inout RowReader, viewCount: Int) throws(TraceError) {
    self.init(
      properties: try row.array { row throws(TraceError) in try row.string() },
      identifier: try row.optional { row throws(TraceError) in try row.string() },
      first: try Side(row: &row, viewCount: viewCount),
      relation: try row.name(of: Relation.self), multiplier: try row.number(),
      second: try row.optional { row throws(TraceError) in
        try Side(row: &row, viewCount: viewCount)
      },
      origin: try row.optional { row throws(TraceError) in try CodeOrigin(row: &row) },
      number: try row.optional { row throws(TraceError) in try row.integer() })
    try row.end()
  }
}

extension CodeOrigin {
  /// A place in the library has no file's name.
  fileprivate func write(to row: inout RowWriter) {
    switch self {
    case .library(let offset):
      row.append("")
      row.append(offset)
    case .source(let file, let line):
      row.append(file)
      row.append(line)
    }
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    let file = try row.string()
    let number = try row.integer(below: 1 << 40)
    self = file.isEmpty ? .library(offset: number) : .source(file: file, line: number)
  }
}

extension ConstraintIdentity.Side {
  fileprivate func write(to row: inout RowWriter) {
    row.append(view)
    row.append(guide) { $0.append($1) }
    row.append(attribute)
  }

  fileprivate init(row: inout RowReader, viewCount: Int) throws(TraceError) {
    self.init(
      view: try row.integer(below: viewCount),
      guide: try row.optional { row throws(TraceError) in try row.string() },
      attribute: try row.string())
  }
}

extension ConstraintState {
  /// Writes the constraints of a frame as one row: mostly few of many change at a time.
  static func write(_ constraints: [ConstraintState], to row: inout RowWriter) {
    row.append(constraints) { row, state in
      row.append(state.constraint)
      row.append(state.constant)
      row.append(state.priority)
      row.append(state.violation)
    }
  }

  /// - Parameter constraintCount: how many constraints have been named.
  static func array(
    row: inout RowReader, constraintCount: Int
  ) throws(TraceError) -> [ConstraintState] {
    let states = try row.array { row throws(TraceError) in
      ConstraintState(
        constraint: try row.integer(below: constraintCount), constant: try row.number(),
        priority: try row.number(), violation: try row.number())
    }
    try row.end()
    return states
  }
}
