/// Marks as rows: a number that says what follows, and that.
///
/// Marks hold marks; a row that nests them deeper than any drawing does is refused.
extension Mark {
  /// Deeper than layers and transparency layers of an app lie in each other.
  package static let deepest = 64

  private enum Kind: Int, CaseIterable { case fill, stroke, gradient, image, text, group, ring }

  static func write(_ marks: [Mark], to row: inout RowWriter) {
    row.append(marks) { $1.write(to: &$0) }
  }

  private func write(to row: inout RowWriter) {
    func append(_ kind: Kind) { row.append(kind.rawValue) }
    switch self {
    case .fill(let figure, let color):
      append(.fill)
      figure.write(to: &row)
      row.append(color)
    case .stroke(let figure, let pen):
      append(.stroke)
      figure.write(to: &row)
      pen.write(to: &row)
    case .gradient(let gradient):
      append(gradient.goesRound ? .ring : .gradient)
      gradient.write(to: &row)
    case .image(let image):
      append(.image)
      image.write(to: &row)
    case .text(let text):
      append(.text)
      text.write(to: &row)
    case .group(let group):
      append(.group)
      group.write(to: &row)
    }
  }

  /// - Parameters:
  ///   - pictureCount: how many pictures the trace has brought so far.
  ///   - depth: in how many groups the marks lie.
  static func array(
    row: inout RowReader, pictureCount: Int, depth: Int = 0
  ) throws(TraceError) -> [Mark] {
    guard depth < deepest else { throw row.error("marks within marks without end") }
    return try row.array { row throws(TraceError) in
      try Mark(row: &row, pictureCount: pictureCount, depth: depth)
    }
  }

  private init(row: inout RowReader, pictureCount: Int, depth: Int) throws(TraceError) {
    guard let kind = Kind(rawValue: try row.integer(below: Kind.allCases.count)) else {
      throw row.error("a mark of no kind")
    }
    switch kind {
    case .fill: self = .fill(try Figure(row: &row), try row.color())
    case .stroke: self = .stroke(try Figure(row: &row), try Pen(row: &row))
    case .gradient: self = .gradient(try GradientLook(row: &row, goesRound: false))
    case .ring: self = .gradient(try GradientLook(row: &row, goesRound: true))
    case .image: self = .image(try ImageLook(row: &row, pictureCount: pictureCount))
    case .text: self = .text(try TextLook(row: &row))
    case .group:
      self = .group(try MarkGroup(row: &row, pictureCount: pictureCount, depth: depth + 1))
    }
  }
}

extension PaintedPicture {
  /// Whether it can be read back: it has no more numbers than a row of a trace may have, and all of
  /// them are finite.
  package var isRecordable: Bool {
    var row = RowWriter(strings: StringTable())
    write(to: &row)
    return row.isRecordable
  }
}

extension MarkSheet {
  func write(to row: inout RowWriter) {
    row.append(behind)
    Mark.write(marks, to: &row)
  }

  init(row: inout RowReader, pictureCount: Int) throws(TraceError) {
    self.init(
      behind: try row.integer(below: Int(Int32.max)),
      marks: try Mark.array(row: &row, pictureCount: pictureCount))
  }
}

extension PaintedPicture {
  func write(to row: inout RowWriter) {
    row.append(size)
    row.append(scale)
    row.append(isCutShort)
    Mark.write(marks, to: &row)
  }

  /// A painted picture may show those before it.
  init(row: inout RowReader, pictureCount: Int) throws(TraceError) {
    let (size, scale, isCutShort) = (try row.size(), try row.number(), try row.flag())
    self.init(
      size: size, scale: scale, marks: try Mark.array(row: &row, pictureCount: pictureCount),
      isCutShort: isCutShort)
    try row.end()
  }
}

extension Figure {
  private enum Kind: Int { case move, line, curve, close }

  func write(to row: inout RowWriter) {
    row.append(isEvenOdd)
    row.append(steps) { row, step in
      switch step {
      case .move(let point):
        row.append(Kind.move.rawValue)
        row.append(point)
      case .line(let point):
        row.append(Kind.line.rawValue)
        row.append(point)
      case .curve(let first, let second, let end):
        row.append(Kind.curve.rawValue)
        for point in [first, second, end] { row.append(point) }
      case .close: row.append(Kind.close.rawValue)
      }
    }
  }

  init(row: inout RowReader) throws(TraceError) {
    let isEvenOdd = try row.flag()
    let steps = try row.array { row throws(TraceError) in
      guard let kind = Kind(rawValue: try row.integer(below: 4)) else {
        throw row.error("a step of no kind")
      }
      return switch kind {
      case .move: Step.move(try row.point())
      case .line: Step.line(try row.point())
      case .curve: Step.curve(try row.point(), try row.point(), try row.point())
      case .close: Step.close
      }
    }
    self.init(steps, isEvenOdd: isEvenOdd)
  }
}

extension Pen {
  fileprivate func write(to row: inout RowWriter) {
    row.append(color)
    row.append(width)
    row.append(cap.rawValue)
    row.append(join.rawValue)
    row.append(miterLimit)
    row.append(dash) { $0.append($1) }
    row.append(dashPhase)
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    self.init(
      color: try row.color(), width: try row.number(), cap: try row.name(of: Cap.self),
      join: try row.name(of: Join.self), miterLimit: try row.number(),
      dash: try row.array { row throws(TraceError) in try row.number() },
      dashPhase: try row.number())
  }
}

extension GradientLook {
  fileprivate func write(to row: inout RowWriter) {
    row.append(stops) { row, stop in
      row.append(stop.place)
      row.append(stop.color)
    }
    row.append(start)
    row.append(end)
    row.append(radii) { row, radii in
      row.append(radii.start)
      row.append(radii.end)
    }
    row.append(goesOnBefore)
    row.append(goesOnAfter)
  }

  fileprivate init(row: inout RowReader, goesRound: Bool) throws(TraceError) {
    self.init(
      stops: try row.array { row throws(TraceError) in
        Stop(place: try row.number(), color: try row.color())
      },
      start: try row.point(), end: try row.point(),
      radii: try row.optional { row throws(TraceError) in
        Radii(start: try row.number(), end: try row.number())
      },
      goesRound: goesRound, goesOnBefore: try row.flag(), goesOnAfter: try row.flag())
  }
}

extension MarkGroup {
  fileprivate func write(to row: inout RowWriter) {
    map.write(to: &row)
    row.append(clips) { $1.write(to: &$0) }
    row.append(alpha)
    row.append(blend.rawValue)
    row.append(shadow) { $1.write(to: &$0) }
    row.append(mask) { Mark.write($1, to: &$0) }
    row.append(isIsolated)
    Mark.write(marks, to: &row)
  }

  fileprivate init(row: inout RowReader, pictureCount: Int, depth: Int) throws(TraceError) {
    self.init(
      map: try AffineMap(row: &row),
      clips: try row.array { row throws(TraceError) in try Figure(row: &row) },
      alpha: try row.number(), blend: try row.name(of: Blend.self),
      shadow: try row.optional(ViewLook.Shadow.init(row:)),
      mask: try row.optional { row throws(TraceError) in
        try Mark.array(row: &row, pictureCount: pictureCount, depth: depth)
      },
      isIsolated: try row.flag(),
      marks: try Mark.array(row: &row, pictureCount: pictureCount, depth: depth))
  }
}
