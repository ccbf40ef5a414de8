import Foundation

/// What a diffable data source shows, and how it goes over to the next snapshot: the same for tables
/// and collection views.
@MainActor final class DiffableContents<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// What is shown.
  private(set) var snapshot = Snapshot()

  /// Shows a snapshot: only what has come, gone and moved.
  ///
  /// - Parameters:
  ///   - stage: the view; nil once it is gone.
  ///   - completion: called when it is shown.
  func apply(
    _ new: Snapshot, animatingDifferences: Bool, on stage: DiffableStage?, completion: (() -> Void)?
  ) {
    guard let stage else {
      take(new)
      completion?()
      return
    }
    let update = SnapshotDifference(from: snapshot, to: new).update
    let show = { [self] in
      stage.perform(update, { take(new) }, { _ in completion?() })
      stage.reconfigure(new.reconfiguredItems.compactMap { snapshot.path(of: $0) })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Takes a snapshot over for a view that reads all of it anew.
  func replace(with new: Snapshot, completion: (() -> Void)?, reload: () -> Void) {
    take(new)
    reload()
    UIApplication.shared.clock.after(0) { completion?() }
  }

  /// The section at an index; nil if it is not there.
  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  /// The item at a place that the view knows of.
  func item(shownAt path: IndexPath) -> Item { snapshot.sections[path.section].items[path.item] }

  /// How many items a section has that the view knows of.
  func count(inSection section: Int) -> Int { snapshot.sections[section].items.count }

  /// What is to be shown anew has been, once the snapshot is shown.
  private func take(_ new: Snapshot) {
    snapshot = new
    snapshot.reloadedItems = []
    snapshot.reconfiguredItems = []
    snapshot.reloadedSections = []
  }
}

/// What a table or collection view does to show other contents.
struct DiffableStage {
  /// Shows an update. The second argument takes the data over, the third is told of the end.
  let perform: (ListUpdate, () -> Void, @escaping (Bool) -> Void) -> Void
  /// Fills the cells at some places anew.
  let reconfigure: ([IndexPath]) -> Void
}
