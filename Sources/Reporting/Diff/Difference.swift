import Course

/// Something that two traces of one script do not agree on.
package struct Difference: Equatable, Sendable {
  /// A value, or a value that changes over the offsets.
  package struct Course: Equatable, Sendable {
    package var first: String
    package var last: String

    package init(first: String, last: String) {
      self.first = first
      self.last = last
    }
  }

  /// The scroll offsets at which they differ, in points.
  package struct Offsets: Equatable, Sendable {
    package var lowest: Double
    package var highest: Double
    /// Whether the gesture goes no lower in both traces.
    package var isFromStart: Bool
    /// Whether the gesture goes no higher in both traces.
    package var isToEnd: Bool

    package init(lowest: Double, highest: Double, isFromStart: Bool, isToEnd: Bool) {
      self.lowest = lowest
      self.highest = highest
      self.isFromStart = isFromStart
      self.isToEnd = isToEnd
    }
  }

  /// Where a difference is seen: in which of the compared pairs, and at which gesture of it.
  package struct Place: Equatable, Sendable {
    /// The index of the pair of traces.
    package var pair: Int
    /// The index into the script; nil at rest.
    package var gesture: Int?

    package init(pair: Int, gesture: Int?) {
      self.pair = pair
      self.gesture = gesture
    }
  }

  package var place: Place
  /// What is being done, in words; nil at rest.
  package var gesture: String?
  /// What differs: `imageView.height`, or a whole view.
  package var subject: String
  /// Nil for what is no function of the offset: a whole view, the offset itself.
  package var offsets: Offsets?
  /// Nil where the first trace has no such thing.
  package var before: Course?
  /// Nil where the second trace has no such thing.
  package var after: Course?

  package init(
    place: Place, gesture: String?, subject: String, offsets: Offsets?, before: Course?,
    after: Course?
  ) {
    self.place = place
    self.gesture = gesture
    self.subject = subject
    self.offsets = offsets
    self.before = before
    self.after = after
  }
}

extension Difference {
  /// Whether nothing else is told: the same of the same gesture, wherever it was played.
  func tellsTheSame(as other: Difference) -> Bool {
    var other = other
    other.place = place
    return self == other
  }
}

extension Difference: CustomStringConvertible {
  /// A sentence without its gesture: `imageView.height from offset 262.5 on: 0 -> 262.5`.
  package var description: String {
    switch (before, after) {
    case (nil, _): "\(subject) is new"
    case (_, nil): "\(subject) is gone"
    case (let before?, let after?):
      "\(subject)\(offsets.map { " \($0)" } ?? ""): \(before) -> \(after)"
    }
  }
}

extension Difference.Course: CustomStringConvertible {
  package var description: String { first == last ? first : "\(first) ... \(last)" }
}

extension Difference.Offsets: CustomStringConvertible {
  package var description: String {
    let (first, last) = (lowest.brief, highest.brief)
    return switch (isFromStart, isToEnd) {
    case (true, true): "throughout"
    case (true, false): "up to offset \(last)"
    case (false, true): "from offset \(first) on"
    case (false, false) where lowest == highest: "at offset \(first)"
    case (false, false): "from offset \(first) to \(last)"
    }
  }
}
