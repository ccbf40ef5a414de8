import Foundation

/// Content that goes on after the finger has left it, slower and slower (fact 2.34).
struct Deceleration {
  /// Where it starts, in points.
  let start: CGFloat
  /// Its velocity there, in points a second.
  let velocity: CGFloat
  /// The part of the velocity that is left after a millisecond, between 0 and 1.
  let rate: CGFloat

  /// Slower than this, in points a second, it stops dead.
  private static let slowest: CGFloat = 10

  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  /// The one that stops at a target: how a delegate's own target is reached (fact 2.41).
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    let distance = target - start
    let speed = abs(distance) / Self.reach(rate) + Self.slowest
    self.init(from: start, velocity: distance < 0 ? -speed : speed, rate: rate)
  }

  /// Where it stops if nothing stops it before.
  var target: CGFloat {
    let distance = max(0, abs(velocity) - Self.slowest) * Self.reach(rate)
    return start + (velocity < 0 ? -distance : distance)
  }

  /// Seconds until it stops.
  var duration: Double {
    guard abs(velocity) > Self.slowest else { return 0 }
    return Double(log(Self.slowest / abs(velocity)) / log(rate)) / 1_000
  }

  /// - Parameter time: seconds since the start.
  func offset(at time: Double) -> CGFloat {
    guard time < duration else { return target }
    return start + velocity * Self.reach(rate) * (1 - pow(rate, CGFloat(time * 1_000)))
  }

  /// In points a second.
  func velocity(at time: Double) -> CGFloat {
    time < duration ? velocity * pow(rate, CGFloat(time * 1_000)) : 0
  }

  /// Seconds until it passes an offset; nil if it never does.
  func time(of offset: CGFloat) -> Double? {
    let share = (offset - start) / (velocity * Self.reach(rate))
    guard share >= 0, share < 1 else { return nil }
    let time = Double(log(1 - share) / log(rate)) / 1_000
    return time <= duration ? time : nil
  }

  /// Seconds for which the first velocity would have to last to cover the whole way.
  private static func reach(_ rate: CGFloat) -> CGFloat {
    rate / (1 - rate) / 1_000
  }
}
