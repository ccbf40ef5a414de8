import Foundation
internal import TextLayout

/// A font by the name that iOS has for it: `HelveticaNeue-BoldItalic`.
struct FontName {
  private var family: FontFamily
  private var weight: FontWeight
  private var isItalic: Bool

  /// Takes a name apart: a family's name with or without spaces, then a style after a hyphen. Old
  /// families carry a `PS` or `MT` behind each: `TimesNewRomanPS-BoldMT`.
  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1).map(Self.withoutFoundry)
    guard let first = parts.first, let family = Self.family(named: first) else { return nil }
    self.family = family
    guard let style = Self.styles.first(where: { $0.name == parts.dropFirst().first ?? "" }) else {
      return nil
    }
    weight = style.weight
    isItalic = style.isItalic
  }

  /// The font at a size.
  func description(size: CGFloat) -> FontDescription {
    FontDescription(family: family, weight: weight, isItalic: isItalic, size: Double(size))
  }

  /// iOS's name of a font.
  static func name(of font: FontDescription) -> String {
    let style = styles.first { $0.weight == font.weight && $0.isItalic == font.isItalic }
    let suffix = style?.name ?? ""
    let base = font.family.rawValue.filter { $0 != " " }
    switch font.family {
    case .system: return ".SFUI-\(suffix.isEmpty ? "Regular" : suffix)"
    case .systemMonospaced: return "\(base)-\(suffix.isEmpty ? "Regular" : suffix)"
    case .arial: return suffix.isEmpty ? "\(base)MT" : "\(base)-\(suffix)MT"
    case .courierNew, .timesNewRoman:
      return suffix.isEmpty ? "\(base)PSMT" : "\(base)PS-\(suffix)MT"
    case .avenirNext where suffix.hasPrefix("Semibold"):
      return "\(base)-\(suffix.replacingOccurrences(of: "Semibold", with: "DemiBold"))"
    case .avenir, .avenirNext, .courier, .georgia, .helvetica, .helveticaNeue, .menlo, .verdana:
      return suffix.isEmpty ? base : "\(base)-\(suffix)"
    }
  }

  /// The names of the fonts of a family; none for a family that we do not know.
  static func names(ofFamily name: String) -> [String] {
    guard let family = FontFamily(rawValue: name) else { return [] }
    return [(FontWeight.regular, false), (.regular, true), (.bold, false), (.bold, true)].map {
      Self.name(of: FontDescription(family: family, weight: $0.0, isItalic: $0.1, size: 1))
    }
  }

  private static func family(named name: String) -> FontFamily? {
    FontFamily.allCases.first { family in
      !family.rawValue.hasPrefix(".")
        && (family.rawValue == name || family.rawValue.filter { $0 != " " } == name)
    }
  }

  private static func withoutFoundry(_ part: Substring) -> String {
    for suffix in ["PSMT", "MT", "PS"] where part.hasSuffix(suffix) {
      return String(part.dropLast(suffix.count))
    }
    return String(part)
  }

  /// The styles by iOS's names; the first one of a weight and slant is the name that we say.
  private static let styles: [(name: String, weight: FontWeight, isItalic: Bool)] = [
    ("", .regular, false), ("Regular", .regular, false), ("Roman", .regular, false),
    ("Book", .regular, false), ("Italic", .regular, true), ("Oblique", .regular, true),
    ("BookOblique", .regular, true), ("UltraLight", .thin, false),
    ("UltraLightItalic", .thin, true), ("Thin", .extraLight, false),
    ("ThinItalic", .extraLight, true), ("Light", .light, false), ("LightItalic", .light, true),
    ("LightOblique", .light, true), ("Medium", .medium, false), ("MediumItalic", .medium, true),
    ("Semibold", .semiBold, false), ("DemiBold", .semiBold, false),
    ("SemiboldItalic", .semiBold, true), ("DemiBoldItalic", .semiBold, true),
    ("Bold", .bold, false), ("BoldItalic", .bold, true), ("BoldOblique", .bold, true),
    ("Heavy", .extraBold, false), ("HeavyItalic", .extraBold, true),
    ("HeavyOblique", .extraBold, true), ("Black", .black, false), ("BlackItalic", .black, true),
    ("BlackOblique", .black, true),
  ]
}
