public import Foundation

/// How a property animator proceeds.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The curve, when it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, when it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve

  /// One of the four curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve.timing
  }

  /// A cubic curve from (0, 0) to (1, 1) by its two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = .bezier(point1, point2)
  }

  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve

  /// A spring by its damping as a fraction of the critical one, and the velocity at the beginning in
  /// whole ways a second; of a velocity in two directions the greater part counts.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    let speed = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
    curve = .spring(damping: Double(ratio), velocity: Double(speed))
  }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The curve or the spring; even, when it is neither.
  var timing: TimingCurve {
    cubicTimingParameters?.curve ?? springTimingParameters?.curve ?? .linear
  }
}

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and to be finished.
  case stopped
}

/// Where an animator has come to its end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where its values were to go.
  case end
  /// Where its values were before.
  case start
  /// In between.
  case current
}
