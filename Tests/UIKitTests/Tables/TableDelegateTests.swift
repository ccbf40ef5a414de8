import Foundation
import OnePhone
import Testing

@testable import UIKit

/// What a table tells, and the controller that is told.
@Suite(.onePhone) @MainActor struct TableDelegateTests {
  /// Writes down which rows come and go.
  private final class Comings: NSObject, UITableViewDataSource, UITableViewDelegate {
    var diary: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 200 }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      diary.append("+\(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      diary.append("-\(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      diary.append("detail \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      diary.append("selected \(indexPath.row)")
    }
  }

  private func shown(_ source: Comings, in phone: Phone) -> UITableView {
    let table = UITableView(frame: phone.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    phone.show(table)
    return table
  }

  @Test func `rows that come in sight and leave it are told, each once`() {
    let (phone, source) = (Phone(), Comings())
    let table = shown(source, in: phone)
    #expect(source.diary == ["+0", "+1", "+2", "+3", "+4"])
    source.diary = []
    table.contentOffset.y = 250
    phone.application.layoutPass()
    #expect(source.diary == ["-0", "+5"])
    table.contentOffset.y = 251
    phone.application.layoutPass()
    #expect(source.diary == ["-0", "+5"])
  }

  @Test func `the button for details is told instead of the selection`() {
    let (phone, source) = (Phone(), Comings())
    let table = shown(source, in: phone)
    table.visibleCells[1].accessoryType = .detailButton
    phone.application.layoutPass()
    source.diary = []
    let finger = Finger(clock: phone.application.clock)
    for x in [345, 100] {
      finger.down(on: phone.window, at: CGPoint(x: x, y: 300))
      phone.pass(1.0 / 60)
      finger.lift()
    }
    #expect(source.diary == ["detail 1", "selected 1"])
    #expect(phone.diary.contains("delegate tableView(_:didSelectRowAt:)"))
  }

  @Test func `another delegate is asked anew for what it implements`() {
    let (phone, source) = (Phone(), Comings())
    let table = shown(source, in: phone)
    #expect(table.visibleCells[0].frame.height == 200)
    table.rowHeight = 60
    table.delegate = nil
    phone.application.layoutPass()
    #expect(table.visibleCells[0].frame.height == 60)
    table.delegate = source
    phone.application.layoutPass()
    #expect(table.visibleCells[0].frame.height == 200)
  }

  /// Has more rows each time that its last one comes in sight, and says so at once.
  private final class Endless: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard indexPath.row == count - 1, count < 9 else { return }
      count = count == 3 ? 1 : 9
      tableView.reloadData()
    }
  }

  @Test func `data that change while rows are placed are read when that is done`() {
    let (phone, source) = (Phone(), Endless())
    let table = UITableView(frame: phone.window.bounds)
    table.rowHeight = 100
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    phone.show(table)
    #expect(table.numberOfRows(inSection: 0) == 9)
    #expect(table.visibleCells.map(\.frame.minY) == (0..<9).map { CGFloat($0) * 100 })
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test func `a controller shows its table below the bars and keeps content out of the sides`() {
    let phone = Phone()
    let controller = Rows(style: .grouped)
    phone.show(controller)
    let table = controller.tableView as UITableView
    #expect(controller.view === table)
    #expect(table.style == .grouped)
    // fact 2.25: the table begins below the status bar.
    #expect(table.contentOffset.y == -44)
    let cell = table.visibleCells[0]
    #expect(cell.frame.width == 375)
    #expect(cell.contentView.frame.minX == 44)
    #expect(cell.contentView.frame.maxX == 345)
    table.insetsContentViewsToSafeArea = false
    phone.application.layoutPass()
    #expect(cell.contentView.frame.width == 375)
  }

  @Test func `a controller takes its selection back when it appears again`() {
    let phone = Phone()
    let controller = Rows(style: .plain)
    phone.show(controller)
    let table = controller.tableView as UITableView
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(table.indexPathForSelectedRow == nil)
    controller.clearsSelectionOnViewWillAppear = false
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    #expect(table.indexPathForSelectedRow == [0, 1])
  }
}
