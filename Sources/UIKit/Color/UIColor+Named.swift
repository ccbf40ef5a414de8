public import Foundation

extension UIColor {
  /// A colour of the app's asset catalogs; nil if there is none of the name.
  public convenience init?(named name: String) {
    guard let color = AppResources.color(named: name) else { return nil }
    self.init(storage: color.storage)
  }

  /// A colour of the app's bundle, which is the only one here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
