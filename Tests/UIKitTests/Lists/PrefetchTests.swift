import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Who is told of rows and items before they are in sight.
@Suite(.onePhone) @MainActor struct PrefetchTests {
  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var told: [[Int]] = []
    var cancelled: [[Int]] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      told.append(indexPaths.map(\.row))
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      cancelled.append(indexPaths.map(\.row))
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      told.append(indexPaths.map(\.item))
    }
  }

  @Test func `rows of the next screen are told once, and called off when the table turns back`() {
    let prefetcher = Prefetcher()
    let stage = TableStage(rows: 200) { $0.prefetchDataSource = prefetcher }
    #expect(prefetcher.told == [Array(17...32)])
    stage.scroll(to: 100)
    #expect(prefetcher.told.dropFirst() == [[33, 34]] && prefetcher.cancelled == [])
    stage.scroll(to: 100)
    #expect(prefetcher.told.count == 2)
    stage.scroll(to: 2_000)
    prefetcher.told = []
    prefetcher.cancelled = []
    stage.scroll(to: 1_900)
    #expect(prefetcher.told == [Array(21...37)])
    #expect(prefetcher.cancelled == [Array(57...72)])
  }

  @Test func `items are told as rows are, unless prefetching is switched off`() {
    for isEnabled in [true, false] {
      let prefetcher = Prefetcher()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 100)
      layout.minimumLineSpacing = 0
      let stage = CollectionStage([100], layout: layout) {
        $0.prefetchDataSource = prefetcher
        $0.isPrefetchingEnabled = isEnabled
      }
      stage.scroll(to: CGPoint(x: 0, y: 250))
      #expect(prefetcher.told == (isEnabled ? [Array(9...16), Array(17...18)] : []))
    }
  }
}
