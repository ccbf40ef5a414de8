import Foundation

/// Numbers as a person reads them.
package enum Number {
  /// At most three decimals, no trailing zeros, a point, never `-0`.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "not a number" : "infinite" }
    var text = String(format: "%.3f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
