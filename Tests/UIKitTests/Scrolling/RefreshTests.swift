import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Pulling content to have it read anew.
@MainActor
@Suite(.onePhone) struct RefreshTests {
  private func stage(
    _ note: @escaping (UIRefreshControl) -> Void
  ) -> (ScrollStage, UIRefreshControl) {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [unowned control] _ in note(control) }, for: .valueChanged)
    return (ScrollStage { $0.refreshControl = control }, control)
  }

  @Test func `a long pull begins under the finger, and content rests below the control`() {
    var notes: [CGFloat] = []
    let (stage, control) = stage { notes.append($0.scrollView?.contentOffset.y ?? 0) }
    #expect(control.superview === stage.scrollView)
    stage.drag(by: CGPoint(x: 0, y: 400), frames: 40)
    #expect(notes.count == 1 && notes[0] <= -120 && notes[0] > -130)
    #expect(control.isRefreshing && stage.scrollView.adjustedContentInset.top == 0)
    #expect(control.frame.minY == stage.scrollView.contentOffset.y)
    stage.release()
    stage.pass(frames: 90)
    #expect(stage.scrollView.contentOffset.y == -60)
    #expect(stage.scrollView.adjustedContentInset.top == 60)
    #expect(stage.scrollView.contentInset == .zero)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    control.endRefreshing()
    #expect(stage.scrollView.adjustedContentInset.top == 0)
    stage.pass(frames: 9)
    let half = stage.scrollView.contentOffset.y
    #expect(half < -5 && half > -55)
    stage.pass(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 0 && notes.count == 1)
  }

  @Test func `a short pull begins nothing`() {
    var notes = 0
    let (stage, control) = stage { _ in notes += 1 }
    stage.drag(by: CGPoint(x: 0, y: 150), frames: 20)
    #expect(stage.scrollView.contentOffset.y > -120)
    stage.release()
    stage.pass(frames: 90)
    #expect(notes == 0 && !control.isRefreshing && stage.scrollView.contentOffset.y == 0)
  }

  @Test func `one that ends at once begins once a pull`() {
    var notes = 0
    let (stage, _) = stage { control in
      notes += 1
      control.endRefreshing()
    }
    for round in 1...2 {
      stage.drag(by: CGPoint(x: 0, y: 400), frames: 40)
      stage.release()
      stage.pass(frames: 90)
      #expect(notes == round && stage.scrollView.contentOffset.y == 0)
    }
  }

  @Test func `begun by code, it scrolls nothing and tells nobody`() {
    var notes = 0
    let (stage, control) = stage { _ in notes += 1 }
    control.beginRefreshing()
    stage.pass(frames: 30)
    #expect(control.isRefreshing && notes == 0)
    #expect(stage.scrollView.contentOffset.y == 0)
    #expect(stage.scrollView.adjustedContentInset.top == 60)
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    control.endRefreshing()
    stage.pass(frames: 30)
    #expect(stage.scrollView.contentOffset.y == 0)
    stage.scrollView.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func `without a control a pull is a pull`() {
    let stage = ScrollStage()
    stage.drag(by: CGPoint(x: 0, y: 400), frames: 40)
    stage.release()
    stage.pass(frames: 90)
    #expect(stage.scrollView.adjustedContentInset == .zero)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test func `a table has it above its rows`() {
    let control = UIRefreshControl()
    let stage = TableStage(rows: 40) { $0.refreshControl = control }
    #expect(stage.table.subviews.first === control)
    stage.scroll(to: -30)
    #expect(control.frame.minY == -60 && stage.table.visibleCells.first?.frame.minY == 0)
  }
}
