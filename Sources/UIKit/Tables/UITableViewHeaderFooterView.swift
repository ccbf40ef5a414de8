public import Foundation

/// What is above or below a section of a table, and can be shown again for another one.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// By what it is asked for.
  open private(set) var reuseIdentifier: String?

  /// What holds the content.
  public final let contentView: UIView = UITableViewHeaderFooterContentView(frame: .zero)

  private var text: UILabel?
  private var detail: UILabel?
  /// Where the title lies, in a table's title view.
  private var titlePlace: TitlePlace = .middle

  private enum TitlePlace { case middle, bottom, top }

  /// A view to be asked for by an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// It is about to be shown for another section.
  open func prepareForReuse() {}

  /// The label of the title.
  open var textLabel: UILabel? {
    if text == nil {
      let label = UILabel()
      label.font = .boldSystemFont(ofSize: 17)
      contentView.addSubview(label)
      text = label
    }
    return text
  }

  /// A second label; kept, it has no place of its own here.
  open var detailTextLabel: UILabel? {
    if detail == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      contentView.addSubview(label)
      detail = label
    }
    return detail
  }

  /// What is behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let view = backgroundView { insertSubview(view, at: 0) }
      setNeedsLayout()
    }
  }

  /// Places content, background and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    guard let text else { return }
    let side: CGFloat = UIScreen.main.phone.width >= 414 ? 20 : 16
    let room = max(0, bounds.width - 2 * side)
    let size = text.sizeThatFits(CGSize(width: room, height: 0))
    let y: CGFloat =
      switch titlePlace {
      case .middle: (bounds.height - size.height) / 2
      case .bottom: bounds.height - size.height - 6
      case .top: 7
      }
    let pixels = ApplicationHost.pixelsInPoint
    let frame = CGRect(
      x: side, y: (y * pixels).rounded() / pixels, width: min(room, size.width),
      height: size.height)
    if text.frame != frame { text.frame = frame }
  }

  /// The size that the constraints in the content view ask for; without constraints its own.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.hasConstraintsBelow else {
      let title = text?.sizeThatFits(targetSize).height ?? 0
      return CGSize(width: targetSize.width, height: max(28, title))
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Shows a section's title as a table of a style does.
  func showTitle(_ title: String, isHeader: Bool, style: UITableView.Style) {
    guard let label = textLabel else { return }
    if style == .plain {
      label.font = .boldSystemFont(ofSize: 17)
      label.text = title
      contentView.backgroundColor = UIColor(white: 247.0 / 255, alpha: 1)
      titlePlace = .middle
    } else {
      label.font = .systemFont(ofSize: 13)
      label.text = isHeader ? title.uppercased() : title
      label.textColor = UIColor(red: 109.0 / 255, green: 109.0 / 255, blue: 114.0 / 255, alpha: 1)
      label.numberOfLines = 0
      titlePlace = isHeader ? .bottom : .top
    }
    setNeedsLayout()
  }
}

/// What holds the content of a header or footer.
final class UITableViewHeaderFooterContentView: UIView {}
