import Foundation

extension UIButton {
  /// The room around title and picture that is asked for: by the configuration, or by the insets.
  var contentInsets: UIEdgeInsets {
    configuration?.contentInsets.turned(isMirrored) ?? contentEdgeInsets
  }

  /// What is shown, or where, has changed.
  func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var hasTitle: Bool {
    configuration?.hasTitle ?? (currentTitle != nil || currentAttributedTitle != nil)
  }

  /// Hands title and pictures to the views that show them.
  func showContent() {
    if hasTitle || titleLabelIfMade != nil { showTitle(on: shownTitle) }
    if currentImage != nil || imageViewIfMade != nil {
      imageView?.image = currentImage
      imageView?.isHidden = currentImage == nil
      imageView?.paintsTemplates = paintsTemplates
    }
    if currentBackgroundImage != nil || backgroundViewIfMade != nil {
      (backgroundViewIfMade ?? makeBackgroundView()).image = currentBackgroundImage
    }
    if let configuration {
      if let fill = configuration.fill(tint: tintColor) { backgroundColor = fill }
      imageViewIfMade?.tintColor = configuration.foreground(tint: tintColor)
    }
  }

  private func showTitle(on label: UILabel) {
    if let configuration {
      label.font = configuration.titleFont
      label.numberOfLines = 0
      label.text = configuration.text
      label.textColor = configuration.foreground(tint: tintColor)
    } else if let text = currentAttributedTitle {
      label.attributedText = text
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
  }

  private var titleSize: CGSize { hasTitle ? shownTitle.intrinsicContentSize : .zero }
  private var imageSize: CGSize { currentImage?.size ?? .zero }

  /// Title and picture beside each other or one above the other, without insets.
  private var contentSize: CGSize {
    let (title, image) = (titleSize, imageSize)
    guard let configuration, title != .zero, image != .zero else {
      return CGSize(width: title.width + image.width, height: max(title.height, image.height))
    }
    let gap = configuration.imagePadding
    return configuration.isImageAboveOrBelow
      ? CGSize(
        width: max(title.width, image.width), height: title.height + gap + image.height)
      : CGSize(
        width: title.width + gap + image.width, height: max(title.height, image.height))
  }

  /// The size of the content with the insets.
  ///
  /// Our choice where UIKit's rule is not documented: the older buttons have 6 points above and
  /// below a title that has no insets around it, and are 30 points wide at least.
  var naturalSize: CGSize {
    let (content, insets) = (contentSize, contentInsets)
    var size = CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    guard configuration == nil else { return size }
    if insets == .zero, currentImage == nil {
      let line = hasTitle ? content.height : shownLineHeight
      size.height = line + 12
      size.width = max(size.width, 30)
    }
    if let background = currentBackgroundImage {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }

  /// The height of a title of one line, for a button that has none.
  private var shownLineHeight: CGFloat {
    PixelGrid(scale: ApplicationHost.pixelsInPoint).ceiling(
      UIFont.systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15).lineHeight)
  }

  /// Where title and picture lie.
  func placedContent(in room: CGRect) -> (title: CGRect, image: CGRect) {
    if let configuration { return configured(configuration, in: room) }
    var image = imageSize
    image.width = min(image.width, room.width)
    image.height = min(image.height, room.height)
    var title = titleSize
    title.width = min(title.width, max(0, room.width - image.width))
    title.height = min(title.height, room.height)
    let both = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    let alignment = effectiveContentHorizontalAlignment
    let row = room.placing(both, alignment, contentVerticalAlignment)
    let isFilled = alignment == .fill
    let start = isFilled ? room.midX - both.width / 2 : row.minX
    var imageRect = CGRect(x: start, y: 0, width: image.width, height: image.height)
    var titleRect = CGRect(x: start + image.width, y: 0, width: title.width, height: title.height)
    if isMirrored {
      titleRect.origin.x = start
      imageRect.origin.x = start + title.width
    }
    imageRect.origin.y = room.placing(image, .left, contentVerticalAlignment).minY
    titleRect.origin.y = room.placing(title, .left, contentVerticalAlignment).minY
    return (
      titleRect.offsetBy(
        dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
        dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2),
      imageRect.offsetBy(
        dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
        dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
    )
  }

  private func configured(
    _ configuration: Configuration, in room: CGRect
  ) -> (title: CGRect, image: CGRect) {
    let (title, image) = (titleSize, imageSize)
    let block = room.placing(
      contentSize, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    guard title != .zero, image != .zero else { return (block, block) }
    if configuration.isImageAboveOrBelow {
      let isAbove = configuration.imagePlacement == .top
      func row(_ size: CGSize, isFirst: Bool) -> CGRect {
        CGRect(
          x: block.midX - size.width / 2, y: isFirst ? block.minY : block.maxY - size.height,
          width: size.width, height: size.height)
      }
      return (row(title, isFirst: !isAbove), row(image, isFirst: isAbove))
    }
    let isLeft = (configuration.imagePlacement == .leading) != isMirrored
    func column(_ size: CGSize, isFirst: Bool) -> CGRect {
      CGRect(
        x: isFirst ? block.minX : block.maxX - size.width, y: block.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    return (column(title, isFirst: !isLeft), column(image, isFirst: isLeft))
  }

  /// Gives the views the places that the app's overrides or ours say.
  func placeContent() {
    let grid = PixelGrid(scale: ApplicationHost.pixelsInPoint)
    let room = contentRect(forBounds: bounds)
    backgroundViewIfMade?.frame = backgroundRect(forBounds: bounds)
    if let configuration, configuration.fill(tint: tintColor) != nil {
      layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
    }
    if let label = titleLabelIfMade, label.translatesAutoresizingMaskIntoConstraints {
      label.frame = grid.snapped(hasTitle ? titleRect(forContentRect: room) : .zero)
    }
    if let picture = imageViewIfMade, picture.translatesAutoresizingMaskIntoConstraints {
      picture.frame = grid.snapped(imageRect(forContentRect: room))
    }
  }

  /// The sign of a kind of button that has one of itself.
  func paintSign(on context: CGContext) {
    guard currentImage == nil, !hasTitle else { return }
    let square = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
    switch buttonType {
    case .custom, .system: break
    case .detailDisclosure, .infoLight, .infoDark:
      Glyph.info.paint(in: square, color: tintColor, width: 1.3, on: context)
    case .contactAdd:
      context.stroke(square, radius: 11, width: 1.3, tintColor)
      Glyph.plus.paint(
        in: square.insetBy(dx: 4, dy: 4), color: tintColor, width: 1.3, on: context)
    case .close:
      context.fill(square.insetBy(dx: -4, dy: -4), radius: 15, UIColor(white: 0.92, alpha: 1))
      Glyph.cross.paint(
        in: square.insetBy(dx: 3, dy: 3), color: UIColor(white: 0.5, alpha: 1), width: 2,
        on: context)
    }
  }
}
