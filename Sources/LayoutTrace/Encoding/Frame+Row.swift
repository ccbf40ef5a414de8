/// What a frame holds besides its views and constraints: the part that changes every time.
struct FrameHead {
  var time: Double
  var gesture: Int?
  var touch: Point?
  var screen: Size
  var safeArea: Insets
  var statusBar: StatusBar

  init(_ frame: Frame) {
    time = frame.time
    gesture = frame.gesture
    touch = frame.touch
    screen = frame.screen
    safeArea = frame.safeArea
    statusBar = frame.statusBar
  }

  func write(to row: inout RowWriter) {
    row.append(time)
    row.append(gesture) { $0.append($1) }
    row.append(screen)
    row.append(safeArea)
    row.append(statusBar.isHidden)
    row.append(statusBar.style.rawValue)
    row.append(statusBar.height)
    row.append(statusBar.slid)
    row.append(statusBar.alpha)
    row.append(touch) { $0.append($1) }
  }

  /// - Parameter gestureCount: how many gestures the script has.
  init(row: inout RowReader, gestureCount: Int) throws(TraceError) {
    time = try row.number()
    gesture = try row.optional { row throws(TraceError) in
      try row.integer(below: gestureCount)
    }
    screen = try row.size()
    safeArea = try row.insets()
    statusBar = StatusBar(
      isHidden: try row.flag(), style: try row.name(of: StatusBar.Style.self),
      height: try row.number(), slid: try row.number(), alpha: try row.number())
    touch = try row.optional { row throws(TraceError) in try row.point() }
    try row.end()
  }
}

/// The constraints that do not hold at a frame, and what they leave open.
struct FrameConflicts {
  var broken: [BrokenConstraint] = []
  var unsatisfied: [UnsatisfiedConstraint] = []
  var ambiguous: [AmbiguousLayout] = []

  init() {}

  init(_ frame: Frame) {
    broken = frame.broken
    unsatisfied = frame.unsatisfied
    ambiguous = frame.ambiguous
  }

  func write(to row: inout RowWriter) {
    row.append(broken) { $1.write(to: &$0) }
    row.append(unsatisfied) { row, constraint in
      row.append(constraint.constraint)
      row.append(constraint.priority)
      row.append(constraint.violation)
    }
    row.append(ambiguous) { row, layout in
      row.append(layout.view)
      row.append(layout.attributes) { $0.append($1) }
    }
  }

  /// - Parameter viewCount: how many views the trace has named so far.
  init(row: inout RowReader, viewCount: Int) throws(TraceError) {
    broken = try row.array(BrokenConstraint.init(row:))
    unsatisfied = try row.array { row throws(TraceError) in
      UnsatisfiedConstraint(
        constraint: try row.string(), priority: try row.number(), violation: try row.number())
    }
    ambiguous = try row.array { row throws(TraceError) in
      AmbiguousLayout(
        view: try row.integer(below: viewCount),
        attributes: try row.array { row throws(TraceError) in try row.string() })
    }
    try row.end()
  }
}

extension BrokenConstraint {
  func write(to row: inout RowWriter) {
    row.append(constraint)
    row.append(conflict) { $0.append($1) }
    row.append(violation)
  }

  init(row: inout RowReader) throws(TraceError) {
    self.init(
      constraint: try row.string(),
      conflict: try row.array { row throws(TraceError) in try row.string() },
      violation: try row.number())
  }
}
