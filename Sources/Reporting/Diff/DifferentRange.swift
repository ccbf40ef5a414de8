/// A part of a gesture in which a reading is all along another than it was.
struct DifferentRange {
  var name: String
  var axis: Difference.Extent.Axis
  /// In points or seconds, as the axis is.
  var places: ClosedRange<Double>
  /// Whether it begins and ends with what is compared.
  var isFromStart: Bool
  var isToEnd: Bool
  var before: (first: Reading.Value, last: Reading.Value)
  var after: (first: Reading.Value, last: Reading.Value)

  /// The parts in which two values differ.
  ///
  /// - Parameters:
  ///   - pairs: what was and what is at each place, in order of place.
  ///   - slack: how far two numbers may differ and still be the same.
  static func all(
    of name: String, over axis: Difference.Extent.Axis,
    in pairs: [(place: Double, before: Reading.Value, after: Reading.Value)], slack: Double
  ) -> [DifferentRange] {
    var ranges: [DifferentRange] = []
    var open: DifferentRange?
    for (index, (place, before, after)) in pairs.enumerated() {
      guard !before.isSame(as: after, slack: slack) else {
        if let open { ranges.append(open) }
        open = nil
        continue
      }
      var range =
        open
        ?? DifferentRange(
          name: name, axis: axis, places: place...place, isFromStart: index == 0, isToEnd: false,
          before: (before, before), after: (after, after))
      range.places = range.places.lowerBound...place
      range.before.last = before
      range.after.last = after
      range.isToEnd = index == pairs.count - 1
      open = range
    }
    if let open { ranges.append(open) }
    return ranges
  }

  /// Whether nothing new is said by another range of a later gesture: the same places, or the same
  /// two values throughout.
  func covers(_ later: Self) -> Bool {
    guard name == later.name else { return false }
    let isConstant = before.first == before.last && after.first == after.last
    if isConstant, before == later.before, after == later.after { return true }
    // A moment of one gesture is not one of another.
    guard axis == .offset, later.axis == .offset else { return false }
    // A frame's way at the speed of a finger.
    let step = 12.0
    return places.lowerBound - step <= later.places.lowerBound
      && later.places.upperBound <= places.upperBound + step
  }

  func difference(at place: Difference.Place, gesture: String?) -> Difference {
    Difference(
      place: place, gesture: gesture, subject: name,
      extent: .init(
        axis: axis, lowest: places.lowerBound, highest: places.upperBound,
        isFromStart: isFromStart, isToEnd: isToEnd),
      before: .init(first: before.first.text, last: before.last.text),
      after: .init(first: after.first.text, last: after.last.text))
  }
}
