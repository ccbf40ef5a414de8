import Course
package import LayoutTrace

/// What changed in layout between two traces of the same script, such as those of two steps.
///
/// Frames are compared gesture by gesture at equal scroll offsets, not at equal times: two steps
/// that scroll at another pace do not differ for that. What was told of a gesture is not told again
/// of a later one. Views are known by their names in the code.
/// It is pure, and its order is that of the script, then of the views.
package struct LayoutDiff: Equatable, Sendable {
  package var differences: [Difference]

  package init(differences: [Difference]) { self.differences = differences }

  /// - Parameter pairs: for each script its trace in the first step and in the second.
  /// - Precondition: both traces of a pair are of the same device and script.
  ///
  /// - Complexity: O(frames × readings).
  package init(pairs: [(before: LayoutTrace, after: LayoutTrace)]) {
    differences = []
    var covered: [Passage.DifferentRange] = []
    for (before, after) in pairs {
      for difference in Self.differences(from: before, to: after, covered: &covered)
      where !differences.contains(difference) {
        differences.append(difference)
      }
    }
  }

  /// - Parameter covered: what was told before, and is not told again.
  private static func differences(
    from before: LayoutTrace, to after: LayoutTrace, covered: inout [Passage.DifferentRange]
  ) -> [Difference] {
    precondition(before.device == after.device && before.script == after.script)
    let (firstNames, secondNames) = (before.viewNames, after.viewNames)
    // Half a pixel each of rounding, and what reading between two frames can add.
    let slack = 1.5 / before.device.scale
    var differences = changedViews(firstNames, secondNames)
    for gesture in [nil] + before.script.indices.map(Optional.some) {
      let first = Passage(before, gesture: gesture, names: firstNames)
      let second = Passage(after, gesture: gesture, names: secondNames)
      let words = gesture.map { before.script[$0].words }
      if let reach = reach(first, second, slack: slack, words: words) {
        differences.append(reach)
      }
      for name in first.names where second.values[name] != nil {
        let ranges = first.ranges(ofDifferent: name, from: second, slack: slack)
        for range in ranges where !covered.contains(where: { $0.covers(range) }) {
          covered.append(range)
          differences.append(range.difference(gesture: words))
        }
      }
    }
    return differences
  }

  /// The views that only one of the traces has.
  private static func changedViews(_ before: [String], _ after: [String]) -> [Difference] {
    let here = Difference.Course(first: "present", last: "present")
    return before.filter { !after.contains($0) }.map {
      Difference(gesture: nil, subject: $0, offsets: nil, before: here, after: nil)
    }
      + after.filter { !before.contains($0) }.map {
        Difference(gesture: nil, subject: $0, offsets: nil, before: nil, after: here)
      }
  }

  /// That one gets farther than the other by the same gesture.
  private static func reach(
    _ first: Passage, _ second: Passage, slack: Double, words: String?
  ) -> Difference? {
    guard let a = first.span, let b = second.span,
      abs(a.lowerBound - b.lowerBound) > slack || abs(a.upperBound - b.upperBound) > slack
    else { return nil }
    func course(_ span: ClosedRange<Double>) -> Difference.Course {
      .init(
        first: span.lowerBound.brief, last: span.upperBound.brief)
    }
    return Difference(
      gesture: words, subject: "offset", offsets: nil, before: course(a), after: course(b))
  }
}

extension LayoutTrace {
  /// A name for each view: the property that holds it, its identifier, or its class and rank.
  fileprivate var viewNames: [String] {
    var ranks: [String: Int] = [:]
    return views.map { view in
      if let property = view.properties.first { return property }
      if let identifier = view.identifier { return identifier }
      ranks[view.className, default: 0] += 1
      let rank = ranks[view.className, default: 1]
      return rank == 1 ? view.className : "\(view.className) \(rank)"
    }
  }
}
