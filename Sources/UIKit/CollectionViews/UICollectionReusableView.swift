public import Foundation

/// A view of a collection view that is given out again after it has left the screen.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// By what it is asked for.
  open internal(set) var reuseIdentifier: String?

  /// A view of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// It is about to be shown for another element.
  open func prepareForReuse() {}

  /// The layout's attributes for it, those that a subclass of attributes adds too.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that it would like: with the size that its constraints ask for, if it has any.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard fittedView.hasConstraintsBelow,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let axes = layoutAttributes.estimated
    guard !axes.isEmpty else {
      preferred.size = fittedView.systemLayoutSizeFitting(layoutAttributes.size)
      return preferred
    }
    // A side that the layout has fixed stays.
    let fitting = fittedView.systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
    preferred.size = axes.size(layoutAttributes.size, measured: fitting)
    return preferred
  }

  /// The layout is about to be replaced.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The layout was replaced.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// What the constraints of its content are in.
  var fittedView: UIView { self }
}
