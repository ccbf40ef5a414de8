/// What a random system is rich in.
package struct Flavour: Sendable {
  package var name: String
  /// How many of the constraints are required, from 0 to 1.
  package var required: Double
  /// The levels of the others.
  package var levels: [Float]
  /// What constants are drawn from.
  package var constants: ClosedRange<Int>
  /// Variables are measured in units of two to the power of this at most, or of its opposite.
  package var scale: Int

  /// A bit of everything.
  package static let plain = Flavour(
    name: "plain", required: 0.4, levels: [250, 500, 750], constants: -6...12, scale: 0)
  /// Few required constraints.
  package static let loose = Flavour(
    name: "loose", required: 0.1, levels: [250, 500, 750], constants: -6...12, scale: 0)
  /// Many required constraints, so that conflicts abound.
  package static let tight = Flavour(
    name: "tight", required: 0.9, levels: [250, 500, 750], constants: -6...12, scale: 0)
  /// Nearly all constants are equal, and all wishes are on one level.
  package static let degenerate = Flavour(
    name: "degenerate", required: 0.4, levels: [500], constants: 0...1, scale: 0)
  /// Neighbouring floats as levels, the strongest right below required.
  package static let levelled = Flavour(
    name: "levelled", required: 0.3,
    levels: [
      Float(1000).nextDown, Float(1000).nextDown.nextDown, 751, 750, Float(750).nextDown, 250, 1,
    ], constants: -6...12, scale: 0)
  /// Coefficients from a thousandth to a thousand.
  package static let scaled = Flavour(
    name: "scaled", required: 0.4, levels: [250, 500, 750], constants: -6...12, scale: 10)
  /// Coefficients from a millionth to a million.
  package static let wide = Flavour(
    name: "wide", required: 0.4, levels: [250, 500, 750], constants: -6...12, scale: 20)

  package static let all = [plain, loose, tight, degenerate, levelled, scaled, wide]
}
