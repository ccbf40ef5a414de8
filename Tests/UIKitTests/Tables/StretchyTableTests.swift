import Foundation
import OnePhone
import Testing

@testable import UIKit

/// The ways in which apps have a header stretch above a table.
@Suite(.onePhone) @MainActor struct StretchyTableTests {
  /// A table controller whose header is a subview of the table in the room of an inset, moved as the
  /// table scrolls.
  private final class InsetHeader: UITableViewController {
    static let height: CGFloat = 240
    let header = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.rowHeight = 60
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.contentInset = UIEdgeInsets(top: Self.height, left: 0, bottom: 0, right: 0)
      tableView.contentOffset = CGPoint(x: 0, y: -Self.height)
      tableView.addSubview(header)
      stretch()
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 40 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { stretch() }

    private func stretch() {
      var frame = CGRect(x: 0, y: -Self.height, width: tableView.bounds.width, height: Self.height)
      if tableView.contentOffset.y < -Self.height {
        frame.origin.y = tableView.contentOffset.y
        frame.size.height = -tableView.contentOffset.y
      }
      header.frame = frame
    }
  }

  /// A table whose `tableHeaderView` holds a picture with constraints to the table's frame.
  private final class HeaderView: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    let picture = UIView()
    private var height: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      table.delegate = self
      table.rowHeight = 60
      view.addSubview(table)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 200))
      picture.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(picture)
      let height = picture.heightAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: header.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: header.trailingAnchor),
        picture.bottomAnchor.constraint(equalTo: header.bottomAnchor),
        height,
      ])
      self.height = height
      table.tableHeaderView = header
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      height?.constant = max(200, 200 - scrollView.contentOffset.y)
    }
  }

  private func drag(_ phone: Phone, _ finger: Finger, by distance: CGFloat) {
    finger.down(on: phone.window, at: CGPoint(x: 180, y: 400))
    for step in 1...20 {
      phone.pass(1.0 / 60)
      finger.move(to: CGPoint(x: 180, y: 400 + distance * CGFloat(step) / 20))
    }
    phone.pass(1.0 / 60)
  }

  @Test func `a header in an inset covers the room above the rows while it is pulled`() {
    let phone = Phone()
    let controller = InsetHeader(style: .plain)
    phone.show(controller)
    let (table, header) = (controller.tableView as UITableView, controller.header)
    func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    #expect(onScreen(header) == CGRect(x: 0, y: 0, width: 375, height: 240))
    let finger = Finger(clock: phone.application.clock)
    drag(phone, finger, by: 210)
    let pull = -240 - table.contentOffset.y
    #expect(pull > 90)
    #expect(onScreen(header) == CGRect(x: 0, y: 0, width: 375, height: 240 + pull))
    #expect(onScreen(table.visibleCells[0]).minY == 240 + pull)
    finger.lift()
    phone.pass(1.5)
    #expect(onScreen(header) == CGRect(x: 0, y: 0, width: 375, height: 240))
    drag(phone, finger, by: -110)
    #expect(onScreen(header).minY == -100)
    #expect(onScreen(header).height == 240)
    finger.lift()
    #expect(phone.diary.allSatisfy { !$0.hasPrefix("conflict") && !$0.hasPrefix("log") })
  }

  @Test func `a picture in the table's header grows upwards while it is pulled`() {
    let phone = Phone()
    let controller = HeaderView()
    phone.show(controller)
    let (table, picture) = (controller.table, controller.picture)
    func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    #expect(onScreen(picture) == CGRect(x: 0, y: 0, width: 375, height: 200))
    #expect(table.visibleCells[0].frame.minY == 200)
    let finger = Finger(clock: phone.application.clock)
    drag(phone, finger, by: 210)
    let pull = -table.contentOffset.y
    #expect(pull > 90)
    #expect(abs(onScreen(picture).minY) < 0.34)
    #expect(abs(onScreen(picture).height - 200 - pull) < 0.34)
    #expect(onScreen(table.visibleCells[0]).minY == 200 + pull)
    finger.lift()
    phone.pass(1.5)
    #expect(onScreen(picture) == CGRect(x: 0, y: 0, width: 375, height: 200))
    drag(phone, finger, by: -110)
    #expect(onScreen(picture) == CGRect(x: 0, y: -100, width: 375, height: 200))
    finger.lift()
  }

  @Test func `a table's header that nobody stretches leaves a gap above it`() {
    let stage = TableStage(rows: 40) {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    }
    stage.drag(by: 210)
    let header = stage.table.tableHeaderView
    #expect(header?.frame.height == 200)
    #expect((header?.convert(.zero, to: nil).y ?? 0) > 90)
  }
}
