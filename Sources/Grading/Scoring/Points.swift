/// Points, exact to the hundredth, so that a sum is the same in whatever order it is made.
package struct Points: Hashable, Comparable, Sendable, Codable {
  /// How many hundredths of a point.
  package var hundredths: Int

  package static let zero = Points(hundredths: 0)

  package init(hundredths: Int) {
    self.hundredths = hundredths
  }

  /// The nearest number of hundredths.
  package init(_ value: Double) {
    hundredths = Int((value * 100).rounded())
  }

  package init(from decoder: any Decoder) throws {
    hundredths = try decoder.singleValueContainer().decode(Int.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hundredths)
  }

  /// As a number of points.
  package var value: Double { Double(hundredths) / 100 }

  /// As a person reads it: `2`, `2.5`, `0.25`.
  package var text: String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return "\(whole)" }
    let digits = abs(rest) < 10 ? "0\(abs(rest))" : "\(abs(rest))"
    return "\(hundredths < 0 && whole == 0 ? "-" : "")\(whole)."
      + (digits.hasSuffix("0") ? String(digits.prefix(1)) : digits)
  }

  /// So much of it as a number is of another one, rounded down to the hundredth.
  package func share(_ part: Int, of whole: Int) -> Points {
    whole > 0 ? Points(hundredths: hundredths * min(part, whole) / whole) : .zero
  }

  /// So many percent of it, rounded to the nearest hundredth.
  package func percent(_ percent: Double) -> Points {
    Points(hundredths: Int((Double(hundredths) * percent / 100).rounded()))
  }

  package static func < (first: Points, second: Points) -> Bool {
    first.hundredths < second.hundredths
  }

  package static func + (first: Points, second: Points) -> Points {
    Points(hundredths: first.hundredths + second.hundredths)
  }

  package static func - (first: Points, second: Points) -> Points {
    Points(hundredths: first.hundredths - second.hundredths)
  }
}

extension Sequence where Element == Points {
  package var sum: Points { reduce(.zero, +) }
}
