import Foundation

/// A value that can be animated.
enum AnimatedProperty: Hashable {
  /// The origin of the untransformed frame: two numbers.
  case origin
  /// The origin of the bounds: two numbers.
  case boundsOrigin
  /// The size: two numbers.
  case size
  /// The six numbers of the transform.
  case transform
  /// One number.
  case opacity
  /// Red, green, blue, alpha of the background.
  case backgroundColor
  /// How far the status bar is slid out: one number.
  case slide

  /// UIKit's name for what changes.
  var name: String {
    switch self {
    case .origin, .size: "frame"
    case .boundsOrigin: "bounds"
    case .transform: "transform"
    case .opacity: "alpha"
    case .backgroundColor: "backgroundColor"
    case .slide: "statusBar"
    }
  }
}

/// One value on its way from what it was to what it is.
///
/// It holds what is still missing, not where it goes: several on one value add up, so that a new
/// animation takes over a moving view without a jump (fact 6.14).
struct ValueAnimation {
  let property: AnimatedProperty
  /// What it was less what it is, number by number.
  let missing: [Double]
  /// Seconds of its block's own time.
  let start: Double
  /// Seconds, 0 or more.
  let duration: Double
  let curve: TimingCurve
  let repeats: Bool
  let autoreverses: Bool
  let context: AnimationContext

  /// How much of `missing` is missing at a time: 1 before the beginning, 0 at the end.
  @MainActor func share(at now: Double) -> Double {
    var time = context.pace.elapsed(at: now) - start
    guard time > 0 else { return 1 }
    guard duration > 0 else { return 0 }
    let cycle = autoreverses ? 2 * duration : duration
    if repeats { time = time.truncatingRemainder(dividingBy: cycle) }
    guard time < cycle else { return 0 }
    let onTheWay = time <= duration ? time : cycle - time
    let curve = context.isScrubbed ? .linear : curve
    return 1 - curve.progress(at: onTheWay, of: duration)
  }
}

/// How a block's own time runs: with the clock, standing still, or backwards.
struct AnimationPace {
  /// The block's own time when the clock said `since`, in seconds.
  var elapsed: Double
  var since: Double
  /// Own seconds a second: 1 as a rule, 0 paused, less than 0 backwards.
  var rate: Double

  func elapsed(at now: Double) -> Double { elapsed + (now - since) * rate }
}

/// What is animated: a layer or the status bar.
@MainActor protocol AnimationHolder: AnyObject {
  var animations: [ValueAnimation] { get set }

  /// Makes a share of what is missing of a value part of the value itself.
  func keep(_ property: AnimatedProperty, _ part: [Double])
}

extension AnimationHolder {
  /// Animates a change of one value, if it is made in a block of animations.
  ///
  /// - Returns: The block in which it is.
  @discardableResult
  func animate(
    _ property: AnimatedProperty, from old: [Double], to new: [Double]
  ) -> AnimationContext? {
    guard let context = AnimationContext.current, old != new else { return nil }
    animations.append(context.animation(of: property, missing: zip(old, new).map { $0 - $1 }))
    context.hold(self)
    return context
  }

  /// What is to be added to a value to have what is seen; nil if the value is not moving.
  func missing(_ property: AnimatedProperty, at now: Double) -> [Double]? {
    var sum: [Double]?
    for animation in animations where animation.property == property {
      let share = animation.share(at: now)
      let part = animation.missing.map { $0 * share }
      sum = sum.map { zip($0, part).map(+) } ?? part
    }
    return sum
  }

  /// Ends all its animations where it is to go; their blocks are told that they did not finish.
  func dropAnimations() {
    let contexts = animations.map(\.context)
    animations = []
    for context in contexts { context.release(self, isFinished: false) }
  }
}
