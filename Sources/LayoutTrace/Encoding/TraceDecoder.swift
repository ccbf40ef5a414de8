import Foundation

/// Reads what `TraceEncoder` wrote, record by record, trusting nothing.
struct TraceDecoder {
  private var reader: ByteReader
  private var strings: [String] = []
  private var headRow: [Double] = []
  private var constraintsRow: [Double] = []
  private var constraints: [ConstraintState] = []
  private var conflictsRow: [Double] = []
  private var conflicts = FrameConflicts()
  private var states = RowListReader<ViewState>()
  private var viewLooks = RowListReader<ViewLook>()
  private var constraintLooks = RowListReader<ConstraintLook>()
  private var budget = Limits.numbers
  private var trace: LayoutTrace
  private var ending: TraceEnding?

  /// More than a run of any app needs, and little enough that a hostile trace costs no more than a
  /// moment: a few bytes can stand for a frame of many views.
  private enum Limits {
    static let views = 20_000
    static let constraints = 50_000
    static let frames = 100_000
    static let events = 200_000
    static let strings = 200_000
    /// Numbers in all rows and values of the trace together, eight bytes each.
    static let numbers = 50_000_000
    /// What a view of a frame takes in memory, in numbers.
    static let numbersInView = MemoryLayout<ViewState>.stride / 8
    static let numbersInLook = MemoryLayout<ViewLook>.stride / 8
    static let numbersInConstraintLook = MemoryLayout<ConstraintLook>.stride / 8
  }

  /// Reads the head.
  init(_ bytes: [UInt8]) throws(TraceError) {
    reader = ByteReader(bytes)
    guard bytes.starts(with: TraceFormat.signature) else { throw .notATrace }
    for _ in TraceFormat.signature { _ = try reader.byte() }
    let version = try reader.count(of: "versions", limit: Int.max)
    guard version <= LayoutTrace.currentVersion else {
      throw .newerVersion(found: version, supported: LayoutTrace.currentVersion)
    }
    guard version == LayoutTrace.currentVersion else {
      throw .olderVersion(found: version, supported: LayoutTrace.currentVersion)
    }
    guard try reader.byte() == TraceFormat.Record.head.rawValue else {
      throw .malformed(what: "no head", at: reader.offset)
    }
    let json = Data(try reader.slice())
    let head: TraceHead
    do {
      head = try JSONDecoder().decode(TraceHead.self, from: json)
    } catch {
      throw .malformed(what: "a head that cannot be read", at: reader.offset)
    }
    trace = LayoutTrace(
      device: head.device, script: head.script, views: [], frames: [], events: [])
  }

  /// Reads all records; with a trace that breaks off, those that are whole.
  mutating func decode() throws(TraceError) -> RecordedRun {
    do {
      while !reader.isAtEnd { try decodeRecord() }
    } catch .truncated {
      // The process ended while it was writing: what came before is the record of the run.
    }
    return RecordedRun(trace: trace, ending: ending)
  }

  private mutating func decodeRecord() throws(TraceError) {
    let start = reader.offset
    guard ending == nil else { throw .malformed(what: "a record after the end", at: start) }
    guard let record = TraceFormat.Record(rawValue: try reader.byte()), record != .head else {
      throw .malformed(what: "an unknown record", at: start)
    }
    switch record {
    case .head: throw .malformed(what: "a second head", at: start)
    case .string: try add(try reader.string(), to: &strings, "strings", limit: Limits.strings)
    case .view: try decodeView()
    case .constraint:
      let viewCount = trace.views.count
      let constraint = try value(of: try row(since: [])) { row throws(TraceError) in
        try ConstraintIdentity(row: &row, viewCount: viewCount)
      }
      try add(constraint, to: &trace.constraints, "constraints", limit: Limits.constraints)
    case .frame: try decodeFrame()
    case .look: try decodeLook(at: start)
    case .picture:
      let file = Picture.file(Array(try reader.slice()))
      try add(file, to: &trace.pictures, "pictures", limit: LayoutTrace.mostPictures)
    case .painting:
      let pictureCount = trace.pictures.count
      let painted = try value(of: try row(since: [])) { row throws(TraceError) in
        try PaintedPicture(row: &row, pictureCount: pictureCount)
      }
      try add(.painted(painted), to: &trace.pictures, "pictures", limit: LayoutTrace.mostPictures)
    case .event:
      let event = try value(of: try row(since: [])) { row throws(TraceError) in
        try Event(row: &row)
      }
      try add(event, to: &trace.events, "events", limit: Limits.events)
    case .end:
      ending = try value(of: try row(since: [])) { row throws(TraceError) in
        try TraceEnding(row: &row)
      }
    }
  }

