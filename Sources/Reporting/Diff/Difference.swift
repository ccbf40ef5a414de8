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
  package enum Offsets: Equatable, Sendable {
    /// Wherever the gesture goes.
    case all
    /// From an offset to the greatest that the gesture reaches.
    case from(Double)
    /// From the least that the gesture reaches to an offset.
    case upTo(Double)
    case between(Double, Double)
  }

  /// What is being done, in words; nil at rest.
  package var gesture: String?
  /// What differs: `imageView.height`, or a whole view.
  package var subject: String
  package var offsets: Offsets
  /// Nil where the first trace has no such thing.
  package var before: Course?
  /// Nil where the second trace has no such thing.
  package var after: Course?

  package init(
    gesture: String?, subject: String, offsets: Offsets, before: Course?, after: Course?
  ) {
    self.gesture = gesture
    self.subject = subject
    self.offsets = offsets
    self.before = before
    self.after = after
  }
}

extension Difference: CustomStringConvertible {
  /// A sentence without its gesture: `imageView.height from offset 262.5 on: 0 -> 262.5`.
  package var description: String {
    switch (before, after) {
    case (nil, _): "\(subject)\(offsets) is new"
    case (_, nil): "\(subject)\(offsets) is gone"
    case (let before?, let after?): "\(subject)\(offsets): \(before) -> \(after)"
    }
  }
}

extension Difference.Course: CustomStringConvertible {
  package var description: String { first == last ? first : "\(first) ... \(last)" }
}

extension Difference.Offsets: CustomStringConvertible {
  package var description: String {
    switch self {
    case .all: ""
    case .from(let offset): " from offset \(Number.text(offset)) on"
    case .upTo(let offset): " up to offset \(Number.text(offset))"
    case .between(let first, let last) where first == last:
      " at offset \(Number.text(first))"
    case .between(let first, let last):
      " from offset \(Number.text(first)) to \(Number.text(last))"
    }
  }
}
