public import Foundation

/// A table's data source that is given snapshots of the data, and shows what has changed from one to
/// the next.
///
/// It is to be kept by the app: the table does not hold it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private final weak var tableView: UITableView?
  private final let cellProvider: CellProvider
  private final let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// The data source of a table; it becomes that at once.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What the table shows.
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
    contents.replace(with: snapshot, completion: completion) { tableView?.reloadData() }
  }

  /// The item of a row; nil if the row is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.snapshot.item(at: indexPath)
  }

  /// The row of an item; nil if the item is not there.
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
    guard let tableView else { return nil }
    return DiffableStage(
      perform: { [defaultRowAnimation] in
        tableView.perform($0, animation: defaultRowAnimation, $1, completion: $2)
      },
      reconfigure: { tableView.reconfigureRows(at: $0) })
  }

  // MARK: What the table asks

  open func numberOfSections(in tableView: UITableView) -> Int {
    contents.snapshot.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.count(inSection: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = contents.item(shownAt: indexPath)
    guard let cell = cellProvider(tableView, indexPath, item) else {
      Exception.raise(
        .internalInconsistency,
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath.words)")
    }
    return cell
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// It cannot, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// It cannot, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.noteMissing(.commitEditing)
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.noteMissing(.moveRow)
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
