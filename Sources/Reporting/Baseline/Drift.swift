package import LayoutTrace

/// How far later runs of a step are from its baseline.
package struct Drift: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// The device's name.
    package var device: String
    /// From what was recorded to what is seen now.
    package var difference: Difference

    package init(device: String, difference: Difference) {
      self.device = device
      self.difference = difference
    }
  }

  /// In order of the runs, then of the script, then of the views.
  package var entries: [Entry]
  /// The runs that the baseline knows nothing of: sentences.
  package var unknown: [String]
  /// The runs of the same devices that are in the baseline and are not made any more: sentences.
  package var abandoned: [String]

  /// Whether all is as recorded, and all of it is recorded.
  package var isNone: Bool { entries.isEmpty && unknown.isEmpty && abandoned.isEmpty }

  /// Holds runs against what was recorded. What was told of a gesture is not told again of a later
  /// one on the same device.
  ///
  /// - Parameters:
  ///   - traces: of runs that were played to their end.
  ///   - views: the views that the course speaks of.
  /// - Complexity: O(frames × readings).
  package init(
    from baseline: Baseline, to traces: [LayoutTrace], naming views: [ViewName]
  ) {
    entries = []
    unknown = []
    var covered: [String: [DifferentRange]] = [:]
    for (index, trace) in traces.enumerated() {
      guard let run = baseline.run(like: trace) else {
        unknown.append(
          "\(trace.device.name) under \(Self.words(trace.script)) is not in the baseline")
        continue
      }
      let comparison = RunComparison(
        run, trace, names: trace.names(naming: views), tolerance: baseline.tolerance, index: index)
      let differences = comparison.differences(covered: &covered[trace.device.name, default: []])
      for difference in differences
      where !entries.contains(where: {
        $0.device == trace.device.name && $0.difference.tellsTheSame(as: difference)
      }) {
        entries.append(Entry(device: trace.device.name, difference: difference))
      }
    }
    abandoned = baseline.runs.compactMap { run in
      let isOfThese = traces.contains { $0.device.name == run.device }
      guard isOfThese, !traces.contains(where: { baseline.run(like: $0) == run }) else {
        return nil
      }
      return "\(run.device) under \(Self.words(run.script)) is in the baseline and is not run"
    }
  }

  private static func words(_ script: [Gesture]) -> String {
    guard let first = script.first else { return "no gesture" }
    let more = script.count - 1
    let others = more == 0 ? "" : more == 1 ? " and another gesture" : " and \(more) other gestures"
    return "'\(first.words)'\(others)"
  }
}
