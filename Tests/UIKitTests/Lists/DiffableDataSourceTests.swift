import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Tables and collection views that are given snapshots.
@Suite(.onePhone) @MainActor struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private final class Cell: UICollectionViewCell {
    var item = -1
    var fillings = 0
  }

  private func table(in phone: Phone) -> (UITableView, UITableViewDiffableDataSource<Int, Int>) {
    let table = UITableView(frame: phone.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    phone.show(table)
    return (table, source)
  }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// What rows show and where, from top to bottom.
  private func rows(_ table: UITableView) -> [String] {
    table.visibleCells.map { "\($0.tag) \($0.frame.minY)" }
  }

  @Test func `a table shows what it is given, then what has changed`() {
    let phone = Phone()
    let (table, source) = table(in: phone)
    #expect(table.dataSource === source)
    source.apply(snapshot([(0, [1, 2, 3])]), animatingDifferences: false)
    phone.application.layoutPass()
    #expect(rows(table) == ["1 0.0", "2 50.0", "3 100.0"])
    let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
    var isOver = false
    source.apply(snapshot([(0, [2, 4, 1])])) { isOver = true }
    phone.application.layoutPass()
    #expect(!isOver)
    phone.pass(0.5)
    #expect(isOver)
    #expect(rows(table) == ["2 0.0", "4 50.0", "1 100.0"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
    #expect(source.indexPath(for: 1) == IndexPath(row: 2, section: 0))
    #expect(source.indexPath(for: 3) == nil)
    #expect(source.sectionIdentifier(for: 0) == 0 && source.index(for: 7) == nil)
  }

  @Test func `a reloaded row gets another cell, a reconfigured one keeps it`() {
    let phone = Phone()
    let (table, source) = table(in: phone)
    source.apply(snapshot([(0, [1, 2])]), animatingDifferences: false)
    phone.application.layoutPass()
    let cells = table.visibleCells
    for cell in cells { cell.tag = 99 }
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    source.apply(next, animatingDifferences: false)
    phone.pass(0.5)
    #expect(rows(table) == ["1 0.0", "2 50.0"])
    #expect(table.visibleCells[0] !== cells[0] && table.visibleCells[1] === cells[1])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `a subclass says titles`() {
    final class Titled: UITableViewDiffableDataSource<Int, Int> {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
      }
    }
    let phone = Phone()
    let table = UITableView(frame: phone.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
    phone.show(table)
    source.apply(snapshot([(3, [1]), (5, [2])]), animatingDifferences: false)
    phone.application.layoutPass()
    #expect(table.headerView(forSection: 1)?.textLabel?.text?.lowercased() == "section 5")
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `from any snapshot to any other a table is as one that was filled anew`(seed: UInt64) {
    let phone = Phone()
    let (table, source) = table(in: phone)
    var numbers = SplitMix(state: seed)
    for round in 0..<25 {
      let next = random(&numbers)
      source.apply(next, animatingDifferences: round % 2 == 0)
      phone.pass(round % 3 == 0 ? 0.1 : 0.6)
      #expect(source.snapshot().itemIdentifiers == next.itemIdentifiers)
      #expect(table.numberOfSections == next.numberOfSections)
    }
    phone.pass(1)
    let shown = rows(table)
    let last = source.snapshot()
    source.applySnapshotUsingReloadData(last)
    phone.application.layoutPass()
    #expect(shown == rows(table))
    #expect(shown.count == min(last.numberOfItems, 17))
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == shown.count)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `from any snapshot to any other a collection view is as one that was filled anew`(
    seed: UInt64
  ) {
    let phone = Phone()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    let view = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.item = item
      cell.fillings += 1
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    phone.show(view)
    func shown() -> [String] {
      view.visibleCells.map { "\(($0 as? Cell)?.item ?? -1) \($0.frame)" }
    }
    var numbers = SplitMix(state: seed)
    for round in 0..<25 {
      source.apply(random(&numbers), animatingDifferences: round % 2 == 0)
      phone.pass(round % 3 == 0 ? 0.1 : 0.6)
    }
    phone.pass(1)
    let before = shown()
    source.applySnapshotUsingReloadData(source.snapshot())
    phone.application.layoutPass()
    #expect(before == shown())
    #expect(before.count == source.snapshot().numberOfItems)
  }

  @Test func `a reconfigured item keeps its cell, another registration's are not given out`() {
    let phone = Phone()
    let view = UICollectionView(
      frame: phone.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    let plain = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.item = item
      cell.fillings += 1
    }
    let other = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.tag = item
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = 100 + path.section }
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
      CGSize(width: 10, height: 30)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $2 < 10
        ? $0.dequeueConfiguredReusableCell(using: plain, for: $1, item: $2)
        : $0.dequeueConfiguredReusableCell(using: other, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    phone.show(view)
    source.apply(snapshot([(0, [1, 2, 30])]), animatingDifferences: false)
    phone.application.layoutPass()
    let cells = view.visibleCells
    #expect(cells.map { $0 is Cell } == [true, true, false] && cells[2].tag == 30)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.tag == 100)
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next, animatingDifferences: false)
    phone.pass(0.5)
    #expect(view.visibleCells.map { cell in cells.contains { $0 === cell } } == [true, true, true])
    #expect((cells[0] as? Cell)?.fillings == 1 && (cells[1] as? Cell)?.fillings == 2)
  }

  /// Up to four sections with up to twelve items in all.
  private func random(_ numbers: inout SplitMix) -> Snapshot {
    let sections = Array(0..<5).shuffled(using: &numbers)
      .prefix(Int.random(in: 0...4, using: &numbers))
    var items = Array(0..<16).shuffled(using: &numbers)
      .prefix(Int.random(in: 0...12, using: &numbers))
    var content: [(Int, [Int])] = []
    for section in sections {
      let count = Int.random(in: 0...max(0, items.count), using: &numbers)
      content.append((section, Array(items.prefix(count))))
      items = items.dropFirst(count)
    }
    return snapshot(content)
  }
}

/// Numbers that a seed determines.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
