/// How the parts of a line stand from left to right.
enum VisualOrder {
  /// Puts parts of a line, which come in the order of reading, into the order in which they stand: from
  /// the highest level down to the lowest odd one, each stretch of that level or above is turned
  /// round (UAX 9, rule L2).
  ///
  /// - Complexity: O(parts · levels); there are 126 levels at most, and in honest text three.
  static func arrange<Part>(_ parts: inout [Part], level: (Part) -> UInt8) {
    var present: Set<UInt8> = []
    for part in parts { present.insert(level(part)) }
    guard let lowest = present.filter({ $0 % 2 == 1 }).min() else { return }
    // A level that no part has turns what the next one above has turned.
    guard let highest = present.max() else { return }
    for turned in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < parts.count {
        guard level(parts[start]) >= turned else {
          start += 1
          continue
        }
        var end = start + 1
        while end < parts.count, level(parts[end]) >= turned { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
    }
  }
}
