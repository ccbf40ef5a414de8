/// What the eye takes for one character, with the room that it takes.
struct Cluster: Sendable {
  /// Where its width comes from.
  enum Source: UInt8, Sendable {
    /// The font says.
    case font
    /// The font has it not; the one that stands in says.
    case fallback
    /// Nobody has to be asked: a tab, a box, every character of a fixed-width family.
    case fixed
  }

  /// Its first byte in the text's UTF-8.
  var offset: Int
  /// In points, tracking and kern included.
  var advance: Double
  /// The run that it belongs to, by index.
  var run: Int32
  /// Whether a line may end before it.
  var canBreakBefore: Bool
  /// Whether it takes no part in a line's width when it is the last of the line.
  var isWhitespace: Bool
  var source: Source
  /// Odd if it runs from right to left (`EmbeddingLevels`).
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}
