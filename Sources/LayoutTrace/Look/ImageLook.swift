/// An image as it is painted.
package struct ImageLook: Codable, Equatable, Sendable {
  /// The image, an index into `LayoutTrace.pictures`; nil when it could not be recorded.
  package var picture: Int?
  /// Where the whole image lies, in the plane of what shows it, before any clipping.
  package var rect: Rect
  /// The image's own size in points.
  package var size: Size
  /// How the stored picture is to be turned: Exif's number, 1...8.
  package var orientation: Int
  /// What a template image is filled with; nil for one that is painted as it is.
  package var tint: Color?
  /// The edges that are not stretched, in points of the image.
  package var capInsets: Insets
  /// Whether what lies between the edges is repeated, not stretched.
  package var isTiled: Bool

  package init(
    picture: Int?, rect: Rect, size: Size, orientation: Int = 1, tint: Color? = nil,
    capInsets: Insets = .zero, isTiled: Bool = false
  ) {
    self.picture = picture
    self.rect = rect
    self.size = size
    self.orientation = orientation
    self.tint = tint
    self.capInsets = capInsets
    self.isTiled = isTiled
  }
}
