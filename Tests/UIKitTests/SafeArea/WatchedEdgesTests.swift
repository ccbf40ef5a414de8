import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A scroll visits the watched subviews whose safe areas it changes, and no others.
@Suite(.onePhone) @MainActor struct WatchedEdgesTests {
  /// A row with a layout of its own: it is laid out when its safe area changes.
  private final class Row: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let phone = Phone()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let rows: [Row]

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 375, height: 5000)
    rows = (0..<100).map {
      Row(frame: CGRect(x: 0, y: 50 * CGFloat($0), width: 375, height: 50))
    }
    for row in rows { scrollView.addSubview(row) }
    phone.show(scrollView)
    for row in rows { row.layouts = 0 }
  }

  /// What every row's safe area is by definition (fact 3.4), on a phone with 44 above and 34 below.
  private func expected(_ row: Row) -> UIEdgeInsets {
    let top = row.frame.minY - scrollView.bounds.minY
    let bottom = scrollView.bounds.maxY - row.frame.maxY
    return UIEdgeInsets(
      top: min(max(0, 44 - top), 44), left: 0, bottom: min(max(0, 34 - bottom), 34), right: 0)
  }

  private func scroll(to offset: CGFloat) {
    scrollView.contentOffset.y = offset
    phone.application.layoutPass()
  }

  @Test func `scrolled by any way, each row has the safe area of its place`() {
    for offset in [7.0, 20, 19, -60, -20, 700, 3000, 2990, 1e4, 4187.5, 4188, 0, 0.25, 45] {
      scroll(to: CGFloat(offset))
      for (number, row) in rows.enumerated() {
        #expect(row.safeAreaInsets == expected(row), "row \(number) at \(offset)")
      }
    }
  }

  @Test func `rows away from the covered strips are not laid out`() {
    scroll(to: 1000)
    for row in rows { row.layouts = 0 }
    scroll(to: 1010)
    // The strip above has come to row 21, and row 35 ends in the one below.
    #expect(rows.indices.filter { rows[$0].layouts > 0 } == [21, 35])
  }

  @Test func `a row that moves, comes or goes is found where it is`() {
    scroll(to: 500)
    rows[40].frame.origin.y = 510
    scroll(to: 520)
    #expect(rows[40].safeAreaInsets == expected(rows[40]))
    let new = Row(frame: CGRect(x: 0, y: 530, width: 375, height: 50))
    scrollView.addSubview(new)
    rows[11].removeFromSuperview()
    scroll(to: 540)
    #expect(new.safeAreaInsets == expected(new))
    #expect(rows[11].safeAreaInsets == .zero)
    for row in rows { row.frame.origin.y += 13 }
    for offset in [541.0, 560, 1000, 990] {
      scroll(to: CGFloat(offset))
      for row in rows where row.superview != nil { #expect(row.safeAreaInsets == expected(row)) }
    }
  }

  @Test func `other insets, or another size, reach the rows that they concern`() {
    scroll(to: 100)
    for row in rows { row.layouts = 0 }
    scrollView.frame.size.height = 800
    phone.application.layoutPass()
    // The end of the scroll view is 12 points farther from the screen's: 22 of 34 are left.
    let bottom = rows.map(\.safeAreaInsets.bottom)
    #expect(bottom[16] == 0)
    #expect(bottom[17] == 22)
    #expect(bottom[99] == 22)
    #expect(rows[5].layouts == 0)
  }
}
