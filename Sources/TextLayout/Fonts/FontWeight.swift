/// How heavy a font is, by the names of Inter's files.
package enum FontWeight: Int, CaseIterable, Comparable, Hashable, Sendable {
  case thin = 100
  case extraLight = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semiBold = 600
  case bold = 700
  case extraBold = 800
  case black = 900

  package static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The weight's part of a file name: `Inter-SemiBoldItalic.otf`.
  var fileName: String {
    switch self {
    case .thin: "Thin"
    case .extraLight: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semiBold: "SemiBold"
    case .bold: "Bold"
    case .extraBold: "ExtraBold"
    case .black: "Black"
    }
  }
}
