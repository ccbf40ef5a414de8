public import Foundation

// Drawing into pictures: nothing is painted in the app's process.

/// Refused: nothing is painted here.
@available(
  *, unavailable,
  message: "nothing is painted here: add a picture, or use views with a backgroundColor"
)
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}

/// Refused: nothing is painted here.
@available(
  *, unavailable,
  message: "nothing is painted here: add a picture, or use views with a backgroundColor"
)
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Refused: nothing is painted here.
@available(*, unavailable, message: "nothing is painted here")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Refused: nothing is painted here.
@available(*, unavailable, message: "nothing is painted here")
public func UIGraphicsEndImageContext() {}

/// Refused: nothing is painted here.
@available(*, unavailable, message: "nothing is painted here")
public func UIGraphicsGetCurrentContext() -> Any? { nil }

/// Refused: nothing is painted here.
@available(*, unavailable, message: "nothing is painted here: use a view with a backgroundColor")
public func UIRectFill(_ rect: CGRect) {}

extension UIImage {
  /// Refused: pictures are not decoded here.
  @available(
    *, unavailable,
    message: "pictures are not decoded here: load a picture with UIImage(named:) or UIImage(data:)"
  )
  public convenience init(cgImage: Any) { self.init() }

  /// Refused: pictures are not decoded here.
  @available(
    *, unavailable, message: "pictures are not decoded here: its size is in size and scale"
  )
  public var cgImage: AnyObject? { nil }
}
