public import Foundation

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// Whether the screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Dark content on light ground.
  case light
  /// Light content on dark ground.
  case dark
}

/// The surroundings in which a view or controller finds itself; they never change once made.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Light or dark; always light here.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction in which the language is written.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// The size of text that the user wants; always `.large` on the phone's screen.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    idiom: UIUserInterfaceIdiom, scale: CGFloat, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, style: UIUserInterfaceStyle,
    direction: UITraitEnvironmentLayoutDirection, textSize: UIContentSizeCategory = .unspecified
  ) {
    preferredContentSizeCategory = textSize
    userInterfaceIdiom = idiom
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceStyle = style
    layoutDirection = direction
  }

  /// Traits of which nothing is known.
  public override convenience init() {
    self.init(
      idiom: .unspecified, scale: 0, horizontal: .unspecified, vertical: .unspecified,
      style: .unspecified, direction: .unspecified)
  }

  /// Whether all traits are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// Agrees with `isEqual`.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}

/// The direction in which the language is written.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
  /// The surroundings have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// Those of the nearest controller above it, which a container may have changed.
  var currentTraits: UITraitCollection {
    guard UIApplication.shared.hasTraitOverrides else {
      return ApplicationHost.screen.traitCollection
    }
    var view: UIView? = self
    while let present = view {
      if let controller = present.controller { return controller.presentTraits }
      view = present.superviewLink
    }
    return ApplicationHost.screen.traitCollection
  }
}
