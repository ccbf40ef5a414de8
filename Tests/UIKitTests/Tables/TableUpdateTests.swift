import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct TableUpdateTests {
  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { ($0 as? TextCell)?.label.text }
  }

  private func stage(_ texts: [String]) -> TableStage {
    TableStage([texts]) { $0.rowHeight = 50 }
  }

  @Test func `rows that come and go keep the cells of the others`() {
    let stage = stage(["a", "b", "c"])
    let kept = stage.table.visibleCells
    var isFinished: Bool?
    stage.source.texts = [["new", "a", "c"]]
    stage.table.performBatchUpdates({
      stage.table.deleteRows(at: [[0, 1]], with: .fade)
      stage.table.insertRows(at: [[0, 0]], with: .fade)
    }) { isFinished = $0 }
    #expect(texts(stage.table) == ["new", "a", "c"])
    #expect(stage.table.visibleCells[1] === kept[0])
    #expect(stage.table.visibleCells[2] === kept[2])
    #expect(stage.spans == [[0, 50], [50, 100], [100, 150]])
    #expect(isFinished == nil)
    // The one that has gone fades out where it was.
    #expect(kept[1].superview === stage.table)
    #expect(kept[1].alpha == 0)
    stage.pass(frames: 20)
    #expect(isFinished == true)
    #expect(kept[1].superview == nil)
    #expect(kept[1].alpha == 1)
  }

  @Test func `without an animation all is in place at once`() {
    let stage = stage(["a", "b", "c"])
    stage.source.texts = [["c"]]
    let gone = stage.table.visibleCells[0]
    stage.table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
    #expect(texts(stage.table) == ["c"])
    #expect(stage.spans == [[0, 50]])
    stage.pass()
    #expect(gone.superview == nil)
    #expect(stage.table.contentSize.height == 50)
  }

  @Test func `moved rows take their cells along, and their selection`() {
    let stage = stage(["a", "b", "c"])
    stage.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    let first = stage.table.visibleCells[0]
    stage.source.texts = [["b", "c", "a"]]
    stage.table.moveRow(at: [0, 0], to: [0, 2])
    #expect(stage.table.indexPath(for: first) == [0, 2])
    #expect(first.frame.minY == 100)
    #expect(stage.table.indexPathForSelectedRow == [0, 2])
  }

  @Test func `a reloaded row gets its cell anew`() {
    let stage = stage(["a", "b"])
    stage.source.texts = [["a", "other"]]
    let asked = stage.source.asked
    stage.table.reloadRows(at: [[0, 1]], with: .none)
    #expect(texts(stage.table) == ["a", "other"])
    #expect(stage.source.asked == asked + 1)
  }

  @Test func `sections come, go and move with their rows`() {
    let stage = TableStage([["a"], ["b"]]) { $0.rowHeight = 50 }
    stage.source.texts = [["new", "newer"], ["b"], ["a"]]
    stage.table.performBatchUpdates {
      stage.table.insertSections([0], with: .none)
      stage.table.moveSection(0, toSection: 2)
    }
    #expect(texts(stage.table) == ["new", "newer", "b", "a"])
    #expect(stage.table.numberOfSections == 3)
    stage.source.texts = [["b"]]
    stage.table.deleteSections([0, 2], with: .none)
    stage.pass(frames: 30)
    #expect(texts(stage.table) == ["b"])
    #expect(stage.spans == [[0, 50]])
  }

  @Test func `an update without changes asks for the heights anew`() {
    final class Growing: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat = 40
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? height : 40
      }
    }
    let source = Growing()
    let phone = Phone()
    let table = UITableView(frame: phone.window.bounds)
    table.dataSource = source
    table.delegate = source
    phone.show(table)
    let cells = table.visibleCells
    source.height = 90
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells == cells)
    #expect(cells[0].frame.height == 90)
    #expect(cells[1].frame.minY == 90)
  }

  @Test func `numbers that do not agree end the run in UIKit's words`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let phone = Phone()
        let source = TableSource()
        source.texts = [["a"]]
        let table = UITableView(frame: phone.window.bounds)
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = source
        phone.show(table)
        table.deleteRows(at: [[0, 0]], with: .fade)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Invalid update: invalid number of rows in section 0."), "\(words)")
    #expect(words.contains("(0 inserted, 1 deleted)"))
  }
}
