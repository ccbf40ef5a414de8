public import Foundation

/// A picture.
///
/// Only its head is read: the size and the turn that it says. PNG, JPEG, GIF, PDF and SVG are known;
/// a file of another kind is no image, and the console says so.
open class UIImage: NSObject, @unchecked Sendable {
  /// What is known of the picture. It never changes, which is why images may be shared freely.
  struct Values: Equatable {
    /// The name that it was loaded by.
    var name: String?
    /// The file that it was read from.
    var file: String?
    /// The bytes that it was made of, when no file was named.
    var data: Data?
    /// What the app painted, when the picture is made of that.
    var sheet: PaintedSheet?
    /// The colour that it was filled with.
    var tint: UIColor?
    /// In points.
    var size = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var resizingMode = ResizingMode.tile
    var capInsets = UIEdgeInsets.zero
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
  }

  let values: Values

  init(values: Values) {
    self.values = values
  }

  /// An image of no size.
  public override init() {
    values = Values()
  }

  /// An image of the app's bundle, from an asset catalog or a loose file (fact 5.12); nil if there is
  /// none of the name. The same name gives the same image.
  public convenience init?(named name: String) {
    guard let image = AppResources.image(named: name) else { return nil }
    self.init(values: image.values)
  }

  /// An image of the app's bundle, which is the only one here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// What `#imageLiteral` makes; a name without an image ends the app, as on iOS.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = AppResources.image(named: name) else {
      Exception.end("Fatal error: there is no image named '\(name)'")
    }
    self.init(values: image.values)
  }

  /// The image in a file's bytes, at a scale of 1.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in a file's bytes.
  public init?(data: Data, scale: CGFloat) {
    guard let values = Values(data: data, scale: scale) else { return nil }
    self.values = values
  }

  /// The image in a file; its name says the scale: `Header@2x.png`.
  public init?(contentsOfFile path: String) {
    guard let values = Values(file: path, scale: LooseImage.scale(ofFile: path)) else {
      return nil
    }
    self.values = values
  }

  /// In points, as seen.
  open var size: CGSize { values.size }
  /// Pixels a point.
  open var scale: CGFloat { values.scale }
  /// How the stored picture is to be turned.
  open var imageOrientation: Orientation { values.orientation }
  /// Whether it is filled with the tint.
  open var renderingMode: RenderingMode { values.renderingMode }
  /// What stays unstretched at the edges.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// How the part between the edges fills its room.
  open var resizingMode: ResizingMode { values.resizingMode }
  /// How far the rectangle that constraints see is inside of the picture.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Whether it is mirrored for languages written from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// Whether it is one of the system's symbols, which are not here.
  open var isSymbolImage: Bool { false }

  /// Whether both are the same picture at the same scale.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (values.file != nil && values == other.values)
  }

  /// Agrees with `isEqual`.
  open override var hash: Int {
    values.file?.hashValue ?? ObjectIdentifier(self).hashValue
  }
}
