/// An exact fraction; traps where 128 bits do not hold it.
package struct Rational: Hashable, Comparable {
  package let numerator: Int128
  package let denominator: Int128

  package static let zero = Rational(0)

  package init(_ whole: Int) {
    numerator = Int128(whole)
    denominator = 1
  }

  /// `numerator` / `denominator` in lowest terms, the sign above.
  package init(_ numerator: Int128, over denominator: Int128) {
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  /// The exact value of a number of few binary places.
  package init(_ value: Double) {
    self.init(Int128(value * 4096), over: 4096)
    precondition(Double(numerator) / Double(denominator) == value, "not exact")
  }

  package var double: Double { Double(numerator) / Double(denominator) }
  package var isZero: Bool { numerator == 0 }

  package static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == right.denominator {
      return Rational(left.numerator + right.numerator, over: left.denominator)
    }
    return Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  package static prefix func - (value: Rational) -> Rational {
    Rational(-value.numerator, over: value.denominator)
  }

  package static func - (left: Rational, right: Rational) -> Rational { left + -right }

  package static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  package static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  package static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  private static func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    var (larger, smaller) = (first, second)
    while smaller != 0 {
      (larger, smaller) = (smaller, larger % smaller)
    }
    return max(larger, 1)
  }
}
