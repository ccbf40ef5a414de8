package import LayoutTrace

/// What a step showed when it was as it should be, as text to be kept beside the course: held against
/// later runs it tells what has drifted.
///
/// It holds what `LayoutDiff` compares traces by, each as a curve over the scroll offset or over the
/// frames of a gesture, so exact that nothing is off by more than a quarter of the tolerance. It does
/// not hold constraints, events or what the app printed.
package struct Baseline: Equatable, Sendable {
  /// The version of the text that this code reads and writes; a newer one is refused.
  package static let currentVersion = 1
  /// In points: what half a pixel each of rounding can make on a screen with two pixels a point.
  package static let usualTolerance = 0.5

  /// One run of the step's app.
  package struct Run: Equatable, Sendable {
    /// The device's name.
    package var device: String
    package var script: [Gesture]
    /// The app at rest, then a part for each gesture of the script.
    var parts: [Part]
  }

  /// What was seen in one gesture, or at rest before the first.
  struct Part: Equatable, Sendable {
    var frames: Int
    /// What was not the same all along as at the end of the part before. Nothing is told of the rest.
    var curves: [NamedCurve]
  }

  struct NamedCurve: Equatable, Sendable {
    /// As `Reading.name`; `offset` for the scroll offset itself.
    var name: String
    var curve: Curve
  }

  /// The course's name.
  package var course: String
  /// The step's name: `Step-3`.
  package var step: String
  /// How far a length may drift without a word, in points.
  package var tolerance: Double
  package var runs: [Run]

  /// Records what runs of a step showed.
  ///
  /// - Parameters:
  ///   - traces: of runs that were played to their end.
  ///   - views: the views that the course speaks of.
  /// - Complexity: O(frames × readings), for curves of few knots.
  package init(
    of traces: [LayoutTrace], course: String, step: String, naming views: [ViewName],
    tolerance: Double
  ) {
    self.course = course
    self.step = step
    self.tolerance = tolerance
    runs = traces.map { Run($0, names: $0.names(naming: views), distance: tolerance / 4) }
  }

  init(course: String, step: String, tolerance: Double, runs: [Run]) {
    self.course = course
    self.step = step
    self.tolerance = tolerance
    self.runs = runs
  }

  /// Takes over another baseline's runs of devices that this one says nothing of.
  package mutating func keepOtherDevices(of other: Baseline) {
    let mine = Set(runs.map(\.device))
    runs += other.runs.filter { !mine.contains($0.device) }
  }

  /// The run of a device under a script; nil if none was recorded.
  func run(like trace: LayoutTrace) -> Run? {
    runs.first { $0.device == trace.device.name && $0.script == trace.script }
  }
}

extension Baseline.Run {
  /// - Parameter distance: how far a number may be off, in points.
  init(_ trace: LayoutTrace, names: [String], distance: Double) {
    device = trace.device.name
    script = trace.script
    parts = []
    // What each reading was last; a part tells only what is otherwise.
    var last: [String: Reading.Value] = [:]
    for gesture in [nil] + script.indices.map(Optional.some) {
      let series = Series(trace, gesture: gesture, names: names)
      parts.append(Baseline.Part(series, after: &last, distance: distance))
    }
  }
}

extension Baseline.Part {
  fileprivate init(_ series: Series, after last: inout [String: Reading.Value], distance: Double) {
    frames = series.offsets.count
    curves = []
    guard frames > 0 else { return }
    let order = series.lastAtEachOffset
    func add(_ name: String, _ values: [Reading.Value?], offsets: [Double]?) {
      let curve = Curve(through: values, offsets: offsets, order: order, within: distance)
      if !curve.isConstant || curve.knots[0].value != last[name] {
        curves.append(.init(name: name, curve: curve))
      }
      last[name] = values.last.flatMap { $0?.rounded }
    }
    add(Self.offsetName, series.offsets.map(Reading.Value.number), offsets: nil)
    for name in series.names { add(name, series.values[name] ?? [], offsets: series.offsets) }
    for name in last.keys.sorted()
    where name != Self.offsetName && series.values[name] == nil {
      add(name, [nil], offsets: nil)
    }
  }

  static let offsetName = "offset"
}
