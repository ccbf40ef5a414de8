public import Foundation

extension UIView {
  /// Runs a block; what it changes of views is seen to change over a duration in seconds, after a
  /// delay. The completion is told whether all came to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      duration: duration, delay: delay, curve: options.curve.timing, options: options,
      animations: animations, completion: completion)
  }

  /// Runs a block; what it changes of views is seen to change over a duration in seconds, slow at
  /// both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Runs a block; what it changes of views swings into place as on a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing, towards 0 it swings more and more.
  ///   - velocity: The velocity at the beginning, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      duration: duration, delay: delay,
      curve: .spring(damping: Double(dampingRatio), velocity: Double(velocity)), options: options,
      animations: animations, completion: completion)
  }

  /// Runs a block whose changes are seen at once, in a block of animations too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes in blocks of animations are seen to move.
  public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Sets whether changes in blocks of animations are seen to move.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areEnabled = enabled
  }

  /// The duration of the block that is being run, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  /// Refused: transitions that flip, curl or dissolve one picture of a view into another are not built.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Unsupported.call(
      "UIView.transition(with:duration:options:animations:completion:)",
      advice: "Change frames or alpha in UIView.animate(withDuration:animations:).")
  }

  /// Refused: transitions that flip, curl or dissolve one picture of a view into another are not built.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    Unsupported.call(
      "UIView.transition(from:to:duration:options:completion:)",
      advice: "Change frames or alpha in UIView.animate(withDuration:animations:).")
  }
}
