import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct ListUpdateTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `deletions count before the update and insertions after it`() {
    var update = ListUpdate()
    update.deletedItems = [path(0, 0), path(0, 2)]
    update.insertedItems = [path(0, 1)]
    let mapping = update.mapping(from: [4], to: [3], wording: .table)
    #expect(mapping.items == [[path(0, 1), nil, path(0, 3)]])
    #expect(mapping.places == [path(0, 1): path(0, 0), path(0, 3): path(0, 2)])
  }

  @Test func `items move between sections that move themselves`() {
    var update = ListUpdate()
    update.movedItems = [(path(0, 0), path(1, 1))]
    update.movedSections = [(2, 0)]
    let mapping = update.mapping(from: [2, 1, 1], to: [1, 2, 1], wording: .collection)
    #expect(mapping.sections == [2, 0, 1])
    // Section 0 is section 1 now: it has lost its first item and got it back as its second.
    #expect(mapping.items == [[path(2, 0)], [path(0, 1), path(0, 0)], [path(1, 0)]])
  }

  @Test func `a reloaded section stays and all of its items are new`() {
    var update = ListUpdate()
    update.reloadedSections = [0]
    let mapping = update.mapping(from: [1, 1], to: [3, 1], wording: .table)
    #expect(mapping.sections == [0, 1])
    #expect(mapping.items == [[nil, nil, nil], [path(1, 0)]])
  }

  /// Updates that do not agree with the numbers, and UIKit's words for them.
  private static let wrong:
    [(
      old: [Int], new: [Int], isTable: Bool, words: String,
      say: @Sendable (inout ListUpdate) -> Void
    )] = [
      (
        [3], [3], true,
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained "
          + "in that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out).",
        { $0.insertedItems = [IndexPath(item: 0, section: 0)] }
      ),
      (
        [3], [3], false,
        "Invalid update: invalid number of items in section 0.  The number of items contained in "
          + "an existing section after the update (3) must be equal to the number of items "
          + "contained in that section before the update (3), plus or minus the number of items "
          + "inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the "
          + "number of items moved into or out of that section (0 moved in, 0 moved out).",
        { $0.deletedItems = [IndexPath(item: 2, section: 0)] }
      ),
      (
        [1], [1, 1], true,
        "Invalid update: invalid number of sections.  The number of sections contained in the "
          + "table view after the update (2) must be equal to the number of sections contained in "
          + "the table view before the update (1), plus or minus the number of sections inserted "
          + "or deleted (0 inserted, 0 deleted).",
        { _ in }
      ),
      (
        [2], [2], true,
        "attempt to delete row 2 from section 0 which only contains 2 rows before the update",
        { $0.deletedItems = [IndexPath(row: 2, section: 0)] }
      ),
      (
        [2], [3], true,
        "attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the "
          + "update",
        { $0.insertedItems = [IndexPath(row: 3, section: 0)] }
      ),
      (
        [2], [2], false,
        "attempt to insert item 0 into section 1, but there are only 1 sections after the update",
        { $0.insertedItems = [IndexPath(item: 0, section: 1)] }
      ),
      (
        [2], [1], true,
        "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})",
        {
          $0.deletedItems = [IndexPath(row: 1, section: 0)]
          $0.reloadedItems = [IndexPath(row: 1, section: 0)]
        }
      ),
    ]

  @Test func `what does not agree is told in UIKit's words`() async {
    for index in Self.wrong.indices {
      let result = await #expect(
        processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
      ) { [index = index as Int] in
        await MainActor.run {
          let phone = Phone()
          let case_ = Self.wrong[index]
          var update = ListUpdate()
          case_.say(&update)
          _ = update.mapping(
            from: case_.old, to: case_.new, wording: case_.isTable ? .table : .collection)
          phone.write("unreached")
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        words == "raised NSInternalInconsistencyException: \(Self.wrong[index].words)\n",
        "case \(index)")
    }
  }
}
