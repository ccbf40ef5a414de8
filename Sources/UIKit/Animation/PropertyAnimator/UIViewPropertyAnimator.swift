public import Foundation

/// Animates what its blocks change, and can be paused, turned round and moved by hand meanwhile.
///
/// Blocks run when the animator begins. Where UIKit takes a paused animation over into a new curve,
/// here it goes on along its own one.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  /// Seconds that it takes.
  public let duration: TimeInterval

  /// Seconds between `startAnimation` and the beginning.
  open internal(set) var delay: TimeInterval = 0

  /// How far it is.
  open internal(set) var state = UIViewAnimatingState.inactive

  /// Whether it moves at this time.
  open internal(set) var isRunning = false

  /// Whether a finger that moves it by `fractionComplete` leaves its curve aside.
  open var scrubsLinearly = true

  /// Whether touches reach what it moves.
  open var isUserInteractionEnabled = true

  /// Whether it can be paused.
  open var isInterruptible = true

  /// Whether it pauses at its end instead of being over.
  open var pausesOnCompletion = false

  /// How it proceeds.
  public let timingParameters: (any UITimingCurveProvider)?

  let curve: TimingCurve
  var blocks: [(block: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// What it moves, from its beginning to its end.
  var context: AnimationContext?

  /// Grows with each change of its running: an alarm that was set before is of no more effect.
  var turn = 0

  /// An animator that proceeds by a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    curve = parameters.timing
  }

  /// An animator that proceeds by one of the four curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator that proceeds by a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator that proceeds as a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has begun.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds a block; one that is added on the way takes what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that begins after a fraction of what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, after: Double(delayFactor))
  }

  /// Adds a block that is told where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins, or goes on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after a time, or goes on.
  open func startAnimation(afterDelay delay: TimeInterval) {
    begin(after: delay)
    run()
  }

  /// Stands still; one that has not begun begins and stands still at its beginning.
  open func pauseAnimation() {
    begin(after: 0)
    halt()
  }

  /// Goes on from a pause; what is left takes a fraction of the duration, as long as ever with 0.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(taking: Double(durationFactor) * duration)
  }

  /// Leaves all values where they are seen. It is over, or with false waits for
  /// `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(isOver: withoutFinishing) }

  /// Ends a stopped animator: values go where it says, completions are told.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  /// How far it has come, 0 to 1, by its time. Setting it moves it there; it is to be paused then.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set { scrub(to: Double(newValue)) }
  }

  /// Whether it goes back to its beginning.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run() } }
  }
}
