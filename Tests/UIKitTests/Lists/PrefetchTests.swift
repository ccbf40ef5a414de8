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

  @Test func `a list that lies sideways is told of sideways, from the beginning on`() {
    let prefetcher = Prefetcher()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 812)
    layout.minimumLineSpacing = 0
    let stage = CollectionStage([100], layout: layout) { $0.prefetchDataSource = prefetcher }
    #expect(prefetcher.told == [Array(4...7)])
    prefetcher.told = []
    stage.scroll(to: CGPoint(x: 1_000, y: 0))
    #expect(prefetcher.told == [Array(14...17)])
    prefetcher.told = []
    stage.scroll(to: CGPoint(x: 950, y: 0))
    #expect(prefetcher.told == [Array(5...8)], "backwards")
  }

  @Test func `the way is that of the last movement, and of the axis that moved further`() {
    var prefetch = ListPrefetch()
    let content = CGSize(width: 1_000, height: 1_000)
    func ahead(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let visible = CGRect(x: x, y: y, width: 100, height: 200)
      let part = prefetch.part(ahead: visible, of: content)
      #expect(part.size == visible.size)
      return CGPoint(x: part.minX - x, y: part.minY - y)
    }
    #expect(ahead(300, 300) == CGPoint(x: 0, y: 200))
    #expect(ahead(300, 290) == CGPoint(x: 0, y: -200))
    #expect(ahead(300, 290) == CGPoint(x: 0, y: -200), "at rest it stays")
    #expect(ahead(290, 320) == CGPoint(x: 0, y: 200), "a little to the left, further down")
    #expect(ahead(320, 310) == CGPoint(x: 100, y: 0), "a little up, further to the right")
    #expect(ahead(280, 310) == CGPoint(x: -100, y: 0))
    #expect(ahead(280, 310) == CGPoint(x: -100, y: 0))
    prefetch.forget()
    #expect(ahead(280, 310) == CGPoint(x: 0, y: 200))
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
