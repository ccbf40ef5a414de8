public import Foundation

/// Says where the elements of a collection view lie. This one has none: subclasses do.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view that it lays out.
  open internal(set) weak var collectionView: UICollectionView?

  final var decorations: [String: AnyClass] = [:]

  /// A layout that is in no collection view yet.
  public override init() {
    super.init()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of its attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what says what is invalid.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: What a subclass says

  /// Computes what the questions below are answered from.
  open func prepare() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that a rectangle of the content touches.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where a cell lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view lies.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout is another one for these bounds, which are about to be the view's.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is invalid for these bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the layout is another one for the size that a cell asks for.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is invalid for the size that a cell asks for.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Where content that is flung is to stop.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to be after a change of the layout or an update.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Has everything computed anew before the next layout. An override calls super.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

  /// Has some of it computed anew before the next layout. An override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  // MARK: Updates

  /// An update is about to be shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The update is set.
  open func finalizeCollectionViewUpdates() {}

  /// Where a cell comes from; nil for where it ends, faded out.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a cell goes to; nil for where it is, faded out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The bounds are about to change in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The bounds have changed in an animation.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Decoration

  /// Has decoration views of a kind made of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// Refused: nibs are not read here.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    Unsupported.call(
      "UICollectionViewLayout.register(_: UINib, forDecorationViewOfKind:)",
      advice: "Nibs are not read here: register the view's class.")
  }

  // MARK: Seams for UIKit's own layouts

  /// Whether cells may ask for sizes: layouts of UIKit's own say it, others are always asked.
  var asksCells: Bool { true }

  /// An element may ask for another size than it has.
  func forgetSize(of element: CollectionElement) {}

  /// Items keep their sizes at other paths; those of all others are forgotten.
  func keepSizes(movedTo places: [IndexPath: IndexPath]) {}

  /// Insets, safe area or margins of the view have changed.
  func surroundingsDidChange() {}

  /// The rows in a part of the content that are scrolled by themselves, in order.
  func rows(in rect: CGRect) -> [OrthogonalRow] { [] }

  /// The row that a section is; nil for a section that is none.
  func row(_ section: Int) -> OrthogonalRow? { nil }

  /// How far a row is scrolled.
  func offset(of row: OrthogonalRow) -> CGFloat { row.start }

  /// A row was scrolled.
  func noteOffset(_ offset: CGFloat, ofRow section: Int) {}

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Swift.type(of: self).invalidationContextClass
    let made = DelegateMaker.make(type)
    return made as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }
}

extension UICollectionViewLayout: @preconcurrency NSCoding {
  /// Refused: layouts are not archived here.
  public func encode(with coder: NSCoder) {
    Unsupported.call(
      "UICollectionViewLayout.encode(with:)", advice: "Layouts cannot be archived here.")
  }
}
