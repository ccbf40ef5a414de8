import Foundation

/// The views that a cell is made of.
struct CellParts {
  let content: UIView
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var separator: UIView?
  /// A chevron, a tick or a button.
  var mark: UITableViewCellAccessoryMark?
  var ownSeparatorInset: UIEdgeInsets?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var hasToldOfCollapse = false

  @MainActor init() { content = UITableViewCellContentView(frame: .zero) }
}

/// What holds the content of a cell, by UIKit's own name.
final class UITableViewCellContentView: UIView {}

/// The line below a row, by UIKit's own name.
final class _UITableViewCellSeparatorView: UIView {}

/// A cell's chevron, tick or button.
final class UITableViewCellAccessoryMark: UIView {
  var type = UITableViewCell.AccessoryType.none

  override func paintContent(in context: CGContext) {
    func square(_ side: CGFloat, at x: CGFloat) -> CGRect {
      CGRect(x: x - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
    func chevron(at x: CGFloat) {
      let sign: Glyph = isMirrored ? .chevronLeft : .chevronRight
      sign.paint(
        in: square(14, at: x), color: UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1),
        width: 2, on: context)
    }
    switch type {
    case .none: break
    case .disclosureIndicator: chevron(at: bounds.midX)
    case .checkmark:
      Glyph.check.paint(in: square(16, at: bounds.midX), color: tintColor, width: 2, on: context)
    case .detailButton:
      Glyph.info.paint(in: square(22, at: bounds.midX), color: tintColor, width: 1.3, on: context)
    case .detailDisclosureButton:
      let (start, end) = (bounds.minX + 11, bounds.maxX - 4)
      Glyph.info.paint(
        in: square(22, at: isMirrored ? end - 7 : start), color: tintColor, width: 1.3, on: context)
      chevron(at: isMirrored ? bounds.minX + 4 : end)
    }
  }
}

extension UITableViewCell {
  func setUpCell() {
    backgroundColor = .white
    clipsToBounds = false
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    partsDidChange()
  }

  /// Something that the layout of the cell depends on has changed.
  func partsDidChange() {
    let side = surroundings.sideMargin
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11, trailing: side)
    updateSeparator()
    updateMark()
    setNeedsLayout()
  }

  // MARK: Labels

  var textPart: UILabel? {
    if let text = parts.text { return text }
    let label = UILabel()
    label.font = .systemFont(ofSize: cellStyle == .value2 ? 12 : 17)
    if cellStyle == .value2 {
      label.textAlignment = .right
      label.textColor = tintColor
    }
    parts.text = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var detailPart: UILabel? {
    guard cellStyle != .default else { return nil }
    if let detail = parts.detail { return detail }
    let label = UILabel()
    switch cellStyle {
    case .subtitle, .default: label.font = .systemFont(ofSize: 12)
    case .value1:
      label.font = .systemFont(ofSize: 17)
      label.textColor = UIColor(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
    case .value2: label.font = .systemFont(ofSize: 12)
    }
    parts.detail = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var imagePart: UIImageView? {
    if let image = parts.image { return image }
    let view = UIImageView()
    parts.image = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: Line and accessory

  private func updateSeparator() {
    guard surroundings.separator != .none else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    if parts.separator == nil {
      let view = _UITableViewCellSeparatorView(frame: .zero)
      view.isUserInteractionEnabled = false
      parts.separator = view
      addSubview(view)
    }
    parts.separator?.backgroundColor = surroundings.separatorColor
  }

  private func updateMark() {
    guard shownAccessory == nil, shownAccessoryType != .none else {
      parts.mark?.removeFromSuperview()
      parts.mark = nil
      return
    }
    parts.mark?.type = shownAccessoryType
    guard parts.mark == nil else { return }
    let view = UITableViewCellAccessoryMark(frame: .zero)
    view.type = shownAccessoryType
    parts.mark = view
    addSubview(view)
  }

  var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }
  var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  func accessoryDidChange(from old: UIView?) {
    if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
    for view in [accessoryView, editingAccessoryView] {
      guard let view else { continue }
      if view !== shownAccessory {
        view.removeFromSuperview()
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    partsDidChange()
  }

  /// Whether a point is on the button for details.
  func isDetailButton(at point: CGPoint) -> Bool {
    switch shownAccessoryType {
    case .detailButton, .detailDisclosureButton:
      guard let mark = parts.mark else { return false }
      return mark.frame.contains(CGPoint(x: point.x, y: mark.frame.midY))
    case .none, .disclosureIndicator, .checkmark: return false
    }
  }

  // MARK: Backgrounds

  func backgroundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let view = backgroundView { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  func selectedBackgroundDidChange(from old: UIView?) {
    guard old !== selectedBackgroundView else { return }
    old?.removeFromSuperview()
    stateDidChange()
  }

  /// Shows whether the cell is selected or under a finger.
  func stateDidChange() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    for label in [parts.text, parts.detail] { label?.isHighlighted = isShown }
    parts.image?.isHighlighted = isShown
    guard isShown else {
      selectedBackgroundView?.removeFromSuperview()
      return
    }
    if selectedBackgroundView == nil {
      let view = UIView()
      view.backgroundColor = UIColor(white: 209.0 / 255, alpha: 1)
      selectedBackgroundView = view
    }
    guard let view = selectedBackgroundView, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }
}
