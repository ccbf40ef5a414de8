import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Indicators that are shown without a scroll.
@Suite(.onePhone) @MainActor struct IndicatorFlashTests {
  private final class Rows: UITableViewController {
    var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 50
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test(
    "A table flashes its indicator when it appears, if there is more than is seen",
    arguments: [(3, 0.0), (40, 1.0)])
  func appearing(rows: Int, alpha: Double) throws {
    let phone = Phone()
    let controller = Rows(style: .plain)
    controller.count = rows
    phone.show(controller)
    let table = try #require(controller.tableView)
    #expect(table.verticalIndicator?.alpha == CGFloat(alpha))
    phone.pass(1)
    #expect(table.verticalIndicator?.alpha == 0)
  }

  @Test func `along each axis by itself, and a pull shows it of content that fits`() {
    let stage = ScrollStage(content: CGSize(width: 900, height: 100)) {
      $0.alwaysBounceVertical = true
    }
    #expect(stage.scrollView.horizontalIndicator?.alpha == 0)
    stage.scrollView.flashScrollIndicators()
    #expect(stage.scrollView.horizontalIndicator?.alpha == 1)
    #expect(stage.scrollView.verticalIndicator?.alpha == 0)
    stage.pass(frames: 60)
    #expect(stage.scrollView.horizontalIndicator?.alpha == 0)
    stage.drag(by: CGPoint(x: 0, y: 60), frames: 5)
    #expect(stage.scrollView.verticalIndicator?.alpha == 1)
  }
}
