/// Finds the name that was probably meant.
enum Spelling {
  /// The name with the fewest letters to change, if they are few enough for a slip; among equals the
  /// first.
  ///
  /// - Complexity: O(n · m) for each candidate of m letters.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, name.count / 3) else { return nil }
    return best.name
  }

  /// The Levenshtein distance.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let change = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
