extension TextLook {
  func write(to row: inout RowWriter) {
    row.append(string)
    row.append(runs) { $1.write(to: &$0) }
    row.append(lines) { $1.write(to: &$0) }
    row.append(origin)
    row.append(scale)
  }

  /// - Throws: `TraceError.malformed` also for runs and lines that are not within the text.
  init(row: inout RowReader) throws(TraceError) {
    self.init(
      string: try row.string(), runs: try row.array(Run.init(row:)),
      lines: try row.array(Line.init(row:)), origin: try row.point(), scale: try row.number())
    let length = string.utf8.count
    var covered = 0
    for run in runs {
      guard run.length <= length - covered else { throw row.error("a run beyond its text") }
      covered += run.length
    }
    guard covered == length, !runs.isEmpty else { throw row.error("runs that leave text out") }
    guard lines.allSatisfy({ $0.isWithin(length) }) else {
      throw row.error("a line beyond its text")
    }
  }
}

extension TextLook.Run {
  fileprivate func write(to row: inout RowWriter) {
    row.append(length)
    row.append(font.family)
    row.append(font.weight)
    row.append(font.isItalic)
    row.append(Self.setting(fixedDigits: font.hasFixedDigits, rightToLeft: isRightToLeft))
    row.append(font.size)
    row.append(kern)
    row.append(color)
    for color in [background, underline, strikethrough] { row.append(color) { $0.append($1) } }
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    func color(_ row: inout RowReader) throws(TraceError) -> Color { try row.color() }
    let length = try row.integer(below: Int(Int32.max))
    let (family, weight, isItalic) = (try row.string(), try row.integer(), try row.flag())
    let setting = try row.integer(below: 6)
    self.init(
      length: length,
      font: TextLook.Font(
        family: family, weight: weight, isItalic: isItalic, hasFixedDigits: setting % 2 == 1,
        size: try row.number()),
      kern: try row.number(), isRightToLeft: setting < 2 ? nil : setting >= 4,
      color: try row.color(), background: try row.optional(color),
      underline: try row.optional(color), strikethrough: try row.optional(color))
  }

  /// Whether digits are of one width, and the direction, which an app seldom says: one number.
  private static func setting(fixedDigits: Bool, rightToLeft: Bool?) -> Int {
    let direction = rightToLeft.map { $0 ? 4 : 2 } ?? 0
    return direction + (fixedDigits ? 1 : 0)
  }
}

extension TextLook.Line {
  fileprivate func write(to row: inout RowWriter) {
    row.append(start)
    row.append(end)
    row.append(ellipsisStart) { $0.append($1) }
    row.append(ellipsisEnd) { $0.append($1) }
    for number in [x, width, top, height, baseline] { row.append(number) }
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    func place(_ row: inout RowReader) throws(TraceError) -> Int {
      try row.integer(below: Int(Int32.max))
    }
    self.init(
      start: try place(&row), end: try place(&row), ellipsisStart: try row.optional(place),
      ellipsisEnd: try row.optional(place), x: try row.number(), width: try row.number(),
      top: try row.number(), height: try row.number(), baseline: try row.number())
  }

  /// Whether it is a part of a text of so many bytes, and its ellipsis a part of it.
  fileprivate func isWithin(_ length: Int) -> Bool {
    guard start <= end, end <= length else { return false }
    guard let ellipsisStart, let ellipsisEnd else { return ellipsisStart == ellipsisEnd }
    return start <= ellipsisStart && ellipsisStart <= ellipsisEnd && ellipsisEnd <= length
  }
}
