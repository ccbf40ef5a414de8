/// What the eye takes for one character, with the room that it takes.
struct Cluster: Sendable {
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
  /// Whether the font has to say its advance; otherwise it has the width of a tab, a box, or every
  /// character of a fixed-width family.
  var isShaped: Bool
}
