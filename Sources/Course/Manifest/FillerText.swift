/// Texts of a wanted length and no meaning, to try a layout with: the same in every process.
package enum FillerText {
  /// So many words, in sentences of four to twelve.
  ///
  /// - Parameters:
  ///   - count: how many; 0 gives the empty text.
  ///   - seed: another seed gives other words.
  /// - Complexity: O(count).
  package static func words(_ count: Int, seed: UInt64 = 0) -> String {
    var dice = Dice(seed: seed)
    var text = ""
    var left = 0
    for index in 0..<max(0, count) {
      let word = vocabulary[dice.next(below: vocabulary.count)]
      if left == 0 {
        // A sentence begins, and ends with the last word at the latest.
        left = 4 + dice.next(below: 9)
        if index > 0 { text += " " }
        text += word.prefix(1).uppercased() + word.dropFirst()
      } else {
        text += " " + word
      }
      left -= 1
      if left == 0 || index == count - 1 { text += "." }
    }
    return text
  }

  /// Short and long ones, as they come in a language.
  private static let vocabulary = [
    "a", "the", "and", "of", "in", "on", "with", "under", "river", "stone", "lantern", "window",
    "garden", "morning", "slowly", "between", "quiet", "mountain", "letter", "yellow", "harbour",
    "winter", "carries", "opens", "remembers", "wanders", "towards", "afternoon", "extraordinary",
    "neighbourhood", "cloud", "bread", "ship", "road", "green", "small", "bright", "seldom",
    "always", "almost", "counts", "leaves", "returns", "beyond", "orchard", "paper", "silver",
    "evening",
  ]
}
