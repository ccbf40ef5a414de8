import Foundation
import Testing

@testable import UIKit

/// What whoever records the app reads off its constraints.
@MainActor
@Suite("Constraints as they are recorded") struct RecordedConstraintTests {
  @Test("The active constraints of a hierarchy come in order of activation, whoever holds them")
  func order() {
    let root = makeRoot()
    let outer = UIView.constrained(in: root, "outer")
    let inner = UIView.constrained(in: outer, "inner")
    let width = inner.widthAnchor.constraint(equalToConstant: 5)
    let left = outer.leftAnchor.constraint(equalTo: root.leftAnchor)
    let idle = outer.topAnchor.constraint(equalTo: root.topAnchor)
    let height = outer.heightAnchor.constraint(equalToConstant: 7)
    NSLayoutConstraint.activate([width, left, idle, height])
    idle.isActive = false
    #expect(root.activeConstraints == [width, left, height])
    left.isActive = false
    left.isActive = true
    #expect(root.activeConstraints == [width, height, left])
    #expect(inner.activeConstraints == [width])
  }

  @Test("A constraint is missed by what it lacks, as last solved; one that holds by nothing")
  func violation() {
    let root = makeRoot()
    let view = UIView.constrained(in: root, "view")
    let must = view.widthAnchor.constraint(equalToConstant: 50)
    let wish = view.widthAnchor.constraint(equalToConstant: 80)
    wish.priority = UILayoutPriority(999)
    let idle = view.widthAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([must, wish])
    root.layoutIfNeeded()
    #expect([must, wish, idle].map(\.violation) == [0, 30, 0])
    wish.constant = 45
    root.layoutIfNeeded()
    #expect([must, wish].map(\.violation) == [0, 5])
    wish.constant = 50
    root.layoutIfNeeded()
    #expect([must, wish].map(\.violation) == [0, 0])
  }

  @Test("A broken required constraint is missed, too")
  func broken() {
    let root = makeRoot()
    let view = UIView.constrained(in: root, "view")
    let constraints = [100.0, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(constraints.map(\.violation).sorted() == [0, 100])
  }

  @Test("The sides of a constraint are a view, a guide's name and an attribute's")
  func sides() throws {
    let root = makeRoot()
    let view = UIView.constrained(in: root, "view")
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    let safe = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    let gap = guide.trailingAnchor.constraint(equalTo: view.leadingAnchor)
    let size = view.heightAnchor.constraint(equalToConstant: 3)
    let span = view.widthAnchor.constraint(
      equalTo: root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor))

    func words(_ side: NSLayoutConstraint.Side?) -> [String]? {
      side.map { [$0.view === view ? "view" : "root", $0.guide ?? "", $0.attribute] }
    }
    #expect(words(safe.firstSide) == ["view", "", "top"])
    #expect(words(safe.secondSide) == ["root", "safeAreaLayoutGuide", "top"])
    #expect(words(gap.firstSide) == ["root", "gap", "trailing"])
    #expect(words(gap.secondSide) == ["view", "", "leading"])
    #expect(words(size.firstSide) == ["view", "", "height"])
    #expect(words(size.secondSide) == nil)
    #expect(words(span.secondSide)?.last == "distance")
  }
}
