import Foundation

/// A spring that pulls from 0 to 1.
///
/// UIKit gives the ratio of damping and the time to settle; the stiffness follows from them. How
/// closely "settled" is to be read is not documented; here it is a thousandth of the way.
struct DampedSpring {
  /// Damping as a fraction of the critical one, above 0 and at most 1.
  private let ratio: Double
  /// The velocity at the beginning, in whole ways a second.
  private let velocity: Double
  /// The undamped angular frequency, in radians a second.
  private let frequency: Double

  /// What of the way may be left when the spring counts as settled.
  private static let tolerance = 0.001

  init(damping: Double, velocity: Double, settlesIn duration: Double) {
    let ratio = min(max(damping, 0.01), 1)
    self.ratio = ratio
    self.velocity = velocity
    // What is left after the duration shrinks as the frequency grows: halving finds it.
    var (low, high) = (0.0, 10_000 / duration)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      let left = Self.envelope(
        ratio: ratio, velocity: velocity, frequency: middle, at: duration)
      if left > Self.tolerance { low = middle } else { high = middle }
    }
    frequency = high
  }

  /// How far it has come.
  func displacement(at time: Double) -> Double {
    let decay = exp(-ratio * frequency * time)
    guard ratio < 1 else {
      return 1 - decay * (1 + (frequency - velocity) * time)
    }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / swing
    return 1 - decay * (cos(swing * time) + sine * sin(swing * time))
  }

  /// The most that can be left of the way after a time.
  private static func envelope(
    ratio: Double, velocity: Double, frequency: Double, at time: Double
  ) -> Double {
    guard frequency > 0 else { return .infinity }
    let decay = exp(-ratio * frequency * time)
    guard ratio < 1 else { return decay * (1 + abs(frequency - velocity) * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / swing
    return decay * (1 + sine * sine).squareRoot()
  }
}