  private mutating func decodeView() throws(TraceError) {
    let view = try value(of: try row(since: [])) { row throws(TraceError) in
      let view = ViewIdentity(
        className: try row.string(), kitClassName: try row.string(),
        properties: try row.array { row throws(TraceError) in try row.string() },
        identifier: try row.optional { row throws(TraceError) in try row.string() })
      try row.end()
      return view
    }
    try add(view, to: &trace.views, "views", limit: Limits.views)
  }

  private mutating func decodeFrame() throws(TraceError) {
    let (gestureCount, viewCount) = (trace.script.count, trace.views.count)
    let newHead = try row(since: headRow)
    let head = try value(of: newHead) { row throws(TraceError) in
      try FrameHead(row: &row, gestureCount: gestureCount)
    }
    let newConstraints = try row(since: constraintsRow)
    if newConstraints != constraintsRow {
      let constraintCount = trace.constraints.count
      constraints = try value(of: newConstraints) { row throws(TraceError) in
        try ConstraintState.array(row: &row, constraintCount: constraintCount)
      }
      try spend(newConstraints.count)
    }
    let newConflicts = try row(since: conflictsRow)
    if newConflicts != conflictsRow {
      conflicts = try value(of: newConflicts) { row throws(TraceError) in
        try FrameConflicts(row: &row, viewCount: viewCount)
      }
    }
    try decodeViewStates()
    headRow = newHead
    constraintsRow = newConstraints
    conflictsRow = newConflicts
    let frame = Frame(
      time: head.time, gesture: head.gesture, touch: head.touch, screen: head.screen,
      safeArea: head.safeArea, statusBar: head.statusBar, views: states.values,
      constraints: constraints, broken: conflicts.broken, unsatisfied: conflicts.unsatisfied,
      ambiguous: conflicts.ambiguous)
    try add(frame, to: &trace.frames, "frames", limit: Limits.frames)
  }

  private mutating func decodeViewStates() throws(TraceError) {
    let viewCount = trace.views.count
    var list = RowListReader<ViewState>()
    swap(&list, &states)
    let hasChanged = try list.read("views", limit: Limits.views, with: &self) {
      decoder, row throws(TraceError) in
      try decoder.value(of: row) { row throws(TraceError) in
        try ViewState(row: &row, viewCount: viewCount)
      }
    }
    swap(&list, &states)
    // A frame whose views are all as before shares their storage with the frame before.
    if hasChanged { try spend(states.values.count * Limits.numbersInView) }
  }

  /// Reads how the frame before looks: an entry for each of its views and constraints.
  private mutating func decodeLook(at start: Int) throws(TraceError) {
    guard let frame = trace.frames.last, frame.look == nil else {
      throw .malformed(what: "a look of no frame", at: start)
    }
    let pictureCount = trace.pictures.count
    var views = RowListReader<ViewLook>()
    swap(&views, &viewLooks)
    let viewsChanged = try views.read("looks", limit: Limits.views, with: &self) {
      decoder, row throws(TraceError) in
      try decoder.value(of: row) { row throws(TraceError) in
        try ViewLook(row: &row, pictureCount: pictureCount)
      }
    }
    swap(&views, &viewLooks)
    var constraints = RowListReader<ConstraintLook>()
    swap(&constraints, &constraintLooks)
    let constraintsChanged = try constraints.read(
      "looks of constraints", limit: Limits.constraints, with: &self
    ) { decoder, row throws(TraceError) in
      try decoder.value(of: row, ConstraintLook.init(row:))
    }
    swap(&constraints, &constraintLooks)
    let look = FrameLook(views: viewLooks.values, constraints: constraintLooks.values)
    guard look.views.count == frame.views.count,
      look.constraints.count == frame.constraints.count
    else { throw .malformed(what: "a look of other views than the frame's", at: start) }
    if viewsChanged { try spend(look.views.count * Limits.numbersInLook) }
    if constraintsChanged {
      try spend(look.constraints.count * Limits.numbersInConstraintLook)
    }
    trace.frames[trace.frames.count - 1].look = look
  }

  mutating func count(of what: String, limit: Int) throws(TraceError) -> Int {
    try reader.count(of: what, limit: limit)
  }

  mutating func row(since previous: [Double]) throws(TraceError) -> [Double] {
    let row = try RowDelta.read(since: previous, from: &reader)
    try spend(row.count)
    return row
  }

  func value<Value>(
    of row: [Double], _ read: (inout RowReader) throws(TraceError) -> Value
  ) throws(TraceError) -> Value {
    var row = RowReader(row, strings: strings, offset: reader.offset)
    return try read(&row)
  }

  private mutating func spend(_ count: Int) throws(TraceError) {
    budget -= count
    guard budget >= 0 else { throw .tooMuch(what: "numbers", limit: Limits.numbers) }
  }

  private func add<Value>(
    _ value: Value, to values: inout [Value], _ what: String, limit: Int
  ) throws(TraceError) {
    guard values.count < limit else { throw .tooMuch(what: what, limit: limit) }
    values.append(value)
  }
}
