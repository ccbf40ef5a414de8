import Foundation

/// The view in a bar that stands for an item.
@MainActor final class BarButton: UIButton {
  let item: UIBarButtonItem

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

  /// The size that the item takes up in a bar.
  override var intrinsicContentSize: CGSize {
    let shown = super.intrinsicContentSize
    let isEmpty = item.title == nil && item.image == nil
    return CGSize(
      width: item.width > 0 ? item.width : isEmpty ? 24 : shown.width,
      height: isEmpty ? 24 : shown.height)
  }

  private func runItem() { item.primaryAction?.run(from: item) }
}
