public import Foundation

extension UIView {
  /// How a block of animations is run.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out with the change; what is laid out in the block is animated anyway.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through to what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Goes on from what is seen, as it does anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back on the same way.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In another block, keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In another block, keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In another block, keeps its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How an animation proceeds.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
