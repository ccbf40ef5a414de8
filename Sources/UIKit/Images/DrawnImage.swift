package import Foundation

/// What a view shows of an image, for whoever records it.
package struct DrawnImage: Equatable, Sendable {
  /// The name that it was loaded by; nil for an image made in code.
  package var name: String?
  /// The image's own size in points.
  package var size: CGSize
  /// How many of its pixels make a point.
  package var scale: CGFloat
  /// UIKit's name of the content mode: `scaleAspectFill`.
  package var contentMode: String
  /// Where the whole image lies before any clipping, in the view's own coordinates.
  package var rect: CGRect
}
