import Course
package import LayoutTrace

/// What changed in layout between two traces of the same script, such as those of two steps.
///
/// Frames are compared gesture by gesture at equal scroll offsets, not at equal times: two steps
/// that scroll at another pace do not differ for that. What was told of a gesture is not told again
/// of a later one. Views are known by what the course calls them, others by their names in the code.
/// It is pure, and its order is that of the script, then of the views.
package struct LayoutDiff: Equatable, Sendable {
  package var differences: [Difference]

  package init(differences: [Difference]) { self.differences = differences }

  /// - Parameters:
  ///   - pairs: for each script its trace in the first step and in the second.
  ///   - views: the views that the course speaks of.
  /// - Precondition: both traces of a pair are of the same device and script.
  ///
  /// - Complexity: O(frames × readings).
  package init(
    pairs: [(before: LayoutTrace, after: LayoutTrace)], naming views: [ViewName] = []
  ) {
    differences = []
    var covered: [DifferentRange] = []
    for (index, (before, after)) in pairs.enumerated() {
      for difference in Self.differences(
        from: before, to: after, naming: views, pair: index, covered: &covered)
      where !differences.contains(where: { $0.tellsTheSame(as: difference) }) {
        differences.append(difference)
      }
    }
  }

  /// - Parameter covered: what was told before, and is not told again.
  private static func differences(
    from before: LayoutTrace, to after: LayoutTrace, naming views: [ViewName], pair: Int,
    covered: inout [DifferentRange]
  ) -> [Difference] {
    precondition(before.device == after.device && before.script == after.script)
    let (firstNames, secondNames) = (before.names(naming: views), after.names(naming: views))
    // Half a pixel each of rounding, and what reading between two frames can add.
    let slack = 1.5 / before.device.scale
    var differences = Difference.ofViews(from: firstNames, to: secondNames, in: pair)
    for gesture in [nil] + before.script.indices.map(Optional.some) {
      let first = Passage(before, gesture: gesture, names: firstNames)
      let second = Passage(after, gesture: gesture, names: secondNames)
      let place = Difference.Place(pair: pair, gesture: gesture)
      let words = gesture.map { before.script[$0].words }
      if let reach = reach(first, second, slack: slack, at: place, words: words) {
        differences.append(reach)
      }
      for name in first.names where second.values[name] != nil {
        let ranges = first.ranges(ofDifferent: name, from: second, slack: slack)
        for range in ranges where !covered.contains(where: { $0.covers(range) }) {
          covered.append(range)
          differences.append(range.difference(at: place, gesture: words))
        }
      }
    }
    return differences
  }

  /// That one gets farther than the other by the same gesture.
  private static func reach(
    _ first: Passage, _ second: Passage, slack: Double, at place: Difference.Place,
    words: String?
  ) -> Difference? {
    guard let a = first.span, let b = second.span,
      abs(a.lowerBound - b.lowerBound) > slack || abs(a.upperBound - b.upperBound) > slack
    else { return nil }
    func course(_ span: ClosedRange<Double>) -> Difference.Course {
      .init(
        first: span.lowerBound.brief, last: span.upperBound.brief)
    }
    return Difference(
      place: place, gesture: words, subject: "offset", extent: nil, before: course(a),
      after: course(b))
  }
}
