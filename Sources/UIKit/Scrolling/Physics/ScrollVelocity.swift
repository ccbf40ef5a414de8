import Foundation

/// The velocity of a finger, from where it was during the last tenth of a second (fact 2.33).
struct ScrollVelocity {
  private struct Sample {
    var time: Double
    var point: CGPoint
  }

  private var samples: [Sample] = []

  /// Seconds that count.
  private static let window = 0.1

  /// Takes note of the finger's place at a time, in seconds.
  mutating func add(_ point: CGPoint, at time: Double) {
    samples.removeAll { $0.time < time - Self.window - 0.000_1 }
    samples.append(Sample(time: time, point: point))
  }

  /// The velocity at a time in points a second: zero after the finger has rested.
  func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { $0.time >= time - Self.window - 0.000_1 }
    guard let first = recent.first, let last = recent.last, time - first.time > 0.001,
      last.time > first.time
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }
}
