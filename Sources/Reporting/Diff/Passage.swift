import Course
import LayoutTrace

/// The frames of one gesture as values over the scroll offset.
struct Passage {
  /// Ascending, each once: of frames at the same offset the last one counts, when all is still.
  private let offsets: [Double]
  /// The names of the readings in the order of their first appearance.
  let names: [String]
  /// For each reading its value at each offset; nil where it is not there.
  let values: [String: [Reading.Value?]]

  /// - Parameter gesture: the place of the gesture in the script; nil for the app at rest.
  init(_ trace: LayoutTrace, gesture: Int?, names: [String]) {
    let frames = trace.frames.filter { $0.gesture == gesture }
    let samples = frames.enumerated().map { time, frame in
      let offset = frame.views.lazy.compactMap { $0.scroll?.offset.y }.first ?? 0
      return (offset: offset, time: time, frame: frame)
    }
    var kept: [(offset: Double, time: Int, frame: Frame)] = []
    for sample in samples.sorted(by: { ($0.offset, $0.time) < ($1.offset, $1.time) }) {
      if kept.last?.offset == sample.offset { kept.removeLast() }
      kept.append(sample)
    }
    offsets = kept.map(\.offset)
    var order: [String] = []
    var table: [String: [Reading.Value?]] = [:]
    for (index, sample) in kept.enumerated() {
      for reading in sample.frame.readings(names: names) {
        if table[reading.name] == nil {
          order.append(reading.name)
          table[reading.name] = Array(repeating: nil, count: kept.count)
        }
        table[reading.name]?[index] = reading.value
      }
    }
    self.names = order
    values = table
  }

  /// From the least to the greatest offset; nil without frames.
  var span: ClosedRange<Double>? {
    guard let first = offsets.first, let last = offsets.last else { return nil }
    return first...last
  }

  /// Offsets in a row at which a reading is not the other passage's.
  struct DifferentRange {
    var name: String
    var offsets: ClosedRange<Double>
    /// Whether it begins and ends with the offsets that both passages reach.
    var isFromStart: Bool
    var isToEnd: Bool
    var before: (first: Reading.Value, last: Reading.Value)
    var after: (first: Reading.Value, last: Reading.Value)
  }

  /// - Parameter slack: how far two numbers may differ and still be the same.
  func ranges(
    ofDifferent name: String, from other: Passage, slack: Double
  ) -> [DifferentRange] {
    let pairs = offsets.indices.compactMap { index -> (Double, Reading.Value, Reading.Value)? in
      guard let mine = values[name]?[index],
        let theirs = other.value(of: name, at: offsets[index], slack: slack)
      else { return nil }
      return (offsets[index], mine, theirs)
    }
    var ranges: [DifferentRange] = []
    var open: DifferentRange?
    for (index, (offset, mine, theirs)) in pairs.enumerated() {
      guard !mine.isSame(as: theirs, slack: slack) else {
        if let open { ranges.append(open) }
        open = nil
        continue
      }
      var range =
        open
        ?? DifferentRange(
          name: name, offsets: offset...offset, isFromStart: index == 0, isToEnd: false,
          before: (mine, mine), after: (theirs, theirs))
      range.offsets = range.offsets.lowerBound...offset
      range.before.last = mine
      range.after.last = theirs
      range.isToEnd = index == pairs.count - 1
      open = range
    }
    if let open { ranges.append(open) }
    return ranges
  }

  /// A reading at an offset, between two frames in proportion; nil beyond the ends.
  private func value(of name: String, at offset: Double, slack: Double) -> Reading.Value? {
    guard let row = values[name], let span, offset >= span.lowerBound - slack,
      offset <= span.upperBound + slack
    else { return nil }
    let next = offsets.firstIndex { $0 >= offset } ?? offsets.count - 1
    guard next > 0, case .number(let a)? = row[next - 1], case .number(let b)? = row[next] else {
      return row[next]
    }
    let part = (offset - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
    return .number(a + (b - a) * min(max(part, 0), 1))
  }
}

extension Passage.DifferentRange {
  /// Whether nothing new is said by another range of a later gesture: the same offsets, or the same
  /// two values throughout.
  func covers(_ later: Self) -> Bool {
    guard name == later.name else { return false }
    let isConstant = before.first == before.last && after.first == after.last
    if isConstant, before == later.before, after == later.after { return true }
    // A frame's way at the speed of a finger.
    let step = 12.0
    return offsets.lowerBound - step <= later.offsets.lowerBound
      && later.offsets.upperBound <= offsets.upperBound + step
  }

  func difference(at place: Difference.Place, gesture: String?) -> Difference {
    Difference(
      place: place, gesture: gesture, subject: name,
      offsets: .init(
        lowest: offsets.lowerBound, highest: offsets.upperBound, isFromStart: isFromStart,
        isToEnd: isToEnd),
      before: .init(first: before.first.text, last: before.last.text),
      after: .init(first: after.first.text, last: after.last.text))
  }
}

extension Reading.Value {
  fileprivate func isSame(as other: Self, slack: Double) -> Bool {
    if case .number(let a) = self, case .number(let b) = other { return abs(a - b) <= slack }
    return self == other
  }

  fileprivate var text: String {
    switch self {
    case .number(let number): number.brief
    case .word(let word): word
    }
  }
}
