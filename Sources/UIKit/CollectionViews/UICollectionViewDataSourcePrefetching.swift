public import Foundation

/// Who gets data ready before their items are in sight.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will soon be in sight.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items of which it was told will not be in sight after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Tells of items that will soon be in sight; called when others have come in sight.
  func tellPrefetching() {
    guard let prefetchDataSource, isPrefetchingEnabled, !bounds.isEmpty else { return }
    let part = collection.prefetch.part(ahead: bounds, of: contentSize)
    let wanted = (layout.layoutAttributesForElements(in: part) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden }.map(\.indexPath).sorted()
    let (new, cancelled) = collection.prefetch.update(
      wanted: wanted, shown: collection.cells.map(\.element.path))
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
  }
}
