import Foundation

/// The view in a bar that stands for an item.
@MainActor final class BarButton: UIButton {
  let item: UIBarButtonItem
  /// Whether it leads back, which an arrow before its title says.
  var isWayBack = false

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.runItem() }, for: .primaryActionTriggered)
    showItem()
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UIBarButtonItem.init(coder:)", advice: "Bars are not read from archives.")
  }

  /// Takes over what the item says now.
  func showItem() {
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel
    if image(for: .normal) !== item.image { setImage(item.image, for: .normal) }
    let text = item.image == nil ? item.title : nil
    if title(for: .normal) != text { setTitle(text, for: .normal) }
    if let tint = item.tintColor, tint != tintColor { tintColor = tint }
    setTitleColor(tintColor, for: .normal)
    guard let label = titleLabelIfMade else { return }
    let font =
      item.titleTextAttributes(for: .normal)?[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    if label.font != font { label.font = font }
  }

  override var paintsTemplates: Bool { true }

  /// The size that the item takes up in a bar.
  override var intrinsicContentSize: CGSize {
    let shown = super.intrinsicContentSize
    let isEmpty = item.title == nil && item.image == nil
    return CGSize(
      width: item.width > 0 ? item.width : isEmpty ? 24 : shown.width,
      height: isEmpty ? 24 : shown.height)
  }

  /// The arrow of the way back, or the sign of an item that Apple has ready.
  override func paintContent(in context: CGContext) {
    if isWayBack {
      let sign: Glyph = isMirrored ? .chevronRight : .chevronLeft
      let x = isMirrored ? bounds.maxX - 16 : bounds.minX - 8
      return sign.paint(
        in: CGRect(x: x, y: bounds.midY - 12, width: 24, height: 24), color: tintColor, width: 2.5,
        on: context)
    }
    guard item.title == nil, item.image == nil, let sign = item.systemItem?.glyph else { return }
    let color = isEnabled ? tintColor : UIColor.gray.withAlphaComponent(0.5)
    sign.paint(
      in: CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22), color: color,
      width: 1.5, on: context)
  }

  private func runItem() { item.primaryAction?.run(from: item) }
}

extension UIBarButtonItem.SystemItem {
  /// Its sign; nil for words and for room.
  fileprivate var glyph: Glyph? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: .plus
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .folder
    case .bookmarks: .bookmark
    case .search: .magnifier
    case .refresh: .refresh
    case .stop, .close: .cross
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .pageCurl: .chevronLeft
    }
  }
}
