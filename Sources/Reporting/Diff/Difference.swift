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

  /// The part of a gesture in which they differ.
  package struct Extent: Equatable, Sendable {
    /// What the part is told by.
    package enum Axis: Equatable, Sendable {
      /// The scroll offset, in points.
      case offset
      /// Seconds since the gesture began.
      case time
    }

    package var axis: Axis
    package var lowest: Double
    package var highest: Double
    /// Whether the gesture goes no lower in both traces.
    package var isFromStart: Bool
    /// Whether the gesture goes no higher in both traces.
    package var isToEnd: Bool

    package init(
      axis: Axis = .offset, lowest: Double, highest: Double, isFromStart: Bool, isToEnd: Bool
    ) {
      self.axis = axis
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
  /// Nil for what is told of the gesture as a whole: a view that is new, how far it gets.
  package var extent: Extent?
  /// Nil where the first trace has no such thing.
  package var before: Course?
  /// Nil where the second trace has no such thing.
  package var after: Course?

  package init(
    place: Place, gesture: String?, subject: String, extent: Extent?, before: Course?,
    after: Course?
  ) {
    self.place = place
    self.gesture = gesture
    self.subject = subject
    self.extent = extent
    self.before = before
    self.after = after
  }
}

extension Difference {
  /// The views that are gone, and those that are new.
  ///
  /// - Parameters:
  ///   - before: the names of the views that there were.
  ///   - after: the names of those that there are.
  static func ofViews(from before: [String], to after: [String], in pair: Int) -> [Difference] {
    let here = Course(first: "present", last: "present")
    func difference(_ name: String, before: Course?, after: Course?) -> Difference {
      Difference(
        place: Place(pair: pair, gesture: nil), gesture: nil, subject: name, extent: nil,
        before: before, after: after)
    }
    return before.filter { !after.contains($0) }.map { difference($0, before: here, after: nil) }
      + after.filter { !before.contains($0) }.map { difference($0, before: nil, after: here) }
  }

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
      "\(subject)\(extent.map { " \($0)" } ?? ""): \(before) -> \(after)"
    }
  }
}

extension Difference.Course: CustomStringConvertible {
  package var description: String { first == last ? first : "\(first) ... \(last)" }
}

extension Difference.Extent: CustomStringConvertible {
  package var description: String {
    let (first, last) = (place(lowest), place(highest))
    return switch (isFromStart, isToEnd) {
    case (true, true): "throughout"
    case (true, false): "up to \(last)"
    case (false, true): "from \(first) on"
    case (false, false) where lowest == highest: "at \(first)"
    case (false, false): "from \(first) to \(axis == .offset ? highest.brief : last)"
    }
  }

  private func place(_ value: Double) -> String {
    switch axis {
    case .offset: "offset \(value.brief)"
    case .time: "\(value.brief) s"
    }
  }
}
