/// How a reading goes over the frames of a gesture: the few places that it can be drawn again from.
///
/// Between two numbers it goes straight; a word, and what is not there, stay until the next place.
struct Curve: Equatable, Sendable {
  /// What the places are.
  enum Axis: String, Sendable {
    /// The frames of the gesture, counted from 0.
    case frame
    /// Scroll offsets, in points.
    case offset
  }

  struct Knot: Equatable, Sendable {
    var place: Double
    /// Nil where there is nothing to be read.
    var value: Reading.Value?
  }

  var axis: Axis
  /// In order of place; one alone holds everywhere.
  var knots: [Knot]

  /// What never changes.
  init(constant value: Reading.Value?) {
    axis = .frame
    knots = [Knot(place: 0, value: value)]
  }

  init(axis: Axis, knots: [Knot]) {
    self.axis = axis
    self.knots = knots
  }

  /// Whether it is the same all along.
  var isConstant: Bool { knots.count == 1 }

  /// The value at a place; beyond the ends that of the end.
  ///
  /// - Complexity: O(log knots).
  func value(at place: Double) -> Reading.Value? {
    var (low, high) = (0, knots.count)
    while low < high {
      let middle = (low + high) / 2
      if knots[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return knots.first?.value }
    let before = knots[low - 1]
    guard low < knots.count, before.place < place, let from = before.value,
      let to = knots[low].value, from.isOfTheKind(of: to)
    else { return before.value }
    return from.moved(by: (place - before.place) / (knots[low].place - before.place), to: to)
  }
}

extension Reading.Value {
  /// Whether there are values between the two.
  func isOfTheKind(of other: Self) -> Bool {
    switch (self, other) {
    case (.number, .number), (.share, .share): true
    case (.number, _), (.share, _), (.word, _): false
    }
  }

  /// As a file keeps it: with three decimals at most.
  var rounded: Self {
    func rounded(_ value: Double) -> Double {
      let rounded = (value * 1000).rounded() / 1000
      // No file and no reader knows a negative zero.
      return rounded == 0 ? 0 : rounded
    }
    return switch self {
    case .number(let value): .number(rounded(value))
    case .share(let value): .share(rounded(value))
    case .word: self
    }
  }
}
