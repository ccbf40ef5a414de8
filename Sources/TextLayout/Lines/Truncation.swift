/// Finds what an ellipsis replaces in a line that is too long.
struct Truncation {
  let clusters: [Cluster]
  /// All that would be on the line, by index.
  let rest: Range<Int>
  /// In points.
  let room: Double

  /// The end gives way, and white space before it.
  func tail(ellipsis: Double) -> Range<Int> {
    var end = rest.lowerBound + count(rest, within: room - ellipsis)
    while end > rest.lowerBound, clusters[end - 1].isWhitespace { end -= 1 }
    return end..<rest.upperBound
  }

  /// The beginning gives way, and white space after it.
  func head(ellipsis: Double) -> Range<Int> {
    var start = rest.upperBound - count(rest.reversed(), within: room - ellipsis)
    while start < rest.upperBound, clusters[start].isWhitespace { start += 1 }
    return rest.lowerBound..<start
  }

  /// The middle gives way: half of the room goes to what is before it.
  func middle(ellipsis: Double) -> Range<Int> {
    let free = room - ellipsis
    let start = rest.lowerBound + count(rest, within: free / 2)
    let used = clusters[rest.lowerBound..<start].reduce(0) { $0 + $1.advance }
    let end = rest.upperBound - count((start..<rest.upperBound).reversed(), within: free - used)
    return start..<end
  }

  /// The width of the line without what gives way, and without the ellipsis.
  func width(without cut: Range<Int>) -> Double {
    let before = clusters[rest.lowerBound..<cut.lowerBound]
    let after = clusters[cut.upperBound..<rest.upperBound]
    return before.reduce(0) { $0 + $1.advance } + after.reduce(0) { $0 + $1.advance }
  }

  /// How many of the clusters go into the room, taken in the order given.
  private func count(_ order: some Sequence<Int>, within room: Double) -> Int {
    var width = 0.0
    var count = 0
    for index in order {
      width += clusters[index].advance
      guard width <= room else { break }
      count += 1
    }
    return count
  }
}
