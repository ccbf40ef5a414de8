public import Foundation

/// A scroll view whose items lie where a layout says, of which only those in sight exist.
///
/// The data source gives the number of items and, when one comes in sight, its cell; views that
/// have left the screen are given out again. Items are not moved by a finger here, a layout is not
/// changed interactively, and nibs are refused.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  final var collection = CollectionState()
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  final var layout: UICollectionViewLayout

  /// A view of a place and size with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// Raises UIKit's exception: a collection view needs a layout.
  public convenience override init(frame: CGRect) {
    Exception.raise(
      .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// Storyboards are not read here.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUpCollection()
  }

  /// Who has the data. The data is read before the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// Who is told what is done to the view and, with a flow layout, gives sizes.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { setCollectionDelegate(newValue) }
  }

  /// Where the items lie; a new one is followed at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setLayout(newValue, animated: false, completion: nil) }
  }

  /// Takes on another layout, at once or in an animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setLayout(layout, animated: animated, completion: completion)
  }

  /// What is behind everything; it does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// Who gets data ready before their items are in sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { collection.prefetch.forget() }
  }

  /// Whether `prefetchDataSource` is told. Cells are not made before they are in sight.
  open var isPrefetchingEnabled = true

  // MARK: Data

  /// Reads the data anew; cells are made again before the next layout.
  open func reloadData() { readData() }

  /// How many sections there are.
  open var numberOfSections: Int { currentCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

  /// Where the layout wants an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout wants a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The item that a cell shows now.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.shown.first { $0.view === cell }?.element.path
  }

  /// The cell of an item; nil if the item is not in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.view(.cell(indexPath)) as? UICollectionViewCell
  }

  /// The cells in sight, in the order of their paths.
  open var visibleCells: [UICollectionViewCell] {
    collection.cells.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] { collection.cells.map(\.element.path) }

  /// A supplementary view that is in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.view(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  /// The supplementary views of a kind in sight.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    collection.supplementary(elementKind).map(\.view)
  }

  /// The paths of the supplementary views of a kind in sight.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.supplementary(elementKind).map(\.element.path)
  }

  // MARK: Scrolling

  /// Scrolls until an item is at a position.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Makes changes together and shows them in one animation; the completion is told whether that
  /// came to its end.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdate()
    updates?()
    endUpdate(completion)
  }

  /// Sections have come, at these indices.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections have gone.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections are to be read anew.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// A section has got another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Items have come, at these paths.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }

  /// Items have gone.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }

  /// Items are to get new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }

  /// Items keep their cells, which are filled anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// An item has got another path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  // MARK: Selection

  /// Whether a tap selects an item.
  open var allowsSelection = true

  /// Whether more than one item may be selected.
  open var allowsMultipleSelection = false

  /// The selected items, in the order of their selection; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }

  /// Selects an item and scrolls to it; nobody is told. With nil nothing is selected any more.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Takes the selection of an item back; nobody is told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Reuse

  /// Has cells of a class made when one is asked for by an identifier; nil forgets the class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.pool.register(cellClass, for: poolKey(nil, identifier))
  }

  /// Refused: nibs are not read here.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    Unsupported.call(
      "UICollectionView.register(_: UINib, forCellWithReuseIdentifier:)",
      advice: "Nibs are not read here: register the cell's class.")
  }

  /// Has supplementary views of a kind made of a class when one is asked for by an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    collection.pool.register(viewClass, for: poolKey(elementKind, identifier))
  }

  /// Refused: nibs are not read here.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    Unsupported.call(
      "UICollectionView.register(_: UINib, forSupplementaryViewOfKind:withReuseIdentifier:)",
      advice: "Nibs are not read here: register the view's class.")
  }

  /// A cell that has left the screen, or a new one of the registered class, for an item.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    takeCell(identifier)
  }

  /// A supplementary view that has left the screen, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    take(elementKind, identifier)
  }

  // MARK: What UIKit calls

  /// Shows the items that are in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchCame(touches.first)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touchMoved(touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchEnded(touches.first)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touchWasCancelled()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.surroundingsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layout.surroundingsDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layout.surroundingsDidChange()
  }

  override func visibleBoundsDidChange(from old: CGRect) {
    super.visibleBoundsDidChange(from: old)
    boundsDidChange(from: old)
  }
}
