public import Foundation

/// The shadow of a text; drawn below strings that an app draws itself, kept in labels.
///
/// Difference from Apple's: it is no `NSObject`. Linux's Foundation traps where attributed text
/// compares attributes that are, and are of a Swift class.
open class NSShadow: NSCopying {
  /// How far it is moved, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  /// No shadow to speak of.
  public init() {}

  /// The same shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
