import Foundation

/// The part of a navigation bar in which a large title is seen; the rest of it is scrolled away behind
/// the row of buttons.
@MainActor final class LargeTitleView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UINavigationBar.init(coder:)", advice: "Make the bar in code.")
  }

  /// Shows a title, whose lower edge goes with the view's.
  func show(
    _ title: String?, _ attributes: [NSAttributedString.Key: Any], from start: CGFloat,
    to end: CGFloat
  ) {
    label.text = title
    label.textColor = attributes[.foregroundColor] as? UIColor
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    if label.font != font { label.font = font }
    let size = label.intrinsicContentSize
    let width = min(size.width, max(0, end - start))
    label.frame = CGRect(
      x: isMirrored ? end - width : start, y: bounds.height - Self.gapBelow - size.height,
      width: width, height: size.height)
  }

  /// Between the title and the bar's lower edge, in points.
  private static let gapBelow: CGFloat = 8
}
