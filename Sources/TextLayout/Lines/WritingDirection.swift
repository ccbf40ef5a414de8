/// The direction in which a paragraph is written: where it begins, and how parts of it that run the
/// other way are put together.
package enum WritingDirection: Hashable, Sendable {
  /// That of its first letter, from the left if it has none (UAX 9, rules P2 and P3).
  case natural
  case leftToRight
  case rightToLeft
}
