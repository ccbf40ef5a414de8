public import Foundation

extension UITraitCollection {
  /// Traits of which the room across alone is known.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      idiom: .unspecified, scale: 0, horizontal: horizontalSizeClass, vertical: .unspecified,
      style: .unspecified, direction: .unspecified)
  }

  /// Traits of which the room down alone is known.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: verticalSizeClass,
      style: .unspecified, direction: .unspecified)
  }

  /// Traits of which the kind of device alone is known.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(
      idiom: idiom, scale: 0, horizontal: .unspecified, vertical: .unspecified,
      style: .unspecified, direction: .unspecified)
  }

  /// Traits of which light or dark alone is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
      style: userInterfaceStyle, direction: .unspecified)
  }

  /// Traits of which the scale alone is known.
  public convenience init(displayScale scale: CGFloat) {
    self.init(
      idiom: .unspecified, scale: scale, horizontal: .unspecified, vertical: .unspecified,
      style: .unspecified, direction: .unspecified)
  }

  /// Traits of which the direction alone is known.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
      style: .unspecified, direction: layoutDirection)
  }

  /// Traits of which the size of text alone is known.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
      style: .unspecified, direction: .unspecified, textSize: preferredContentSizeCategory)
  }

  /// All that is known by some of several; the last one that knows something counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections
    self.init(
      idiom: all.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom
        ?? .unspecified,
      scale: all.last { $0.displayScale != 0 }?.displayScale ?? 0,
      horizontal: all.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass
        ?? .unspecified,
      vertical: all.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass
        ?? .unspecified,
      style: all.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      direction: all.last { $0.layoutDirection != .unspecified }?.layoutDirection ?? .unspecified,
      textSize: all.last { $0.preferredContentSizeCategory != .unspecified }?
        .preferredContentSizeCategory ?? .unspecified)
  }

  /// Whether all that another one knows is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// The phone's own traits.
  @preconcurrency @MainActor public class var current: UITraitCollection {
    ApplicationHost.screen.traitCollection
  }
}

extension UIViewController {
  /// Gives a child other traits than those that it finds itself in; nil takes them back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let old = childViewController.traitCollection
    traitOverrides[ObjectIdentifier(childViewController)] = collection
    UIApplication.shared.hasTraitOverrides = true
    guard childViewController.traitCollection != old else { return }
    childViewController.viewIfLoaded?.eachBelow { view in
      view.tellOwnTraits(changedFrom: old)
      view.setNeedsLayout()
    }
  }

  /// The traits that a child was given.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    traitOverrides[ObjectIdentifier(childViewController)]
  }

  /// The screen's traits, with what containers have changed from the outermost one inwards.
  var presentTraits: UITraitCollection {
    guard UIApplication.shared.hasTraitOverrides, let parent = parent ?? presentingViewController
    else { return ApplicationHost.screen.traitCollection }
    let outer = parent.traitCollection
    guard let own = parent.traitOverrides[ObjectIdentifier(self)] else { return outer }
    return UITraitCollection(traitsFrom: [outer, own])
  }
}
