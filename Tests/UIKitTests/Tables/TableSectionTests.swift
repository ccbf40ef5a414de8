import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct TableSectionTests {
  /// Three sections of twenty rows, each with a title or a view of its own.
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var views: [Int: UIView] = [:]
    var footers = false

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title \(section)" }

    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { footers ? "Foot \(section)" : nil }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      views[section]
    }
  }

  private let source = Sections()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  private func table(
    _ style: UITableView.Style, on screen: ScreenDescription = .iPhoneX,
    set: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    ApplicationHost.begin(on: screen, observer: nil)
    let table = UITableView(frame: window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
    set(table)
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutPass()
    return table
  }

  private func scroll(_ table: UITableView, to y: CGFloat) {
    table.contentOffset.y = y
    window.layoutPass()
  }

  @Test func `a plain table's headers stay at the top until the next one pushes them`() {
    let table = table(.plain)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 1_028, width: 375, height: 28))
    func tops() -> [CGFloat?] { (0..<3).map { table.headerView(forSection: $0)?.frame.minY } }
    #expect(tops() == [0, nil, nil])
    scroll(table, to: 300)
    #expect(tops() == [300, 1_028, nil])
    scroll(table, to: 1_010)
    #expect(tops() == [1_000, 1_028, nil])
    scroll(table, to: 1_500)
    #expect(tops() == [nil, 1_500, 2_056])
    scroll(table, to: -80)
    #expect(tops() == [0, nil, nil])
  }

  @Test func `a grouped table's headers go with their rows`() {
    let table = table(.grouped)
    let first = table.headerView(forSection: 0)
    #expect(first?.frame == table.rectForHeader(inSection: 0))
    scroll(table, to: 40)
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    scroll(table, to: 500)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(first?.textLabel?.text == "TITLE 0")
  }

  @Test func `a plain table's footers stay at the bottom`() {
    source.footers = true
    let table = table(.plain)
    #expect(table.rectForFooter(inSection: 0).minY == 1_028)
    #expect(table.footerView(forSection: 0)?.frame.maxY == 812)
    scroll(table, to: 300)
    #expect(table.footerView(forSection: 0)?.frame.maxY == 1_056)
  }

  @Test func `an inset keeps the headers below it`() {
    let table = table(.plain) { $0.contentInset.top = 100 }
    scroll(table, to: 200)
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
  }

  @Test func `an app's own view takes the place of the title, as high as its constraints`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 63),
    ])
    source.views = [0: view]
    let table = table(.plain)
    #expect(table.headerView(forSection: 0) === view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 63))
    #expect(table.rectForRow(at: [0, 0]).minY == 63)
    scroll(table, to: 900)
    #expect(table.rectForHeader(inSection: 1).height == 28)
  }

  @Test func `from iOS 15 on a plain table leaves room above its headers`() {
    var screen = ScreenDescription.iPhoneX
    screen.systemVersion = 15
    let table = table(.plain, on: screen)
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func `an inset table keeps its rows off the sides`() {
    let table = table(.insetGrouped)
    #expect(table.rectForRow(at: [0, 0]).minX == 16)
    #expect(table.rectForRow(at: [0, 0]).width == 343)
    #expect(table.visibleCells[0].frame.minX == 16)
    #expect(table.backgroundColor == .systemGroupedBackground)
  }

  @Test func `what is above and below all sections takes its own height`() {
    let header = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 120))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    let table = table(.plain) {
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 120))
    #expect(table.rectForHeader(inSection: 0).minY == 120)
    #expect(footer.frame == CGRect(x: 0, y: 3_204, width: 375, height: 30))
    #expect(table.contentSize.height == 3_234)
    // Another height counts when the view is set again, as on the phone.
    header.frame.size.height = 200
    window.layoutPass()
    #expect(table.rectForHeader(inSection: 0).minY == 120)
    table.tableHeaderView = header
    #expect(table.rectForHeader(inSection: 0).minY == 200)
    table.tableHeaderView = nil
    #expect(header.superview == nil)
    #expect(table.contentSize.height == 3_114)
  }
}
