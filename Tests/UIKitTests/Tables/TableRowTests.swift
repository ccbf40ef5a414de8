import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct TableRowTests {
  @Test func `only the rows in sight have cells, each in its place`() {
    let stage = TableStage(rows: 100)
    #expect(stage.table.contentSize == CGSize(width: 375, height: 5_000))
    #expect(stage.visible == (0..<17).map { [0, $0] })
    let starts = stride(from: CGFloat(0), to: 850, by: 50)
    let spans: [[CGFloat]] = starts.map { start in [start, start + 50] }
    #expect(stage.spans == spans)
    #expect(stage.table.cellForRow(at: IndexPath(row: 17, section: 0)) == nil)
    #expect(stage.table.visibleCells[3].frame == stage.table.rectForRow(at: [0, 3]))
  }

  @Test func `cells that leave the screen are given out again and told of it`() {
    TextCell.made = 0
    let stage = TableStage(rows: 1_000)
    for offset in stride(from: 0, through: 5_000, by: 20) { stage.scroll(to: CGFloat(offset)) }
    #expect(stage.visible.first == [0, 100])
    #expect(TextCell.made == 18)
    let cells = stage.table.visibleCells.compactMap { $0 as? TextCell }
    #expect(cells.map(\.label.text) == (100..<117).map { "row \($0)" })
    #expect(cells.allSatisfy { $0.reuses > 0 })
    let kept = stage.table.subviews.compactMap { $0 as? TextCell }
    #expect(kept.count == cells.count)
  }

  @Test func `a jump far away needs no more cells than fit`() {
    TextCell.made = 0
    let stage = TableStage(rows: 1_000)
    stage.scroll(to: 30_000)
    #expect(TextCell.made == 17)
    #expect(stage.visible.first == [0, 600])
  }

  @Test func `points and rectangles find their rows`() {
    let stage = TableStage([["a", "b"], [], ["c"]]) { $0.rowHeight = 40 }
    let table = stage.table
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 39.9)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 80)) == [2, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 120)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: -1)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 9, height: 41)) == [[0, 1], [2, 0]])
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 80, width: 375, height: 0))
    #expect(table.numberOfRows(inSection: 2) == 1)
    #expect(table.indexPath(for: table.visibleCells[2]) == [2, 0])
    #expect(table.rectForRow(at: [9, 9]) == .zero)
  }

  @Test func `a table reads its data anew only when it is told to`() {
    let stage = TableStage(rows: 3)
    stage.source.texts = [["only"]]
    stage.pass()
    #expect(stage.table.numberOfRows(inSection: 0) == 3)
    stage.table.reloadData()
    #expect(stage.table.numberOfRows(inSection: 0) == 1)
    #expect(stage.table.contentSize.height == 50)
    stage.pass()
    #expect((stage.table.visibleCells.first as? TextCell)?.label.text == "only")
    #expect(stage.table.visibleCells.count == 1)
  }

  @Test func `rows are scrolled to where they are asked for`() {
    let stage = TableStage(rows: 100)
    let table = stage.table
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    #expect(table.contentOffset.y == 2_500)
    table.scrollToRow(at: [0, 50], at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1_738)
    table.scrollToRow(at: [0, 50], at: .middle, animated: false)
    #expect(table.contentOffset.y == 2_119)
    table.scrollToRow(at: [0, 50], at: .none, animated: false)
    #expect(table.contentOffset.y == 2_119)
    table.scrollToRow(at: [0, 99], at: .top, animated: false)
    #expect(table.contentOffset.y == 4_188)
    table.scrollToRow(at: [0, 10], at: .top, animated: true)
    #expect(table.contentOffset.y == 4_188)
    stage.pass(frames: 30)
    #expect(table.contentOffset.y == 500)
  }

  @Test func `rows that do not cross an edge cost no row anything`() {
    let stage = TableStage(rows: 10_000)
    stage.scroll(to: 1_001)
    let before = stage.source.asked
    for step in 2..<37 { stage.scroll(to: 1_000 + CGFloat(step)) }
    #expect(stage.source.asked == before)
    #expect(stage.table.visibleCells.first?.frame.minY == 1_000)
    stage.scroll(to: 1_039)
    #expect(stage.visible.last == [0, 37])
  }

  private static let refusals: [(words: String, call: @Sendable @MainActor (UITableView) -> Void)] =
    [
      (
        "raised NSInternalInconsistencyException: unable to dequeue a cell with identifier nobody - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard",
        { _ = $0.dequeueReusableCell(withIdentifier: "nobody", for: [0, 0]) }
      ),
      ("refused UINib(nibName:bundle:)", { _ in _ = UINib(nibName: "Cell", bundle: nil) }),
      (
        "refused UITableView.register(_: UINib, forCellReuseIdentifier:)",
        { $0.register(nil as UINib?, forCellReuseIdentifier: "x") }
      ),
      (
        "raised NSInternalInconsistencyException: Requested the number of rows for section (4) which "
          + "is out of bounds.",
        { _ = $0.numberOfRows(inSection: 4) }
      ),
      (
        "raised NSRangeException: Attempted to scroll the table view to an out-of-bounds row (7) when "
          + "there are only 2 rows in section 0. Table view: ",
        { $0.scrollToRow(at: [0, 7], at: .top, animated: false) }
      ),
    ]

  @Test func `wrong calls are told in UIKit's words`() async {
    for index in Self.refusals.indices {
      let result = await #expect(
        processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
      ) { [index = index as Int] in
        await MainActor.run {
          let phone = Phone()
          let source = TableSource()
          source.texts = [["a", "b"]]
          let table = UITableView(frame: phone.window.bounds)
          table.register(TextCell.self, forCellReuseIdentifier: "text")
          table.dataSource = source
          phone.show(table)
          Self.refusals[index].call(table)
          phone.write("unreached")
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.hasPrefix(Self.refusals[index].words), "\(words)")
    }
  }
}
