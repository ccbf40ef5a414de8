/// A family of fonts that an iPhone has.
///
/// All of them are drawn with Inter, which stands for San Francisco: of the others we have the line
/// metrics only. A text in Georgia has Georgia's line height and Inter's widths; the fixed-width
/// families have their own width too.
package enum FontFamily: String, CaseIterable, Hashable, Sendable {
  case system = ".AppleSystemUIFont"
  case systemMonospaced = ".AppleSystemUIFontMonospaced"
  case arial = "Arial"
  case avenir = "Avenir"
  case avenirNext = "Avenir Next"
  case courier = "Courier"
  case courierNew = "Courier New"
  case georgia = "Georgia"
  case helvetica = "Helvetica"
  case helveticaNeue = "Helvetica Neue"
  case menlo = "Menlo"
  case timesNewRoman = "Times New Roman"
  case verdana = "Verdana"

  /// The metrics at one point.
  package var metricsPerPoint: FontMetrics {
    switch self {
    case .system, .systemMonospaced:
      FontMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048,
        xHeight: 1078 / 2048)
    case .arial: metrics(ascender: 0.905, descender: -0.212, leading: 0.033)
    case .avenir, .avenirNext: metrics(ascender: 1, descender: -0.366)
    case .courier: metrics(ascender: 0.754, descender: -0.246)
    case .courierNew: metrics(ascender: 0.833, descender: -0.3)
    case .georgia: metrics(ascender: 0.917, descender: -0.219)
    case .helvetica: metrics(ascender: 0.92, descender: -0.23)
    case .helveticaNeue: metrics(ascender: 0.952, descender: -0.213, leading: 0.028)
    case .menlo: metrics(ascender: 0.928, descender: -0.236)
    case .timesNewRoman: metrics(ascender: 0.891, descender: -0.216, leading: 0.042)
    case .verdana: metrics(ascender: 1.005, descender: -0.21)
    }
  }

  /// The width of every character at one point, in a fixed-width family.
  package var fixedAdvance: Double? {
    switch self {
    case .systemMonospaced: 1266 / 2048
    case .menlo: 0.602
    case .courier, .courierNew: 0.6
    case .system, .arial, .avenir, .avenirNext, .georgia, .helvetica, .helveticaNeue,
      .timesNewRoman, .verdana:
      nil
    }
  }

  /// Whether Apple's tracking by size applies.
  var isTracked: Bool { self == .system }

  private func metrics(ascender: Double, descender: Double, leading: Double = 0) -> FontMetrics {
    FontMetrics(
      ascender: ascender, descender: descender, leading: leading, capHeight: 0.72, xHeight: 0.52)
  }
}
