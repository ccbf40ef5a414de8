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
  private final var present = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()

  /// The data source of a table; it becomes that at once.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What the table shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    present
  }

  /// Shows a snapshot: what has come, gone and moved does so in an animation, unless
  /// `animatingDifferences` is false. The completion runs when that is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let update = SnapshotDifference(from: present, to: snapshot).update
    let reconfigured = snapshot.reconfiguredItems
    guard let tableView else {
      take(snapshot)
      completion?()
      return
    }
    let show = { [self] in
      tableView.perform(update, animation: defaultRowAnimation) {
        take(snapshot)
      } completion: { _ in
        completion?()
      }
      tableView.reconfigureRows(at: reconfigured.compactMap { present.path(of: $0) })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
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
    take(snapshot)
    tableView?.reloadData()
    UIApplication.shared.clock.after(0) { completion?() }
  }

  /// The item of a row; nil if the row is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    present.item(at: indexPath)
  }

  /// The row of an item; nil if the item is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    present.path(of: itemIdentifier)
  }

  /// The section at an index; nil if it is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    present.sections.indices.contains(index) ? present.sections[index].identifier : nil
  }

  /// The index of a section; nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    present.indexOfSection(sectionIdentifier)
  }

  /// What is to be shown anew has been, once the snapshot is shown.
  private func take(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    present = snapshot
    present.reloadedItems = []
    present.reconfiguredItems = []
    present.reloadedSections = []
  }

  // MARK: What the table asks

  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.sections[section].items.count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = present.sections[indexPath.section].items[indexPath.item]
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
