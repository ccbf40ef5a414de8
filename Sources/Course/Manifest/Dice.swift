/// Numbers that look like chance and are the same in every process.
struct Dice: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Dice of one thing among many that share a seed: what is thrown for the others does not matter.
  init(seed: UInt64, for name: String) {
    // FNV-1a, then a few throws so that names that differ in their last letter lie apart.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    state = hash ^ (seed &* 0x9e37_79b9_7f4a_7c15)
    for _ in 0..<4 { _ = next(below: 2) }
  }

  /// A number from 0 up to and without a limit, which is at least 1.
  mutating func next(below limit: Int) -> Int {
    // Knuth's linear congruential generator of MMIX: plenty for words, and the same everywhere.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// A number between two others: a whole one if both are, else with at most two decimals, or one of
  /// the two where these have more.
  mutating func next(from least: Double, to greatest: Double) -> Double {
    let isWhole = least == least.rounded() && greatest == greatest.rounded()
    let unit = isWhole ? 1.0 : 0.01
    let count = Int(((greatest - least) / unit).rounded()) + 1
    let number = least + unit * Double(next(below: max(1, count)))
    // Rounded, one beside an end of three decimals may lie without.
    return isWhole ? number : min(max((number * 100).rounded() / 100, least), greatest)
  }
}
