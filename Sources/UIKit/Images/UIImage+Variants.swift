public import Foundation

extension UIImage.Values {
  /// What the bytes of a file say; nil if they are no image that we know.
  init?(data: Data, scale: CGFloat) {
    let pixelsPerPoint = scale > 0 && scale.isFinite ? scale : 1
    // A photograph is not looked through for what a drawing begins with, which takes long.
    if let header = ImageHeader(data) {
      self.init()
      size = CGSize(
        width: header.size.width / pixelsPerPoint, height: header.size.height / pixelsPerPoint)
      orientation = UIImage.Orientation(exif: header.orientation)
    } else if let drawing = VectorHeader(data) {
      self.init()
      size = drawing.size
    } else {
      return nil
    }
    self.scale = pixelsPerPoint
    self.data = data
  }

  /// What a file says; nil if it cannot be read or is no image that we know.
  init?(file: String, scale: CGFloat) {
    guard let data = CatalogFile.data(at: file) else { return nil }
    self.init(data: data, scale: scale)
    self.file = file
    // What a file holds can be read again; it need not stay in memory.
    self.data = nil
  }
}

extension UIImage {
  private func with(_ change: (inout Values) -> Void) -> UIImage {
    var new = values
    change(&new)
    return UIImage(values: new)
  }

  /// The same picture, as it is or as a shape filled with the tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture filled with a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The same picture filled with a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same picture with edges that are not stretched; the part between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with edges that are not stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same picture, of which constraints see an inner rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same picture, mirrored where the language is written from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }
}
