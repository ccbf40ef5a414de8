/// One part of a class that is graded by itself: `2/4`.
package struct Shard: Codable, Equatable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  package var number: Int
  package var count: Int

  /// The whole class.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `2/4`; nil for what is no part of a whole.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  package var description: String { "\(number)/\(count)" }

  /// The submissions of the shard, in the class's order.
  ///
  /// The longest first, each goes to the shard that has the least so far; among equals to the first.
  /// Everybody who has the same list and the same times comes to the same parts.
  ///
  /// - Parameter times: how long submissions took before, in seconds, by id; others are taken for
  ///   the mean of those.
  /// - Complexity: O(n log n + n · shards).
  package func part(of submissions: [Submission], times: [String: Double]) -> [Submission] {
    guard count > 1 else { return submissions }
    let known = submissions.compactMap { times[$0.id] }
    let mean = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    let costs = submissions.map { times[$0.id] ?? mean }
    var loads = [Double](repeating: 0, count: count)
    var mine: [Int] = []
    for index in submissions.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += costs[index]
      if least == number - 1 { mine.append(index) }
    }
    return mine.sorted().map { submissions[$0] }
  }
}
