import Foundation

/// Where the parts of a cell lie.
extension UITableViewCell {
  /// Widths of what is at the right of a cell, without the margin beyond it, in points. Apple does
  /// not document them: on a 320-point screen of iOS 8 a chevron leaves 286 points to the content,
  /// the others are our choice.
  private enum AccessoryWidth {
    static let disclosure: CGFloat = 8
    static let checkmark: CGFloat = 14
    static let detail: CGFloat = 22
    /// Between the content and the accessory, and between two accessories.
    static let gap: CGFloat = 10
  }

  /// The room of the editing control, in points.
  private static let editingWidth: CGFloat = 38

  /// The width of the built-in accessory.
  private var markWidth: CGFloat {
    switch shownAccessoryType {
    case .none: 0
    case .disclosureIndicator: AccessoryWidth.disclosure
    case .checkmark: AccessoryWidth.checkmark
    case .detailButton: AccessoryWidth.detail
    case .detailDisclosureButton:
      AccessoryWidth.detail + AccessoryWidth.gap + AccessoryWidth.disclosure
    }
  }

  /// What the accessory takes from the content at the right.
  private var accessoryRoom: CGFloat {
    let width = shownAccessory?.frame.width ?? markWidth
    return width > 0 ? AccessoryWidth.gap + width + surroundings.sideMargin : 0
  }

  /// What the editing control takes from the content at the left.
  private var editingRoom: CGFloat {
    guard isEditing, editingStyle != .none, shouldIndentWhileEditing,
      surroundings.indentsWhileEditing
    else { return 0 }
    return Self.editingWidth
  }

  /// The thickness of the line below the row: a pixel, or none.
  var separatorHeight: CGFloat {
    surroundings.separator == .none ? 0 : 1 / ApplicationHost.pixelsInPoint
  }

  private var contentStart: CGFloat { surroundings.left + editingRoom }

  /// The width of the content in a cell of a width.
  func contentWidth(in width: CGFloat) -> CGFloat {
    max(0, width - contentStart - surroundings.right - accessoryRoom)
  }

