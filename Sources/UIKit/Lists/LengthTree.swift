import Foundation

/// Lengths laid end to end: where each begins, and which one lies at a distance.
///
/// A tree of sums over a row of leaves, so that one length among ten thousand can change without
/// the others being summed up anew. A sum depends on the present lengths alone, never on what they
/// were before.
struct LengthTree {
  /// How many lengths there are.
  let count: Int
  /// The number of leaves: a power of two.
  private let width: Int
  /// The sum below each node; node 1 is the root, the leaves come last.
  private var sums: [CGFloat]

  /// - Complexity: O(lengths)
  init(_ lengths: [CGFloat] = []) {
    count = lengths.count
    var width = 1
    while width < lengths.count { width *= 2 }
    self.width = width
    sums = Array(repeating: 0, count: 2 * width)
    for (index, length) in lengths.enumerated() { sums[width + index] = length }
    for node in (1..<width).reversed() { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  /// The sum of all.
  var total: CGFloat { sums[1] }

  /// One length.
  ///
  /// - Complexity: O(1) to read, O(log n) to write
  subscript(index: Int) -> CGFloat {
    get { sums[width + index] }
    set {
      var node = width + index
      sums[node] = newValue
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  /// The sum of the lengths before one; of all for the index behind the last.
  ///
  /// - Complexity: O(log n)
  func start(of index: Int) -> CGFloat {
    guard index < count else { return total }
    var node = width + index
    var lefts: [CGFloat] = []
    while node > 1 {
      if node % 2 == 1 { lefts.append(sums[node - 1]) }
      node /= 2
    }
    // From the root downwards, as `index(at:)` goes.
    return lefts.reversed().reduce(0, +)
  }

  /// The one that lies at a distance from the beginning, its start included and its end not; nil
  /// outside of all.
  ///
  /// - Complexity: O(log n)
  func index(at distance: CGFloat) -> Int? {
    guard distance >= 0, distance < total else { return nil }
    var node = 1
    var start: CGFloat = 0
    while node < width {
      let middle = start + sums[2 * node]
      node *= 2
      if distance >= middle {
        start = middle
        node += 1
      }
    }
    return min(node - width, count - 1)
  }
}
