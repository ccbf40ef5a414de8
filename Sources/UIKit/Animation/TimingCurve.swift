import Foundation

/// How an animation proceeds from its beginning to its end.
enum TimingCurve: Hashable {
  case easeInOut
  case easeIn
  case easeOut
  case linear
  /// A cubic curve from (0, 0) to (1, 1) by its two control points.
  case bezier(CGPoint, CGPoint)
  /// A damped spring: 1 comes to rest without overshooting, less swings; the velocity is in whole
  /// distances a second. It has settled to a thousandth when the duration is over.
  case spring(damping: Double, velocity: Double)

  /// UIKit's name.
  var name: String {
    switch self {
    case .easeInOut: "curveEaseInOut"
    case .easeIn: "curveEaseIn"
    case .easeOut: "curveEaseOut"
    case .linear: "curveLinear"
    case .bezier: "cubic"
    case .spring: "spring"
    }
  }

  /// How far it has come, 0 at the beginning and 1 at the end; a spring can be beyond.
  ///
  /// - Parameters:
  ///   - time: Seconds since the beginning, 0...duration.
  ///   - duration: Seconds that it takes, above 0.
  func progress(at time: Double, of duration: Double) -> Double {
    let fraction = time / duration
    switch self {
    case .linear: return fraction
    case .easeInOut: return CubicCurve(0.42, 0, 0.58, 1).value(at: fraction)
    case .easeIn: return CubicCurve(0.42, 0, 1, 1).value(at: fraction)
    case .easeOut: return CubicCurve(0, 0, 0.58, 1).value(at: fraction)
    case .bezier(let first, let second):
      return CubicCurve(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
        .value(at: fraction)
    case .spring(let damping, let velocity):
      return DampedSpring(damping: damping, velocity: velocity, settlesIn: duration)
        .displacement(at: time)
    }
  }
}

extension TimingCurve {
  /// When it has come so far: seconds since the beginning of `duration`. A spring passes some places
  /// more than once; then it is one of those times.
  func time(for progress: Double, of duration: Double) -> Double {
    var (low, high) = (0.0, duration)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
struct CubicCurve {
  private let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The height of the curve at a place from left to right.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The place grows with the parameter, so that halving finds it; 50 halvings are exact.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.cubic(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return Self.cubic(y1, y2, (low + high) / 2)
  }

  private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
