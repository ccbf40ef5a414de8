public import Foundation

/// One item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the content: as large as the cell.
  public final let contentView: UIView = UICollectionViewCellContentView(frame: .zero)

  /// A cell of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
  }

  /// Whether its item is selected.
  open var isSelected = false {
    didSet { stateDidChange() }
  }

  /// Whether a finger is on it.
  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  /// What is behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let view = backgroundView else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// What is behind the content while the cell is selected or under a finger.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }

  /// Places content and backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [contentView, backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
  }

  /// The size that the constraints in the content view ask for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.hasConstraintsBelow else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var fittedView: UIView { hasConstraintsBelow ? self : contentView }

  private func setUpContent() {
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  private func stateDidChange() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      guard view.superview !== self else { return }
      view.frame = bounds
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      view.removeFromSuperview()
    }
  }
}

/// What holds the content of a cell, by UIKit's own name.
final class UICollectionViewCellContentView: UIView {}
