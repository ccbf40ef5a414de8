public import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture; setting it changes the intrinsic size (fact 5.10).
  open var image: UIImage? {
    didSet { imageDidChange(from: oldValue) }
  }

  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Whether a picture that does not say otherwise is painted as a shape of the tint, as in bars.
  final var paintsTemplates = false

  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false

  /// A view of a place and size, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of its picture's size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// A view of its picture's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of what constraints see of the picture, so that the frame has the picture's size; none
  /// without a picture (fact 5.10).
  open override var intrinsicContentSize: CGSize {
    guard let image else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The picture's.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  package override var drawnImage: DrawnImage? { shownImage }

  private func imageDidChange(from old: UIImage?) {
    guard image !== old else { return }
    if image?.size != old?.size || image?.alignmentRectInsets != old?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }

  /// The picture that is seen now.
  var shown: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    return shown.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
  }

  /// What the view shows in its bounds.
  private var shownImage: DrawnImage? {
    guard let shown else { return nil }
    return DrawnImage(
      name: shown.values.name, size: shown.size, scale: shown.scale, contentMode: contentMode.name,
      rect: contentMode.place(shown.size, in: bounds))
  }
}