  func placeParts() {
    let (width, height) = (bounds.width, bounds.height)
    let contentHeight = max(0, height - separatorHeight)
    set(
      contentView,
      CGRect(x: contentStart, y: 0, width: contentWidth(in: width), height: contentHeight))
    if let view = shownAccessory {
      view.frame.origin = CGPoint(
        x: width - surroundings.right - surroundings.sideMargin - view.frame.width,
        y: pixel((contentHeight - view.frame.height) / 2))
    } else if let mark = parts.mark {
      set(
        mark,
        CGRect(
          x: width - surroundings.right - surroundings.sideMargin - markWidth, y: 0,
          width: markWidth, height: contentHeight))
    }
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self { set(view, bounds) }
    }
    if let line = parts.separator {
      let inset = separatorInset
      let start = surroundings.left + editingRoom + inset.left
      set(
        line,
        CGRect(
          x: start, y: contentHeight, width: max(0, width - start - inset.right),
          height: separatorHeight))
    }
    placeLabels()
  }

  private func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func pixel(_ length: CGFloat) -> CGFloat {
    (length * ApplicationHost.pixelsInPoint).rounded() / ApplicationHost.pixelsInPoint
  }

  /// The sign for what can be done to the row, while the table is edited.
  func paintEditingControl(on context: CGContext) {
    guard editingRoom > 0 else { return }
    let square = CGRect(
      x: surroundings.left + surroundings.sideMargin, y: bounds.midY - 11, width: 22, height: 22)
    let (color, sign): (UIColor, Glyph) =
      editingStyle == .insert ? (.systemGreen, .plus) : (.systemRed, .minus)
    context.fill(square, radius: 11, color)
    sign.paint(in: square.insetBy(dx: 3, dy: 3), color: .white, width: 2, on: context)
  }

  // MARK: Built-in labels

  /// Between a picture and the text, in points.
  private static let imageGap: CGFloat = 16
  /// The width of the first label of the style `value2`, and what is between it and the second.
  private static let captionWidth: CGFloat = 91
  private static let captionGap: CGFloat = 6

  private var pictureSize: CGSize { parts.image?.image?.size ?? .zero }

  private var textStart: CGFloat {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let picture = pictureSize.width > 0 ? pictureSize.width + Self.imageGap : 0
    return surroundings.sideMargin + indentation + picture
  }

  private func placeLabels() {
    let size = contentView.bounds.size
    if let image = parts.image, pictureSize.width > 0 {
      let picture = pictureSize
      set(
        image,
        CGRect(
          x: textStart - picture.width - Self.imageGap,
          y: pixel((size.height - picture.height) / 2),
          width: picture.width, height: picture.height))
    }
    let room = max(0, size.width - textStart - surroundings.sideMargin)
    switch cellStyle {
    case .default:
      if let text = parts.text {
        set(text, CGRect(x: textStart, y: 0, width: room, height: size.height))
      }
    case .value1: placeSideBySide(room, size)
    case .value2: placeCaption(room, size)
    case .subtitle: placeStacked(room, size)
    }
  }

  private func placeSideBySide(_ room: CGFloat, _ size: CGSize) {
    let detail = parts.detail.map { min(room, $0.sizeThatFits(size).width) } ?? 0
    let free = detail > 0 ? max(0, room - detail - Self.captionGap) : room
    if let text = parts.text {
      let width = min(free, text.sizeThatFits(size).width)
      set(text, CGRect(x: textStart, y: 0, width: width, height: size.height))
    }
    if let label = parts.detail {
      set(
        label, CGRect(x: textStart + room - detail, y: 0, width: detail, height: size.height))
    }
  }

  private func placeCaption(_ room: CGFloat, _ size: CGSize) {
    if let text = parts.text {
      set(text, CGRect(x: textStart, y: 0, width: Self.captionWidth, height: size.height))
    }
    if let detail = parts.detail {
      let start = Self.captionWidth + Self.captionGap
      set(
        detail,
        CGRect(x: textStart + start, y: 0, width: max(0, room - start), height: size.height))
    }
  }

  private func placeStacked(_ room: CGFloat, _ size: CGSize) {
    let fitting = CGSize(width: room, height: 0)
    let text = parts.text.map { $0.sizeThatFits(fitting) } ?? .zero
    let detail = parts.detail.map { $0.sizeThatFits(fitting) } ?? .zero
    let top = pixel((size.height - text.height - detail.height) / 2)
    if let label = parts.text {
      set(label, CGRect(x: textStart, y: top, width: min(room, text.width), height: text.height))
    }
    if let label = parts.detail {
      set(
        label,
        CGRect(
          x: textStart, y: top + text.height, width: min(room, detail.width),
          height: detail.height))
    }
  }

  // MARK: Height

  /// The height that the built-in labels ask for, at least the standard one.
  func styledHeight(width: CGFloat) -> CGFloat {
    let room = max(0, contentWidth(in: width) - textStart - surroundings.sideMargin)
    let fitting = CGSize(width: room, height: 0)
    let text = parts.text?.sizeThatFits(fitting).height ?? 0
    let detail = parts.detail?.sizeThatFits(fitting).height ?? 0
    let labels = cellStyle == .subtitle ? text + detail : max(text, detail)
    let margins = contentView.layoutMargins
    let needed = max(labels + margins.top + margins.bottom, pictureSize.height)
    return max(UITableView.standardRowHeight, needed + separatorHeight)
  }

  /// The size by the constraints in the content view.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard contentView.hasConstraintsBelow else { return sizeThatFits(target) }
    let width = contentWidth(in: target.width)
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: max(0, target.height - separatorHeight)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard size.height > 0 else {
      tellOfCollapse()
      return CGSize(width: target.width, height: UITableView.standardRowHeight)
    }
    return CGSize(
      width: size.width + target.width - width, height: size.height + separatorHeight)
  }

  private func tellOfCollapse() {
    guard !parts.hasToldOfCollapse else { return }
    parts.hasToldOfCollapse = true
    ApplicationHost.observer?.logged(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
        + "for a table view cell's content view. We're considering the collapse unintentional and "
        + "using standard height instead. Cell: \(self)")
  }
}

extension UIView {
  /// Whether the view or one below it holds a constraint.
  var hasConstraintsBelow: Bool {
    if let item = madeLayoutItem, !item.constraints.isEmpty { return true }
    return subviewList.contains { $0.hasConstraintsBelow }
  }
}
