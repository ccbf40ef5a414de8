package import Foundation

/// An image view's picture as it is painted, for whoever records how it looks.
package struct PaintedImage {
  /// Where the bytes of the picture are.
  package enum Source: Hashable {
    case file(String)
    case data(Data)
    /// What the app painted.
    case sheet(PaintedSheet)
  }

  /// Nil for a picture of neither file nor bytes.
  package var source: Source?
  /// Where the whole picture lies before any clipping, in the view's own plane.
  package var rect: CGRect
  /// The picture's own size in points.
  package var size: CGSize
  /// Exif's number for how the stored picture is to be turned, 1...8.
  package var orientation: Int
  /// What it is filled with; nil for one that is painted as it is.
  package var tint: ColorComponents?
  /// The edges that are not stretched, in points of the picture.
  package var capInsets: UIEdgeInsets
  /// Whether what lies between the edges is repeated.
  package var isTiled: Bool
}

extension PaintedImage.Source {
  /// The bytes of the picture; nil if they cannot be read, are more than so many, or there are none
  /// because the app painted it.
  package func bytes(limit: Int) -> [UInt8]? {
    let data: Data? =
      switch self {
      case .file(let path): CatalogFile.data(at: path, limit: limit)
      case .data(let data): data.count <= limit ? data : nil
      case .sheet: nil
      }
    return data.map(Array.init)
  }
}

extension UIImage.Values {
  var paintedSource: PaintedImage.Source? {
    sheet.map(PaintedImage.Source.sheet) ?? file.map(PaintedImage.Source.file)
      ?? data.map(PaintedImage.Source.data)
  }
}

extension UIImageView {
  /// The picture as it is painted in the bounds; nil for none.
  package var paintedImage: PaintedImage? {
    guard let image = shown else { return nil }
    let values = image.values
    return PaintedImage(
      source: values.paintedSource, rect: contentMode.place(image.size, in: bounds),
      size: image.size,
      orientation: mirrored(values.orientation, if: values.flipsForRightToLeft).exif,
      tint: tint(of: values)?.components, capInsets: values.capInsets,
      isTiled: values.resizingMode == .tile)
  }

  /// A template is filled with the view's tint, unless it was given a colour of its own.
  private func tint(of values: UIImage.Values) -> UIColor? {
    switch values.renderingMode {
    case .alwaysTemplate: tintColor
    case .automatic: paintsTemplates ? tintColor : values.tint
    case .alwaysOriginal: values.tint
    }
  }

  /// Pictures that are to be mirrored are, where text runs from the right.
  private func mirrored(_ orientation: UIImage.Orientation, if flips: Bool) -> UIImage.Orientation {
    guard flips, effectiveUserInterfaceLayoutDirection == .rightToLeft else { return orientation }
    return switch orientation {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}
