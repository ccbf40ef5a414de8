public import Foundation

extension UIView {
  /// How a block of keyframes is run.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets touches through to what moves.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Goes on from what is seen, as it does anyway.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// In another block, keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Evenly from key to key.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
  }

  /// Runs a block of keyframes over a duration in seconds, after a delay; what changes outside of
  /// `addKeyframe` takes the whole duration. Values move evenly from key to key.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(
      duration: duration, delay: delay, curve: .linear,
      options: AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve),
      animations: animations, completion: completion)
  }

  /// In a block of keyframes, runs a block whose changes begin and take fractions of the whole
  /// duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let whole = AnimationContext.current else {
      Exception.raise(
        .internalInconsistency,
        "UIView.addKeyframe must be called in the block of UIView.animateKeyframes")
    }
    whole.runKeyframe(start: frameStartTime, share: frameDuration, animations)
  }
}
