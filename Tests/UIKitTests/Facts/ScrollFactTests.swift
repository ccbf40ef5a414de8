import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Facts of scroll views that no other suite names.
@Suite(.onePhone) @MainActor struct ScrollFactTests {
  @Test func `fact 2.5: a child lies on the screen where the offset leaves it`() {
    let phone = Phone()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
    scroll.contentSize.height = 2_000
    let child = UIView(frame: CGRect(x: 7, y: 300, width: 10, height: 10))
    scroll.addSubview(child)
    phone.show(scroll)
    scroll.contentOffset.y = 130
    #expect(child.convert(child.bounds, to: nil).origin == CGPoint(x: 7, y: 270))
  }

  /// The backing of the tutorial's fourth step: from the text's top to the screen's bottom.
  @Test(arguments: [(-549.0, 0), (-560, 1)] as [(CGFloat, Int)])
  func `fact 2.10: an offset beyond which the backing's height were negative is a conflict`(
    offset: CGFloat, conflicts: Int
  ) {
    let phone = Phone()
    let root = UIView(frame: phone.window.bounds)
    let scroll = UIScrollView(frame: root.bounds)
    let (content, backing) = (UIView(), UIView())
    root.addSubview(scroll)
    for view in [backing, content] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    scroll.contentInsetAdjustmentBehavior = .never
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 262.5),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 1_123),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      backing.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      backing.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      backing.topAnchor.constraint(equalTo: content.topAnchor),
      backing.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    phone.show(root)
    #expect(abs(backing.frame.height - 549.5) < 0.34)
    scroll.contentOffset.y = offset
    phone.application.layoutPass()
    #expect(phone.diary.filter { $0.hasPrefix("conflict") }.count == conflicts)
  }

  @Test func `fact 2.22: an indicator goes 806 points while the content goes its whole height`() {
    let geometry = ScrollIndicatorGeometry(
      viewLength: 812, contentLength: 1_386.167, range: 0...574.167, insets: (0, 0))
    for offset in stride(from: CGFloat(0), through: 574, by: 82) {
      let start = geometry.span(at: offset).start
      #expect(abs(start - (3 + 806 * offset / 1_386.167)) < 0.5)
    }
  }

  @Test func `fact 8.6: a table can be pulled however few rows it has, a scroll view cannot`() {
    #expect(UITableView().alwaysBounceVertical && !UIScrollView().alwaysBounceVertical)
    #expect(!UITableView().alwaysBounceHorizontal)
    let stage = TableStage(rows: 2)
    stage.finger.down(on: stage.window, at: CGPoint(x: 100, y: 400))
    for y in stride(from: CGFloat(410), through: 600, by: 10) {
      stage.pass()
      stage.finger.move(to: CGPoint(x: 100, y: y))
    }
    #expect(stage.table.contentOffset.y < -50)
    stage.finger.lift()
  }
}
