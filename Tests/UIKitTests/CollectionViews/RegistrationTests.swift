import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Cells and headers by registrations that are made in time, and too late.
@Suite(.onePhone) @MainActor struct RegistrationTests {
  /// A collection view of three items, on a system.
  private static func shown(
    on version: Int, _ cell: @escaping (UICollectionView, IndexPath, Int) -> UICollectionViewCell?,
    header: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? = nil
  ) -> (phone: Phone, view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Int>)
  {
    var screen = ScreenDescription.iPhoneX
    screen.systemVersion = version
    let phone = Phone(screen)
    let layout = UICollectionViewFlowLayout()
    if header != nil { layout.headerReferenceSize = CGSize(width: 100, height: 40) }
    let view = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: view, cellProvider: cell)
    source.supplementaryViewProvider = header
    phone.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    phone.application.layoutPass()
    return (phone, view, source)
  }

  /// Makes its registration while it is asked for a cell.
  private static func late(
    _ view: UICollectionView, _ path: IndexPath, _ item: Int
  ) -> UICollectionViewCell? {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      $0.tag = $2
    }
    return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
  }

  @Test func `before iOS 15 a registration may be made when a cell is asked for`() {
    let stage = Self.shown(on: 14, Self.late)
    #expect(stage.view.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(stage.source.snapshot().numberOfItems == 3 && stage.phone.diary == [])
  }

  @Test func `from iOS 15 on that raises, for cells and for headers`() async {
    let cells = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { withExtendedLifetime(Self.shown(on: 15, Self.late)) {} }
    }
    let words = String(decoding: cells?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.hasPrefix(
        "raised NSInternalInconsistencyException: Attempted to dequeue a cell using a registration "
          + "that was created inside -collectionView:cellForItemAtIndexPath: or inside"))
    let headers = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let stage = Self.shown(
          on: 15, { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) },
          header: { view, kind, path in
            let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
              elementKind: kind
            ) { _, _, _ in }
            return view.dequeueConfiguredReusableSupplementary(using: header, for: path)
          })
        withExtendedLifetime(stage) {}
      }
    }
    let others = String(decoding: headers?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      others.hasPrefix(
        "raised NSInternalInconsistencyException: Attempted to dequeue a supplementary view using"))
  }

  @Test func `a registration made beforehand is good, and one of a cell's own collection view`() {
    /// A cell with a list in it.
    final class Shelf: UICollectionViewCell {
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 50, height: 50),
        collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        $0.tag = $2
      }
      lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
        [registration] in
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }

      func fill(_ item: Int) {
        contentView.addSubview(list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([10 * item])
        source.apply(snapshot, animatingDifferences: false)
      }
    }
    let shelves = UICollectionView.CellRegistration<Shelf, Int> { $0.fill($2) }
    let stage = Self.shown(
      on: 15, { $0.dequeueConfiguredReusableCell(using: shelves, for: $1, item: $2) })
    let inner = stage.view.visibleCells.compactMap { $0 as? Shelf }.map(\.list)
    #expect(inner.map { $0.visibleCells.map(\.tag) } == [[10], [20], [30]])
    #expect(stage.source.snapshot().numberOfItems == 3 && stage.phone.diary == [])
  }
}
