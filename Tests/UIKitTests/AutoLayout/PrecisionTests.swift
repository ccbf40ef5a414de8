import Cassowary
import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("When the solver's numbers do not suffice", .onePhone)
struct PrecisionTests {
  /// Two views that share the width of a page; the first one's wish is about to lose.
  @MainActor private struct Page {
    let root = makeRoot(375, 100)
    let observer = RecordingObserver()
    let left: UIView
    let right: UIView
    let least: NSLayoutConstraint

    init() {
      ApplicationHost.begin(on: .iPhoneX, observer: observer)
      left = .constrained(in: root, "left")
      right = .constrained(in: root, "right")
      let wish = left.widthAnchor.constraint(equalToConstant: 300)
      wish.priority = UILayoutPriority(700)
      least = right.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
      least.priority = UILayoutPriority(800)
      NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        wish, least,
      ])
      root.layoutIfNeeded()
    }

    var widths: [CGFloat] { [left.frame.width, right.frame.width] }
  }

  @Test("a failure that can be repaired is repaired without a word")
  func repaired() {
    let page = Page()
    LayoutEngine.engine(for: page.root).solver.inject(.endlessRuns(2))
    page.least.constant = 175
    page.root.layoutIfNeeded()
    #expect(page.widths == [200, 175])
    #expect(page.observer.logs == [])
  }

  @Test("one that cannot is told once, the layout goes on, and is right again when it can be")
  func told() {
    let page = Page()
    let solver = LayoutEngine.engine(for: page.root).solver
    solver.inject(.endlessRuns(1000))
    page.least.constant = 175
    page.root.layoutIfNeeded()
    #expect(page.widths.reduce(0, +) == 375)
    #expect(
      page.observer.logs == [
        """
        [LayoutConstraints] Unable to solve the constraints with the precision of a Double: the \
        search for a layout did not end. Constraints of priority 700.0 and below may not be \
        satisfied as well as they could be. Look for multipliers or constants that are very large \
        or very small.
        """
      ])
    page.root.setNeedsLayout()
    page.root.layoutIfNeeded()
    #expect(page.observer.logs.count == 1)

    solver.inject(.endlessRuns(0))
    page.least.constant = 176
    page.root.layoutIfNeeded()
    #expect(page.widths == [199, 176])
    #expect(page.observer.logs.count == 1)
  }
}
