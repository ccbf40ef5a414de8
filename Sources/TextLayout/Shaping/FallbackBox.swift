internal import CPango

/// The box that stands for a character which no font of ours draws: emoji, Chinese, Thai.
///
/// Its width is a choice of ours by the kind of character, so that it does not depend on which other
/// fonts a machine has; the line keeps the height of its own font.
enum FallbackBox {
  /// The width of the box at one point of font size.
  static func width(of cluster: Substring.UnicodeScalarView) -> Double {
    guard let first = cluster.first else { return 0 }
    if isInvisible(first) { return 0 }
    // Apple Color Emoji: an advance of 1,000 units to an em of 800.
    if isEmoji(cluster) { return 1.25 }
    return g_unichar_iswide(first.value) != 0 ? 1 : 0.6
  }

  /// Whether a character is painted in colours on a phone.
  static func isEmoji(_ cluster: Substring.UnicodeScalarView) -> Bool {
    cluster.first?.properties.isEmojiPresentation == true || cluster.contains("\u{FE0F}")
  }

  /// Whether the character takes no room of its own: a control, a mark, a joiner.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    g_unichar_iszerowidth(scalar.value) != 0 || g_unichar_iscntrl(scalar.value) != 0
      || scalar.properties.isDefaultIgnorableCodePoint
  }
}
