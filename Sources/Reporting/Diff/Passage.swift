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
    let series = Series(trace, gesture: gesture, names: names)
    let order = series.lastAtEachOffset
    offsets = order.map { series.offsets[$0] }
    self.names = series.names
    values = series.values.mapValues { row in order.map { row[$0] } }
  }

  /// From the least to the greatest offset; nil without frames.
  var span: ClosedRange<Double>? {
    guard let first = offsets.first, let last = offsets.last else { return nil }
    return first...last
  }

  /// - Parameter slack: how far two numbers may differ and still be the same.
  func ranges(
    ofDifferent name: String, from other: Passage, slack: Double
  ) -> [DifferentRange] {
    DifferentRange.all(
      of: name, over: .offset,
      in: offsets.indices.compactMap { index in
        guard let mine = values[name]?[index],
          let theirs = other.value(of: name, at: offsets[index], slack: slack)
        else { return nil }
        return (offsets[index], mine, theirs)
      }, slack: slack)
  }

  /// A reading at an offset, between two frames in proportion; nil beyond the ends.
  private func value(of name: String, at offset: Double, slack: Double) -> Reading.Value? {
    guard let row = values[name], let span, offset >= span.lowerBound - slack,
      offset <= span.upperBound + slack
    else { return nil }
    let next = offsets.firstIndex { $0 >= offset } ?? offsets.count - 1
    guard next > 0, let before = row[next - 1], let after = row[next] else { return row[next] }
    let part = (offset - offsets[next - 1]) / (offsets[next] - offsets[next - 1])
    return before.moved(by: min(max(part, 0), 1), to: after)
  }
}
