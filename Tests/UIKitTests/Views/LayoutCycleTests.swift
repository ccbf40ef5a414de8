import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A view that writes its part of the cycle into a shared diary.
private final class StageView: UIView {
  let name: String
  let write: (String) -> Void
  var onLayout: () -> Void = {}

  init(_ name: String, _ write: @escaping (String) -> Void) {
    self.name = name
    self.write = write
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) {
    name = ""
    write = { _ in }
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    write("layout \(name)")
    onLayout()
  }

  override func updateConstraints() {
    write("constraints \(name)")
    super.updateConstraints()
  }
}

@Suite(.onePhone) @MainActor struct LayoutCycleTests {
  private final class Diary {
    var lines: [String] = []
  }

  private func stage(_ diary: Diary) -> (Phone, StageView, StageView) {
    let phone = Phone()
    let outer = StageView("outer") { diary.lines.append($0) }
    let inner = StageView("inner") { diary.lines.append($0) }
    outer.addSubview(inner)
    phone.show(outer)
    return (phone, outer, inner)
  }

  @Test func `fact 1.32: constraints from the bottom up, then layout from the top down`() {
    let diary = Diary()
    _ = stage(diary)
    #expect(
      diary.lines == ["constraints inner", "constraints outer", "layout outer", "layout inner"])
  }

  @Test func `fact 1.34: setNeedsLayout waits, layoutIfNeeded does not`() {
    let diary = Diary()
    let (phone, _, inner) = stage(diary)
    diary.lines = []
    inner.setNeedsLayout()
    #expect(diary.lines == [])
    inner.layoutIfNeeded()
    #expect(diary.lines == ["layout inner"])
    phone.application.layoutPass()
    #expect(diary.lines == ["layout inner"])
  }

  @Test func `fact 1.34: layoutIfNeeded begins at the superview that is flagged too`() {
    let diary = Diary()
    let (_, outer, inner) = stage(diary)
    diary.lines = []
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(diary.lines == ["layout outer", "layout inner"])
  }

  @Test func `a change of size asks for layout, a change of place does not`() {
    let diary = Diary()
    let (phone, outer, _) = stage(diary)
    diary.lines = []
    outer.frame.origin.x = 100
    phone.application.layoutPass()
    #expect(diary.lines == [])
    outer.frame.size.height = 50
    phone.application.layoutPass()
    #expect(diary.lines == ["layout outer"])
  }

  @Test func `fact 1.33: who lays out without super leaves the subviews where they are`() {
    final class Frozen: UIView {
      override func layoutSubviews() {}
    }
    let phone = Phone()
    let (frozen, live) = (Frozen(frame: phone.window.bounds), UIView(frame: phone.window.bounds))
    let inner = [frozen, live].map { outer in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 30),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 12),
      ])
      phone.window.addSubview(outer)
      return view
    }
    phone.window.makeKeyAndVisible()
    phone.application.layoutPass()
    #expect(inner.map(\.frame) == [.zero, CGRect(x: 0, y: 12, width: 30, height: 0)])
  }

  @Test func `fact 1.36: scrolling lays out the scroll view, not the root view`() {
    final class Root: UIViewController {
      var rounds = 0
      override func viewDidLayoutSubviews() { rounds += 1 }
    }
    final class Scrolled: UIScrollView {
      var rounds = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
      }
    }
    let phone = Phone()
    let (root, scrollView) = (Root(), Scrolled(frame: phone.window.bounds))
    root.view.addSubview(scrollView)
    scrollView.contentSize.height = 2_000
    phone.show(root)
    (root.rounds, scrollView.rounds) = (0, 0)
    for offset in 1...3 {
      scrollView.contentOffset.y = CGFloat(offset)
      phone.application.layoutPass()
    }
    #expect(root.rounds == 0)
    #expect(scrollView.rounds == 3)
  }

  @Test func `a view that is flagged while it is laid out is laid out once more`() {
    let diary = Diary()
    let (phone, outer, inner) = stage(diary)
    var rounds = 0
    inner.onLayout = {
      rounds += 1
      if rounds < 3 { outer.setNeedsLayout() }
      if rounds < 3 { inner.setNeedsLayout() }
    }
    diary.lines = []
    inner.setNeedsLayout()
    phone.application.layoutPass()
    #expect(
      diary.lines == [
        "layout inner", "layout outer", "layout inner", "layout outer", "layout inner",
      ])
  }

  @Test func `a layout that lays itself out is given up before the stack is full`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) { @MainActor in
      let phone = Phone()
      let view = StageView("restless") { _ in }
      view.onLayout = {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      phone.show(view)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words
        == "never settled: StageView asks to be laid out while it is laid out, without end\n")
  }

  @Test func `fact 1.38: a layout that asks for itself for ever is given up and says who`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) { @MainActor in
      let phone = Phone()
      let view = StageView("restless") { _ in }
      view.accessibilityIdentifier = "restless"
      view.onLayout = { view.setNeedsLayout() }
      phone.show(view)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words == "never settled: after 100 rounds these views still ask to be laid out: restless\n")
  }
}
