public import Foundation

/// Lays items in lines, and lines one after another; each section may have a header and a footer.
///
/// A full line is spread over its whole length. The last line of a section keeps to the left with
/// the least spacing, or with that of the other lines where all items of the section have the same
/// size; an item alone in its line lies in the middle, as on the phone.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items of which the delegate does not say it.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// About how large items are that find out their size; `.zero` if they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The least room between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least room between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The room around a section's items.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// From where `sectionInset` counts.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// The size of headers; along the lines they are as long as the view.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers; along the lines they are as long as the view.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the beginning of the view while their section is in sight.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the end of the view while their section is in sight.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// An estimate that leaves it to the layout: items find out their size.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// From where insets of a section count.
  public enum SectionInsetReference: Int, Sendable {
    /// From the content inset.
    case fromContentInset
    /// From the safe area.
    case fromSafeArea
    /// From the layout margins.
    case fromLayoutMargins
  }

  final var flow = FlowGeometry()
  /// Whether the delegate has to be asked anew.
  final var needsMetrics = true
  /// The sizes that cells have asked for; never iterated over.
  final var measured: [IndexPath: CGSize] = [:]
  private var hasToldOfWidth = false

  /// A layout that is in no collection view yet.
  public override init() {
    super.init()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Asks the delegate and lays all items in lines. An override calls super.
  open override func prepare() {
    super.prepare()
    guard needsMetrics, let collectionView else { return }
    needsMetrics = false
    flow = FlowBuilder(layout: self, collectionView: collectionView).build()
    if flow.isTooWide { tellOfWidth() }
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.frame(of: indexPath).map { cellAttributes(indexPath, $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryAttributes(elementKind, indexPath.section)
  }

  /// It is another one where lines get another length, and where headers or footers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || flow.lineLength != lineLength(of: newBounds.size)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics =
        flow.lineLength != lineLength(of: newBounds.size)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell,
      measured[originalAttributes.indexPath] == nil
    else { return false }
    return preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  open override func invalidateLayout() {
    needsMetrics = true
    measured = [:]
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if flowContext?.invalidateFlowLayoutDelegateMetrics != false { needsMetrics = true }
    if context.invalidateDataSourceCounts { keepSizes(movedTo: context.places) }
    super.invalidateLayout(with: context)
  }

  override var asksCells: Bool { estimatedItemSize != .zero }

  override func forgetSize(of element: CollectionElement) { measured[element.path] = nil }

  override func keepSizes(movedTo places: [IndexPath: IndexPath]) {
    let old = measured
    measured = [:]
    // Each place is written once, so that the order is of no consequence.
    for (from, to) in places { measured[to] = old[from] }
  }

  private func tellOfWidth() {
    guard !hasToldOfWidth else { return }
    hasToldOfWidth = true
    let (side, edges) =
      scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    ApplicationHost.observer?.logged(
      "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
        + "the item \(side) must be less than the \(side) of the UICollectionView minus the "
        + "section insets \(edges) values, minus the content insets \(edges) values.")
  }
}

/// The size that stands for one that items find out: the older name.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
