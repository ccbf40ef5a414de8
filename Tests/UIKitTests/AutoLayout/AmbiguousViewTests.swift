import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Fact 1.31: what is ambiguous, of which view and which of its sides.
@MainActor
@Suite("Ambiguous layout, by view", .onePhone)
struct AmbiguousViewTests {
  private let root = makeRoot(300, 400)

  /// The ambiguous views by their identifiers, with what is open.
  private func ambiguous() -> [String] {
    root.layoutIfNeeded()
    return AmbiguousView.all(below: root).map { found in
      let name = found.view?.accessibilityIdentifier ?? "?"
      return "\(name): \(found.attributes.joined(separator: ", "))"
    }
  }

  @Test("facts 0.7, 10.1: content tied to a scroll view by its edges alone has no size of its own")
  func contentOfAScrollView() {
    let page = UIScrollView()
    page.translatesAutoresizingMaskIntoConstraints = false
    page.accessibilityIdentifier = "page"
    root.addSubview(page)
    let content = UIView.constrained(in: page, "content")
    NSLayoutConstraint.activate(edges(of: page, to: root) + edges(of: content, to: page))
    #expect(
      ambiguous() == ["page: contentSize.width, contentSize.height", "content: width, height"])
    content.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    #expect(ambiguous() == ["page: contentSize.height", "content: height"])
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    height.isActive = true
    #expect(ambiguous() == [])
    page.contentOffset.y = 100
    #expect(ambiguous() == [])
    height.isActive = false
    #expect(ambiguous() == ["page: contentSize.height", "content: height"])
  }

  @Test func askingChangesNothingOfTheLayout() {
    let view = UIView.constrained(in: root, "view")
    view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 7).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    let before = view.frame
    #expect(ambiguous() == ["view: top, width, height"])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == before)
  }

  @Test("fact 1.6: two views that hug equally in too wide a row could share it otherwise")
  func tie() {
    let (left, right) = (ContentView(40, 10), ContentView(60, 10))
    for (view, name) in [(left, "left"), (right, "right")] {
      _ = view.added(to: root, name)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    #expect(ambiguous() == ["left: width", "right: left, width"])
    right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(ambiguous() == [])
    // It is the content that decides whether there is room to share.
    right.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    right.content.width = 260
    #expect(ambiguous() == [])
  }

  @Test func viewsThatFramesPlaceAreNeverAmbiguous() {
    let framed = UIView(frame: rect(10, 10, 20, 20))
    framed.accessibilityIdentifier = "framed"
    root.addSubview(framed)
    let beside = UIView.constrained(in: root, "beside")
    beside.leftAnchor.constraint(equalTo: framed.rightAnchor).isActive = true
    #expect(ambiguous() == ["beside: top, width, height"])
    #expect(AmbiguousView.all(below: UIView()).isEmpty)
  }

  private func edges(of view: UIView, to other: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }
}
