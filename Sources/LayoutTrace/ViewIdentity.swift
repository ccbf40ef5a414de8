/// What can be said of a view once for the whole run.
package struct ViewIdentity: Codable, Hashable, Sendable {
  /// The class, without its module: `UILabel`, `StretchyHeader`.
  package var className: String
  /// UIKit's nearest class above it, itself when it is UIKit's: `UIView`, `UILabel`.
  package var kitClassName: String
  /// The stored properties of the view controllers (and of their views) that hold the view, in
  /// order of declaration: `imageView`. A path from the controller, `banner.thumbnail`, when an
  /// object in between holds it.
  package var properties: [String]
  /// `accessibilityIdentifier`, if set when the view was first seen.
  package var identifier: String?

  package init(
    className: String, kitClassName: String, properties: [String], identifier: String?
  ) {
    self.className = className
    self.kitClassName = kitClassName
    self.properties = properties
    self.identifier = identifier
  }

  /// As the app's code calls it: by a property, an identifier, or by its class.
  package var ownName: String { properties.first ?? identifier ?? className }
}
