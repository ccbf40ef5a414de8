public import Foundation

/// The screen of the phone.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// What is known of the phone.
  let phone: ScreenDescription

  /// How the phone is held now.
  var orientation = UIInterfaceOrientation.portrait

  init(of description: ScreenDescription) {
    phone = description
  }

  /// The phone's own screen.
  public class var main: UIScreen { ApplicationHost.screen }

  /// All screens: the one.
  public class var screens: [UIScreen] { [main] }

  /// The screen as it is held now, in points.
  open var bounds: CGRect {
    let (short, long) = (phone.width, phone.height)
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: long, height: short)
      : CGRect(x: 0, y: 0, width: short, height: long)
  }

  /// Pixels a point.
  open var scale: CGFloat { CGFloat(phone.scale) }

  /// Pixels a point, of the panel: we take it for the same.
  open var nativeScale: CGFloat { scale }

  /// The screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: phone.width * phone.scale, height: phone.height * phone.scale)
  }

  /// How bright it is, 0 to 1.
  open var brightness: CGFloat = 0.5

  /// Frames a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The surroundings.
  open var traitCollection: UITraitCollection { phone.traits(isLandscape: orientation.isLandscape) }

  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
