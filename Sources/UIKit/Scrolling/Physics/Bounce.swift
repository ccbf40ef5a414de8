import Foundation

/// Content that comes back from beyond its end, or runs over it and comes back (fact 2.36).
///
/// What moves when it is let go follows a critically damped spring, what rests an overdamped one.
struct Bounce {
  /// Where it comes to rest, in points.
  let edge: CGFloat
  /// How far from there it begins.
  private let distance: CGFloat
  /// Its velocity at the beginning, in points a second.
  private let velocity: CGFloat
  /// Seconds until it is still.
  let duration: Double

  /// Slower than this, in points a second, it counts as resting.
  private static let restingSpeed: CGFloat = 50
  /// The critically damped spring's frequency, in 1/s.
  private static let frequency = 11.0
  /// The two decays of the overdamped spring, in 1/s.
  private static let decays = (slow: 9.0, fast: 46.0)
  /// Within this distance, in points, it is still.
  private static let stillness: CGFloat = 0.5
  /// Whatever was flung, it is still by then.
  private static let longest = 3.0

  init(from start: CGFloat, velocity: CGFloat, to edge: CGFloat) {
    self.edge = edge
    distance = start - edge
    self.velocity = abs(velocity) < Self.restingSpeed ? 0 : velocity
    duration = Self.duration(distance: distance, velocity: self.velocity)
  }

  /// - Parameter time: seconds since the beginning.
  func offset(at time: Double) -> CGFloat {
    time < duration
      ? edge + Self.displacement(at: time, distance: distance, velocity: velocity) : edge
  }

  /// In points a second.
  func velocity(at time: Double) -> CGFloat {
    guard time < duration else { return 0 }
    let step = 0.000_5
    return (offset(at: min(time + step, duration)) - offset(at: time)) / CGFloat(step)
  }

  private static func displacement(
    at time: Double, distance: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    guard velocity != 0 else {
      let (slow, fast) = decays
      let share = (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
      return distance * CGFloat(share)
    }
    let slope = velocity + CGFloat(frequency) * distance
    return (distance + slope * CGFloat(time)) * CGFloat(exp(-frequency * time))
  }

  /// The first time from which on it stays within `stillness`: the last moment outside, sought
  /// backwards in steps finer than a frame.
  private static func duration(distance: CGFloat, velocity: CGFloat) -> Double {
    let step = 1.0 / 240
    var time = longest
    while time > 0 {
      let before = time - step
      let isOutside =
        abs(displacement(at: before, distance: distance, velocity: velocity)) > stillness
      if isOutside { return time }
      time = before
    }
    return 0
  }
}
