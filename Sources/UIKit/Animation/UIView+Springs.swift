public import Foundation

extension UIView {
  /// Runs a block; what it changes of views swings into place, as springs of iOS 17 are described.
  ///
  /// - Parameters:
  ///   - duration: seconds until it is seen to have come to rest.
  ///   - bounce: 0 does not swing, 1 swings without end.
  ///   - initialSpringVelocity: the velocity at the beginning, in whole ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: max(0.01, 1 - bounce),
      initialSpringVelocity: initialSpringVelocity, options: options, animations: animations,
      completion: completion)
  }
}
