package import LayoutTrace

/// The kinds of value that an expression can have.
package enum ValueType: String, Equatable, Sendable {
  case number
  case boolean = "condition"
  case text
  case texts = "list of texts"
  case paint = "colour"
}

/// What an expression is at a moment.
package enum Value: Equatable, Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case texts([String])
  case paint(Paint)
}

/// What is seen at a point.
package enum Paint: Equatable, Sendable {
  case color(Color)
  /// A part of a picture, whatever its colours.
  case image
}

/// Why an expression has no value at a moment: the thing it speaks of is not there.
package struct Absence: Error, Equatable {
  package var reason: String

  package init(reason: String) { self.reason = reason }
}

extension Value: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): number.brief
    case .boolean(let isTrue): isTrue ? "yes" : "no"
    case .text(let text): "\"\(text.shortened(to: 60))\""
    case .texts(let texts):
      texts.isEmpty ? "none" : texts.map { "\"\($0.shortened(to: 120))\"" }.joined(separator: ", ")
    case .paint(let paint): paint.description
    }
  }
}

extension Paint: CustomStringConvertible {
  /// The name if the language has one for the colour, else its components.
  package var description: String {
    guard case .color(let color) = self else { return "image" }
    if let named = Vocabulary.colors.first(where: { color.isClose(to: $0.color) }) {
      return named.name
    }
    let components = [color.red, color.green, color.blue].map(\.brief).joined(separator: ", ")
    return color.alpha > 0.998 ? "rgb(\(components))" : "rgb(\(components), \(color.alpha.brief))"
  }
}

extension Color {
  /// Whether no eye and no 8-bit screen tells the two apart.
  func isClose(to other: Color) -> Bool {
    let step = 1.5 / 255
    return abs(red - other.red) < step && abs(green - other.green) < step
      && abs(blue - other.blue) < step && abs(alpha - other.alpha) < step
  }
}

extension Double {
  /// With at most two decimals and no needless ones: `262.67`, `44`, `0`.
  package var brief: String {
    guard isFinite else { return "\(self)" }
    guard abs(self) < 1e12 else { return "\(self)" }
    let hundredths = Int((abs(self) * 100).rounded())
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    let whole = "\(sign)\(hundredths / 100)"
    let rest = hundredths % 100
    guard rest > 0 else { return whole }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  func shortened(to length: Int) -> String {
    count <= length ? self : String(prefix(length - 1)) + "…"
  }
}
