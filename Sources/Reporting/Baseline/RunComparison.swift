import Course
import LayoutTrace

/// One recorded run beside the same run of now.
struct RunComparison {
  private let run: Baseline.Run
  private let trace: LayoutTrace
  /// Of the trace's views.
  private let names: [String]
  private let tolerance: Double
  /// The place of the run among those compared.
  private let index: Int

  /// Frames a second.
  private static let rate = 60.0
  /// How many frames a gesture may take more or less without a word.
  private static let patience = 2

  init(
    _ run: Baseline.Run, _ trace: LayoutTrace, names: [String], tolerance: Double, index: Int
  ) {
    self.run = run
    self.trace = trace
    self.names = names
    self.tolerance = tolerance
    self.index = index
  }

  /// - Parameter covered: what was told before, and is not told again.
  func differences(covered: inout [DifferentRange]) -> [Difference] {
    var differences = changedViews
    // What holds in a part: what it tells, and what the parts before it have left.
    var curves: [String: Curve] = [:]
    for (gesture, part) in zip([nil] + trace.script.indices.map(Optional.some), run.parts) {
      for named in part.curves { curves[named.name] = named.curve }
      let series = Series(trace, gesture: gesture, names: names)
      let place = Difference.Place(pair: index, gesture: gesture)
      let words = gesture.map { trace.script[$0].words }
      if let duration = duration(part, series, at: place, words: words) {
        differences.append(duration)
      }
      for name in [Baseline.Part.offsetName] + series.names {
        // A view that is new as a whole was told.
        guard let curve = curves[name] else { continue }
        for range in ranges(of: name, along: curve, in: series)
        where !covered.contains(where: { $0.covers(range) }) {
          covered.append(range)
          differences.append(range.difference(at: place, gesture: words))
        }
      }
      curves = Self.ends(of: curves, after: part)
    }
    return differences
  }

  /// What is left of curves when a part is over.
  private static func ends(
    of curves: [String: Curve], after part: Baseline.Part
  ) -> [String: Curve] {
    let lastFrame = Double(max(0, part.frames - 1))
    let lastOffset: Double
    if case .number(let offset)? = curves[Baseline.Part.offsetName]?.value(at: lastFrame) {
      lastOffset = offset
    } else {
      lastOffset = 0
    }
    return curves.mapValues { curve in
      Curve(constant: curve.value(at: curve.axis == .frame ? lastFrame : lastOffset))
    }
  }

  /// The views that only one of the two has.
  private var changedViews: [Difference] {
    let mark = ".isHidden"
    var recorded: [String] = []
    for name in run.parts.flatMap(\.curves).map(\.name)
    where name.hasSuffix(mark) && name != "statusBar" + mark {
      let view = String(name.dropLast(mark.count))
      if !recorded.contains(view) { recorded.append(view) }
    }
    return Difference.ofViews(from: recorded, to: names, in: index)
  }

  /// That a gesture takes longer than it did, or less long.
  private func duration(
    _ part: Baseline.Part, _ series: Series, at place: Difference.Place, words: String?
  ) -> Difference? {
    let frames = series.offsets.count
    guard abs(frames - part.frames) > Self.patience else { return nil }
    func course(_ frames: Int) -> Difference.Course {
      let text = "\((Double(frames) / Self.rate).brief) s"
      return .init(first: text, last: text)
    }
    return Difference(
      place: place, gesture: words, subject: "duration", extent: nil, before: course(part.frames),
      after: course(frames))
  }

  /// Where a reading is not along its curve.
  private func ranges(
    of name: String, along curve: Curve, in series: Series
  ) -> [DifferentRange] {
    let values: [Reading.Value?] =
      name == Baseline.Part.offsetName
      ? series.offsets.map { .number($0) } : series.values[name] ?? []
    func pair(_ frame: Int, at place: Double) -> (Double, Reading.Value, Reading.Value) {
      (place, curve.value(at: place) ?? .nothing, values[frame]?.rounded ?? .nothing)
    }
    func overFrames() -> [DifferentRange] {
      DifferentRange.all(
        of: name, over: .time,
        in: values.indices.map { frame in
          let (place, before, after) = pair(frame, at: Double(frame))
          return (place / Self.rate, before, after)
        }, slack: tolerance)
    }
    func overOffsets(within reach: ClosedRange<Double>) -> [DifferentRange] {
      let order = series.offsets.indices.filter { reach.contains(series.offsets[$0]) }
        .sorted { (series.offsets[$0], $0) < (series.offsets[$1], $1) }
      return DifferentRange.all(
        of: name, over: .offset, in: order.map { pair($0, at: series.offsets[$0]) },
        slack: tolerance)
    }
    switch curve.axis {
    case .offset: return overOffsets(within: curve.span(plus: tolerance))
    case .frame where !curve.isConstant || name == Baseline.Part.offsetName: return overFrames()
    case .frame:
      // What was still all along is told by the offset, if it follows from that now.
      let (times, offsets) = (overFrames(), overOffsets(within: -.infinity ... .infinity))
      let moves = (series.offsets.max() ?? 0) - (series.offsets.min() ?? 0) > tolerance
      return moves && offsets.count <= times.count ? offsets : times
    }
  }
}

extension Curve {
  /// From the first place to the last, and some more on both sides.
  fileprivate func span(plus margin: Double) -> ClosedRange<Double> {
    guard let first = knots.first, let last = knots.last else { return 0...0 }
    return first.place - margin...last.place + margin
  }
}

extension Reading.Value {
  /// What is told where nothing can be read.
  fileprivate static let nothing = Reading.Value.word("not there")
}
