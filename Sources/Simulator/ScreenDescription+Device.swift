package import LayoutTrace
package import UIKit

extension ScreenDescription {
  /// The screen of a device as UIKit is told of it.
  package init(_ device: Device) {
    let idiom: Idiom =
      switch device.idiom {
      case .phone: .phone
      case .pad: .pad
      }
    self.init(
      name: device.name, idiom: idiom, width: device.size.width, height: device.size.height,
      scale: device.scale, portraitSafeArea: device.portraitSafeArea.forUIKit,
      landscapeSafeArea: device.landscapeSafeArea.forUIKit,
      statusBarHeight: device.statusBarHeight, cornerRadius: device.cornerRadius,
      systemVersion: device.systemVersion)
  }
}

extension Insets {
  fileprivate var forUIKit: ScreenDescription.Insets {
    ScreenDescription.Insets(top: top, left: left, bottom: bottom, right: right)
  }
}
