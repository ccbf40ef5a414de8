import Yams

/// A number as a manifest gives it: itself, or one that was drawn from a range.
struct GivenNumber: Equatable {
  var value: Double
  /// All that it could have been. A limit holds for both ends: whether a manifest is sound does not
  /// hang on what is drawn.
  var range: ClosedRange<Double>
}

extension GivenNumber {
  init(_ value: Double) { self.init(value: value, range: value...value) }

  /// What is left of a number without another one.
  static func - (left: GivenNumber, right: GivenNumber) -> GivenNumber {
    GivenNumber(
      value: left.value - right.value,
      range: (left.range.lowerBound - right.range.upperBound)...(left.range.upperBound
        - right.range.lowerBound))
  }

  /// Whether it is a whole number, whatever had been drawn: one of a range between whole numbers is.
  var isWhole: Bool {
    range.lowerBound == range.lowerBound.rounded() && range.upperBound == range.upperBound.rounded()
  }

  /// Whether it is within limits, whatever had been drawn.
  func lies(in limits: ClosedRange<Double>) -> Bool {
    limits.contains(range.lowerBound) && limits.contains(range.upperBound)
  }
}

extension ManifestReader {
  /// More points than any class has.
  private static let mostPoints = 100_000.0

  /// How far a range may reach.
  private static let widestRange = 1_000_000.0

  /// A finite number.
  mutating func number(_ node: Node, _ what: String) -> Double? {
    given(node, what)?.value
  }

  /// A finite number with the range that it was drawn from.
  mutating func given(_ node: Node, _ what: String) -> GivenNumber? {
    if let drawn = drawn(node) { return drawn }
    guard let value = node.scalar.flatMap({ Double($0.string) }), value.isFinite else {
      note("\(what) is a number", at: node)
      return nil
    }
    return GivenNumber(value)
  }

  /// What something is worth, or counts by.
  mutating func points(_ node: Node, _ what: String) -> Double? {
    guard let number = number(node, what) else { return nil }
    guard (0...Self.mostPoints).contains(number) else {
      note("\(what) is a number from 0 to \(Self.mostPoints.brief)", at: node)
      return nil
    }
    return number
  }

  /// A number of a range, where ranges are allowed; nil for what is none.
  mutating func drawn(_ node: Node) -> GivenNumber? {
    guard dice != nil, let text = node.scalar?.string,
      let match = text.wholeMatch(of: /(-?\d+(?:\.\d+)?)\.\.\.(-?\d+(?:\.\d+)?)/),
      let least = Double(match.1), let greatest = Double(match.2)
    else { return nil }
    guard least <= greatest else {
      note("a range goes from the lesser number to the greater one: 40...300", at: node)
      return GivenNumber(least)
    }
    guard greatest - least <= Self.widestRange else {
      note("a range reaches over at most \(Self.widestRange.brief)", at: node)
      return GivenNumber(least)
    }
    return (dice?.next(from: least, to: greatest)).map {
      GivenNumber(value: $0, range: least...greatest)
    }
  }
}
