import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Snapshots as values.
@Suite(.onePhone) @MainActor struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    snapshot.appendItems([6])
    return snapshot
  }

  private func shape(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map { " \($0)" }.joined()
    }
  }

  @Test func `it says what it holds`() {
    let snapshot = sample()
    #expect(shape(snapshot) == ["a 1 2 3", "b 4 5", "c 6"])
    #expect(snapshot.numberOfItems == 6 && snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("c") == 2 && snapshot.indexOfSection("d") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(Snapshot().itemIdentifiers == [] && Snapshot().indexOfItem(1) == nil)
  }

  @Test func `items come, go and move`() {
    var snapshot = sample()
    snapshot.insertItems([7, 8], beforeItem: 2)
    snapshot.insertItems([9], afterItem: 5)
    snapshot.deleteItems([3, 100])
    #expect(shape(snapshot) == ["a 1 7 8 2", "b 4 5 9", "c 6"])
    snapshot.moveItem(1, afterItem: 6)
    snapshot.moveItem(9, beforeItem: 4)
    snapshot.moveItem(2, beforeItem: 2)
    #expect(shape(snapshot) == ["a 7 8 2", "b 9 4 5", "c 6 1"])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "c")
    // One that is there already is moved.
    snapshot.appendItems([7, 10], toSection: "b")
    #expect(shape(snapshot) == ["a 8 2", "b 9 4 5 7 10", "c 6 1"])
    snapshot.deleteAllItems()
    #expect(shape(snapshot) == [])
  }

  @Test func `sections come, go and move`() {
    var snapshot = sample()
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y"], afterSection: "b")
    snapshot.moveSection("c", beforeSection: "b")
    snapshot.moveSection("a", afterSection: "y")
    #expect(shape(snapshot) == ["x", "c 6", "b 4 5", "y", "a 1 2 3"])
    snapshot.deleteSections(["b", "no"])
    #expect(shape(snapshot) == ["x", "c 6", "y", "a 1 2 3"])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
  }

  @Test func `what is to be shown anew is noted once, and goes with its item`() {
    var snapshot = sample()
    snapshot.reloadItems([1, 2, 1])
    snapshot.reconfigureItems([4])
    snapshot.reloadSections(["c", "c"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["c"])
    snapshot.moveItem(2, afterItem: 6)
    snapshot.deleteItems([1, 4])
    snapshot.deleteSections(["c"])
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func `an item that is supplied twice raises`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let phone = Phone()
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        withExtendedLifetime(phone) { snapshot.appendItems([1, 2, 1]) }
      }
    }
  }

  @Test func `an item that is not there is not moved beside itself either`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let phone = Phone()
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2])
        snapshot.moveItem(2, beforeItem: 2)
        guard snapshot.itemIdentifiers == [1, 2] else { exit(3) }
        withExtendedLifetime(phone) { snapshot.moveItem(9, beforeItem: 9) }
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Item identifier was not found in the snapshot: 9"))
  }

  @Test func `items without a section raise`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let phone = Phone()
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        withExtendedLifetime(phone) { snapshot.appendItems([1]) }
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "There are currently no sections in the data source. Please add a section first."))
  }

  @Test func `the difference has as few moves as there can be`() {
    let old = sample()
    var new = old
    new.moveItem(3, beforeItem: 1)
    new.appendItems([4], toSection: "a")
    new.deleteItems([6])
    new.insertSections(["d"], beforeSection: "a")
    new.appendItems([7], toSection: "d")
    let update = SnapshotDifference(from: old, to: new).update
    func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }
    #expect(update.movedItems.map(\.from) == [path(0, 1), path(2, 0)])
    #expect(update.movedItems.map(\.to) == [path(3, 1), path(0, 1)])
    #expect(update.deletedItems == [IndexPath(item: 0, section: 2)])
    #expect(update.insertedSections == [0] && update.insertedItems == [])
    #expect(update.movedSections.isEmpty && update.deletedSections.isEmpty)
    let none = SnapshotDifference(from: old, to: old).update
    #expect(none.isEmpty)
  }
}
