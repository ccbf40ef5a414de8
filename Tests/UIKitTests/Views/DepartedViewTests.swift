import Foundation
import OnePhone
import Testing

@testable import UIKit

/// The app's code may take views away while they are being laid out.
@Suite(.onePhone) @MainActor struct DepartedViewTests {
  private final class Diary {
    var lines: [String] = []
  }

  /// A view that does something when it is laid out, and writes when it goes.
  private final class Leaver: UIView {
    nonisolated(unsafe) let diary: Diary
    var whenLaidOut: (Leaver) -> Void = { _ in }

    init(_ diary: Diary, _ whenLaidOut: @escaping (Leaver) -> Void) {
      self.diary = diary
      self.whenLaidOut = whenLaidOut
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    deinit { diary.lines.append("gone") }

    override func layoutSubviews() {
      super.layoutSubviews()
      whenLaidOut(self)
      diary.lines.append("laid out")
    }
  }

  private let diary = Diary()
  private let phone = Phone()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  @Test func `a view that takes itself away is laid out to the end, and goes with the pass`() {
    page.addSubview(Leaver(diary) { $0.removeFromSuperview() })
    let last = Leaver(diary) { [diary] _ in diary.lines.append("the last one") }
    page.addSubview(last)
    phone.show(page)
    #expect(diary.lines == ["laid out", "the last one", "laid out", "gone"])
    #expect(page.subviews == [last])
  }

  @Test func `a view that takes its superview away does not lead the pass astray`() {
    let middle = UIView(frame: page.bounds)
    page.addSubview(middle)
    middle.addSubview(Leaver(diary) { $0.superview?.removeFromSuperview() })
    middle.addSubview(Leaver(diary) { _ in })
    phone.show(page)
    // The second one is no longer in the window, and not laid out before it is again.
    #expect(diary.lines == ["laid out", "laid out"])
    #expect(page.subviews == [])
  }

  @Test func `out of a pass a view goes at once`() {
    let view = Leaver(diary) { _ in }
    page.addSubview(view)
    phone.show(page)
    diary.lines = []
    do {
      page.addSubview(Leaver(diary) { _ in })
    }
    page.subviews.last?.removeFromSuperview()
    #expect(diary.lines == ["gone"])
  }

  @Test func `a pass within a pass keeps what leaves until the outer one is over`() {
    let inner = UIView(frame: page.bounds)
    inner.addSubview(Leaver(diary) { $0.removeFromSuperview() })
    let outer = Leaver(diary) { [diary] _ in
      inner.layoutIfNeeded()
      diary.lines.append("after the inner one")
    }
    page.addSubview(outer)
    phone.show(page)
    #expect(diary.lines == ["laid out", "after the inner one", "laid out", "gone"])
  }
}
