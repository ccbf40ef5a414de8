import Foundation

/// The device pixels of a screen, on which sizes of text and places of views land.
struct PixelGrid {
  /// Pixels in a point: 1, 2 or 3.
  var scale: CGFloat

  /// The next multiple of a pixel that is not below the length in points.
  ///
  /// A length within a thousandth of a pixel counts as being on the grid, so that rounding errors
  /// of sums do not cost a pixel.
  func ceiling(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 0.001).rounded(.up) / scale
  }

  /// Each side on the next pixel.
  func ceiling(_ size: CGSize) -> CGSize {
    CGSize(width: ceiling(size.width), height: ceiling(size.height))
  }
}

extension PixelGrid {
  /// The corner on the nearest pixel, and each side on the next.
  func snapped(_ rect: CGRect) -> CGRect {
    guard rect.minX.isFinite, rect.minY.isFinite else { return rect }
    return CGRect(
      origin: CGPoint(
        x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale),
      size: ceiling(rect.size))
  }
}
