/// Where the lines of a text lie in its width.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// From edge to edge, by wider spaces; the last line of a paragraph at the edge where it begins.
  case justified = 3
  /// As the app's language is written, here from the left, unless the paragraph style's
  /// `baseWritingDirection` says otherwise. Neither a view's `semanticContentAttribute` counts nor
  /// the text: a label in Hebrew reads from the right, and lies at the left until the app says
  /// `.right`.
  case natural = 4
}

/// What happens to text that is wider than its room. Beginning and end are those of reading: the end
/// of a line from right to left is at its left.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// What does not fit is not seen.
  case byClipping = 2
  /// An ellipsis stands for the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle = 5
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// That of its first letter, from the left if it has none: Unicode's rules P2 and P3.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
