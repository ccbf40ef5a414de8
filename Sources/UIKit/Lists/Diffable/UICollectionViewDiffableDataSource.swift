public import Foundation

/// A collection view's data source that is given snapshots of the data, and shows what has changed
/// from one to the next.
///
/// It is to be kept by the app: the collection view does not hold it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives a header, a footer or the like.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Gives headers, footers and the like; nil if there are none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private final weak var collectionView: UICollectionView?
  private final let cellProvider: CellProvider
  private final let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// The data source of a collection view; it becomes that at once.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What the collection view shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    contents.snapshot
  }

  /// Shows a snapshot: what has come, gone and moved does so in an animation, unless
  /// `animatingDifferences` is false. The completion runs when that is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    contents.apply(
      snapshot, animatingDifferences: animatingDifferences, on: stage, completion: completion)
  }

  /// Shows a snapshot, and comes back when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows a snapshot without finding out what has changed: all cells are made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    contents.replace(with: snapshot, completion: completion) { collectionView?.reloadData() }
  }

  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.snapshot.item(at: indexPath)
  }

  /// The place of an item; nil if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.snapshot.path(of: itemIdentifier)
  }

  /// The section at an index; nil if it is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.section(at: index)
  }

  /// The index of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  private var stage: DiffableStage? {
    guard let collectionView else { return nil }
    return DiffableStage(
      perform: { collectionView.perform($0, $1, completion: $2) },
      reconfigure: { collectionView.reconfigureItems(at: $0) })
  }

  // MARK: What the collection view asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    contents.count(inSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = contents.item(shownAt: indexPath)
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      Exception.raise(
        .internalInconsistency,
        "the collection view's data source did not return a valid cell from "
          + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath.words)")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      Exception.raise(
        .internalInconsistency,
        "the collection view's data source did not return a valid view for \(kind) at "
          + "\(indexPath.words): set the diffable data source's supplementaryViewProvider")
    }
    return view
  }

  /// It cannot, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
