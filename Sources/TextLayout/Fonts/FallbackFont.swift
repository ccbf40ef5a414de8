/// The font of letters that Inter has not: Hebrew, Arabic, Armenian, Georgian, many symbols.
///
/// DejaVu Sans stands for what Apple adds to San Francisco. Its files have been the same since 2016
/// wherever they are installed, and Pango's own packages bring them. There are two weights and no
/// italics, as most of those scripts have none; the line keeps the height of the font that was asked
/// for, while an iPhone's may grow with the letters in it.
enum FallbackFont: String, CaseIterable {
  case regular = "DejaVuSans.ttf"
  case bold = "DejaVuSans-Bold.ttf"

  /// The one that goes with a weight of Inter.
  init(for weight: FontWeight) {
    self = weight < .semiBold ? .regular : .bold
  }

  /// The name of its file.
  var file: String { rawValue }
}
