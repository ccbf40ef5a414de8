/// Times work by a clock that only moves forwards.
package struct Stopwatch {
  private let clock = ContinuousClock()

  package init() {}

  /// The wall-clock seconds that a piece of work takes.
  package func seconds(_ work: () async throws -> Void) async rethrows -> Double {
    let start = clock.now
    try await work()
    return Self.seconds(clock.now - start)
  }

  /// The wall-clock nanoseconds that a piece of work takes.
  package func nanoseconds<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let start = clock.now
    try work()
    return 1e9 * Self.seconds(clock.now - start)
  }

  private static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

extension [Double] {
  /// The middle value; the mean of the two middle ones of an even number.
  ///
  /// The array must not be empty.
  package var median: Double {
    let sorted = sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
