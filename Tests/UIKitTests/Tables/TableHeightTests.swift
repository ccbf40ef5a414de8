import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct TableHeightTests {
  /// A delegate that says heights.
  private final class HeightSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights: [CGFloat] = []
    var asked: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return heights[indexPath.row]
    }
  }

  private func table(_ source: HeightSource, estimate: CGFloat) -> (UIWindow, UITableView) {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.estimatedRowHeight = estimate
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutPass()
    return (window, table)
  }

  @Test func `a delegate's heights are all asked for where nothing is estimated`() {
    let source = HeightSource()
    source.heights = (0..<50).map { 30 + CGFloat($0) }
    let (window, table) = table(source, estimate: 0)
    #expect(table.contentSize.height == source.heights.reduce(0, +))
    #expect(Set(source.asked) == Set(0..<50))
    #expect(table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 61, width: 375, height: 32))
    withExtendedLifetime(window) {}
  }

  @Test func `with an estimate only the heights of rows in sight are asked for`() {
    let source = HeightSource()
    source.heights = Array(repeating: 100, count: 50)
    let (window, table) = table(source, estimate: 60)
    #expect(Set(source.asked) == Set(0..<9))
    #expect(table.contentSize.height == 3_360)
    withExtendedLifetime(window) {}
  }

  @Test func `a delegate without the method leaves the table's row height`() {
    let stage = TableStage([["a", "b"]]) { $0.rowHeight = 77 }
    #expect(stage.spans == [[0, 77], [77, 154]])
  }

  @Test func `a cell is as high as its constraints, and a pixel more for the line below it`() {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let stage = TableStage([["short", long]])
    let cells = stage.table.visibleCells.compactMap { $0 as? TextCell }
    let pixel: CGFloat = 1.0 / 3
    for cell in cells {
      #expect(abs(cell.frame.height - cell.label.frame.height - 30 - pixel) < 0.001)
      #expect(abs(cell.contentView.frame.height - cell.frame.height + pixel) < 0.001)
      #expect(cell.label.frame.width == 335)
    }
    #expect(cells[0].label.frame.height < 21)
    #expect(cells[1].label.frame.height > 61)
    #expect(abs(stage.table.contentSize.height - cells[1].frame.maxY) < 0.001)
  }

  @Test func `without lines between rows a cell is as high as its constraints`() {
    let stage = TableStage([["short"]]) { $0.separatorStyle = .none }
    let cell = stage.table.visibleCells.first as? TextCell
    let around = (cell?.frame.height ?? 0) - (cell?.label.frame.height ?? 0)
    #expect(abs(around - 30) < 0.000_1)
  }

  @Test func `heights that become known correct the content size`() {
    let stage = TableStage([(0..<40).map { "row \($0)" }]) {
      $0.separatorStyle = .none
      $0.estimatedRowHeight = 100
    }
    let shown = stage.table.visibleCells.count
    let height = stage.table.visibleCells[0].frame.height
    let expected = CGFloat(shown) * height + CGFloat(40 - shown) * 100
    #expect(abs(stage.table.contentSize.height - expected) < 0.01)
    stage.table.scrollToRow(at: [0, 39], at: .bottom, animated: false)
    #expect(stage.visible.last == [0, 39])
    #expect(abs(stage.table.contentOffset.y + 812 - stage.table.contentSize.height) < 0.01)
  }

  @Test func `rows above that turn out higher leave what is in sight where it is`() {
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let stage = TableStage([Array(repeating: long, count: 40)])
    // Down by a jump: the rows passed over are known by their estimates only.
    stage.scroll(to: 1_200)
    let table = stage.table
    let first = table.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(first > 5)
    func place(_ row: Int) -> CGFloat {
      table.rectForRow(at: [0, row]).minY - table.contentOffset.y
    }
    let before = place(first)
    let offset = table.contentOffset.y
    stage.scroll(to: offset - 60)
    // The row has moved by the 60 points of the scroll, no matter what came in above it.
    #expect(abs(place(first) - before - 60) < 0.01)
    #expect(table.indexPathsForVisibleRows?.first?.row == first - 1)
    #expect(table.contentOffset.y > offset - 60)
  }

  @Test func `a drag goes on evenly over rows that turn out higher`() {
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let stage = TableStage([Array(repeating: long, count: 40)])
    stage.scroll(to: 1_200)
    let table = stage.table
    let row = table.indexPathsForVisibleRows?.first?.row ?? 0
    func place() -> CGFloat { table.rectForRow(at: [0, row]).minY - table.contentOffset.y }
    let before = place()
    stage.drag(by: 310, frames: 31)
    // Ten points are the slop.
    #expect(abs(place() - before - 300) < 0.5)
  }

  @Test func `a constraint that suggests no height leaves the standard one, and is told`() {
    final class Empty: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let phone = Phone()
    let source = TableSource()
    source.texts = [["a"]]
    let table = UITableView(frame: phone.window.bounds)
    table.register(Empty.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    phone.show(table)
    #expect(table.visibleCells.first?.frame.height == 44)
    #expect(phone.diary.contains { $0.hasPrefix("log Warning once only: Detected a case") })
  }

  @Test func `a wider table measures its rows anew`() {
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    let stage = TableStage([[long]])
    let before = stage.table.visibleCells[0].frame.height
    stage.table.frame.size.width = 200
    stage.pass()
    #expect(stage.table.visibleCells[0].frame.width == 200)
    #expect(stage.table.visibleCells[0].frame.height > before)
  }
}
