/// Times whole commands, and says how two of them compare.
struct Stopwatch {
  private let clock = ContinuousClock()

  /// The wall-clock seconds that a piece of work takes.
  func seconds(_ work: () async throws -> Void) async rethrows -> Double {
    let start = clock.now
    try await work()
    let (seconds, attoseconds) = (clock.now - start).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

extension [Double] {
  /// The middle value; the mean of the two middle ones of an even number.
  ///
  /// The array must not be empty.
  var median: Double {
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
