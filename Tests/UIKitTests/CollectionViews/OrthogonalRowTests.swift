import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Sections that are scrolled by themselves.
@Suite(.onePhone) @MainActor struct OrthogonalRowTests {
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [8, 30],
    width: CGFloat = 200, _ set: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionStage {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: section == 0 ? .absolute(width) : .fractionalWidth(1),
        heightDimension: .absolute(100))
      let made = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      guard section == 0 else { return made }
      made.orthogonalScrollingBehavior = behavior
      made.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      made.interGroupSpacing = 10
      set(made)
      return made
    }
    return CollectionStage(counts, layout: layout)
  }

  private func row(_ stage: CollectionStage) -> OrthogonalRowView? {
    stage.view.subviews.lazy.compactMap { $0 as? OrthogonalRowView }.first
  }

  private func drag(_ stage: CollectionStage, by distance: CGPoint, flick: Bool = false) {
    let start = CGPoint(x: 300, y: 50)
    stage.finger.down(on: stage.window, at: start)
    for step in 1...10 {
      stage.pass()
      let part = CGFloat(step) / 10
      stage.finger.move(
        to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
    }
    if !flick { stage.pass(frames: 12) }
    stage.finger.lift()
    stage.pass(frames: 180)
  }

  @Test func `its groups lie in a scroll view as wide as the view`() {
    let stage = stage(.continuous)
    let row = row(stage)
    #expect(row?.frame == CGRect(x: 0, y: 5, width: 375, height: 100))
    #expect(row?.contentSize == CGSize(width: 20 + 8 * 210 - 10 + 20, height: 100))
    #expect(
      row?.subviews.map(\.frame).sorted { $0.minX < $1.minX } == [
        CGRect(x: 20, y: 0, width: 200, height: 100), CGRect(x: 230, y: 0, width: 200, height: 100),
      ])
    #expect(stage.view.contentSize == CGSize(width: 375, height: 110 + 3000))
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 1))?.superview === stage.view)
    #expect(self.row(self.stage(.none)) == nil)
  }

  @Test func `a finger scrolls it, and cells that come are given out again`() {
    let stage = stage(.continuous)
    drag(stage, by: CGPoint(x: -250, y: 0))
    let row = row(stage)
    #expect((row?.contentOffset.x ?? 0) > 200 && stage.view.contentOffset == .zero)
    let shown = stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
    #expect(shown.contains(2) && !shown.contains(0))
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 440)
    // Up and down is the collection view's.
    drag(stage, by: CGPoint(x: 0, y: -60))
    #expect(stage.view.contentOffset.y > 40)
  }

  @Test(
    arguments: [
      (.continuousGroupLeadingBoundary, -150, 210), (.groupPaging, -150, 210),
      (.groupPaging, -50, 0), (.groupPagingCentered, -150, 142.5), (.paging, -250, 375),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
  func `it comes to rest where its behaviour says`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, travel: CGFloat, rest: CGFloat
  ) {
    let stage = stage(behavior)
    let start: CGFloat = behavior == .groupPagingCentered ? -67.5 : 0
    #expect(abs((row(stage)?.contentOffset.x ?? 0) - start) < 0.4)
    drag(stage, by: CGPoint(x: travel, y: 0))
    #expect(abs((row(stage)?.contentOffset.x ?? 0) - rest) < 0.4)
  }

  @Test func `it stands where it was when it comes in sight again`() {
    let stage = stage(.continuous)
    row(stage)?.contentOffset.x = 300
    stage.window.layoutPass()
    stage.scroll(to: CGPoint(x: 0, y: 1000))
    #expect(row(stage) == nil)
    stage.scroll(to: .zero)
    #expect(row(stage)?.contentOffset.x == 300)
    #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 230)
  }

  @Test func `a tap selects what is under it, scrolled or not`() {
    let stage = stage(.continuous)
    row(stage)?.contentOffset.x = 420
    stage.window.layoutPass()
    // Item 2 of this source cannot be selected.
    stage.tap(CGPoint(x: 300, y: 50))
    #expect(stage.source.diary == ["selected 3"])
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func `code scrolls to an item of it`() {
    let stage = stage(.continuous)
    stage.view.scrollToItem(
      at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    #expect(row(stage)?.contentOffset.x == 860)
    stage.view.scrollToItem(
      at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: true)
    stage.pass(frames: 40)
    #expect(row(stage)?.contentOffset.x == 772.5)
  }

  @Test func `what a handler changes is seen, and only in its section`() {
    var offsets: [CGFloat] = []
    let stage = stage(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          let distance = abs(
            item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          let scale = max(0.5, 1 - distance / 1000)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    }
    let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(abs((first?.transform.a ?? 0) - 0.9325) < 0.0001)
    row(stage)?.contentOffset.x = 100
    stage.window.layoutPass()
    #expect(abs((first?.transform.a ?? 0) - 0.8325) < 0.0001 && offsets.last == 100)
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 1))?.transform == .identity)
  }

  @Test func `a row that has gone from the data has gone from the view`() {
    let stage = stage(.continuous)
    stage.source.items = []
    stage.view.reloadData()
    stage.window.layoutPass()
    #expect(row(stage) == nil && stage.view.visibleCells.isEmpty)
  }
}
