public import Foundation

/// Who gets data ready before their rows are in sight.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will soon be in sight.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows of which it was told will not be in sight after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Tells of rows that will soon be in sight; called when others have come in sight.
  func tellPrefetching() {
    guard let prefetchDataSource, !bounds.isEmpty else { return }
    let part = table.prefetch.part(ahead: bounds, of: contentSize)
    let (new, cancelled) = table.prefetch.update(
      wanted: rows(in: part) ?? [], shown: table.rows.map(\.path))
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
  }
}
