import OnePhone
import SnapKit
import Testing
import UIKit

/// What each word of a chain makes of a constraint.
@MainActor
@Suite(.onePhone) struct MakerTests {
  @Test(arguments: attributes + relations + constants + rest)
  func aChainBecomesTheConstraintsThatItSays(chain: Chain) {
    let scene = Scene()
    scene.box.snp.makeConstraints { chain.write($0, scene) }
    #expect(scene.constraints == chain.expected)
  }

  nonisolated static let attributes = [
    Chain("top.left", ["box.left == page.left", "box.top == page.top"]) { make, scene in
      make.top.left.equalTo(scene.page)
    },
    Chain(
      "edges",
      [
        "box.left == page.left", "box.top == page.top", "box.right == page.right",
        "box.bottom == page.bottom",
      ]
    ) { make, scene in make.edges.equalTo(scene.page) },
    Chain(
      "directionalEdges",
      [
        "box.top == page.top", "box.bottom == page.bottom", "box.leading == page.leading",
        "box.trailing == page.trailing",
      ]
    ) { make, scene in make.directionalEdges.equalTo(scene.page) },
    Chain("horizontalEdges", ["box.left == page.left", "box.right == page.right"]) { make, scene in
      make.horizontalEdges.equalTo(scene.page)
    },
    Chain("verticalEdges", ["box.top == page.top", "box.bottom == page.bottom"]) { make, scene in
      make.verticalEdges.equalTo(scene.page)
    },
    Chain("size", ["box.width == other.width", "box.height == other.height"]) { make, scene in
      make.size.equalTo(scene.other)
    },
    Chain("center", ["box.centerX == page.centerX", "box.centerY == page.centerY"]) { make, scene in
      make.center.equalTo(scene.page)
    },
    Chain("baselines", ["box.firstBaseline == other.lastBaseline"]) { make, scene in
      make.firstBaseline.equalTo(scene.other.snp.lastBaseline)
    },
    Chain(
      "edges against margins",
      [
        "box.left == page.leftMargin", "box.top == page.topMargin",
        "box.right == page.rightMargin", "box.bottom == page.bottomMargin",
      ]
    ) { make, scene in make.edges.equalTo(scene.page.snp.margins) },
    Chain(
      "margins against edges, in reading direction",
      [
        "box.topMargin == page.top", "box.bottomMargin == page.bottom",
        "box.leadingMargin == page.leading", "box.trailingMargin == page.trailing",
      ]
    ) { make, scene in make.directionalMargins.equalTo(scene.page.snp.directionalEdges) },
    Chain(
      "two attributes against one",
      ["box.left == other.centerX", "box.right == other.centerX"]
    ) { make, scene in make.left.right.equalTo(scene.other.snp.centerX) },
  ]

  nonisolated static let relations = [
    Chain("equalTo a view's attribute", ["box.top == other.bottom + 10.0"]) { make, scene in
      make.top.equalTo(scene.other.snp.bottom).offset(10)
    },
    Chain("equalTo a guide", ["box.top == guide.top"]) { make, scene in
      make.top.equalTo(scene.guide)
    },
    Chain("equalTo several views", ["box.width == other.width", "box.width == page.width"]) {
      make, scene in make.width.equalTo([scene.other, scene.page])
    },
    Chain("lessThanOrEqualTo several numbers", ["box.width <= 10.0", "box.width <= 20.0"]) {
      make, _ in make.width.lessThanOrEqualTo([10, 20])
    },
    Chain("equalToSuperview", ["box.top == page.top"]) { make, _ in make.top.equalToSuperview() },
    Chain("equalToSuperview with a closure", ["box.top == page.bottom"]) { make, _ in
      make.top.equalToSuperview { $0.snp.bottom }
    },
    Chain("lessThanOrEqualTo", ["box.width <= other.height"]) { make, scene in
      make.width.lessThanOrEqualTo(scene.other.snp.height)
    },
    Chain("greaterThanOrEqualTo", ["box.height >= 44.0"]) { make, _ in
      make.height.greaterThanOrEqualTo(44)
    },
    Chain("greaterThanOrEqualToSuperview", ["box.top >= page.top + 8.0"]) { make, _ in
      make.top.greaterThanOrEqualToSuperview().offset(8)
    },
    Chain("no relation", []) { make, _ in _ = make.top.left },
  ]

  nonisolated static let constants = [
    Chain("a place is measured from the superview", ["box.left == page.left + 10.0"]) { make, _ in
      make.left.equalTo(10)
    },
    Chain(
      "a centre is measured from the superview's origin",
      ["box.centerX == page.left + 3.0", "box.centerY == page.top + 4.0"]
    ) { make, _ in make.center.equalTo(CGPoint(x: 3, y: 4)) },
    Chain("a size", ["box.width == 3.0", "box.height == 4.0"]) { make, _ in
      make.size.equalTo(CGSize(width: 3, height: 4))
    },
    Chain("one number for both dimensions", ["box.width == 50.0", "box.height == 50.0"]) {
      make, _ in make.size.equalTo(50)
    },
    Chain(
      "insets as the other side",
      [
        "box.left == page.left + 2.0", "box.top == page.top + 1.0",
        "box.right == page.right + -4.0", "box.bottom == page.bottom + -3.0",
      ]
    ) { make, _ in
      make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Chain(
      "inset by a number",
      [
        "box.left == page.left + 14.0", "box.top == page.top + 14.0",
        "box.right == page.right + -14.0", "box.bottom == page.bottom + -14.0",
      ]
    ) { make, scene in make.edges.equalTo(scene.page).inset(14) },
    Chain(
      "inset of a size and a centre",
      [
        "box.width == page.width + -6.0", "box.height == page.height + -4.0",
        "box.centerX == page.centerX + -1.0", "box.centerY == page.centerY + -1.0",
      ]
    ) { make, scene in
      make.size.center.equalTo(scene.page)
        .inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Chain(
      "inset in reading direction",
      ["box.leading == page.leading + 2.0", "box.trailing == page.trailing + -4.0"]
    ) { make, scene in
      make.directionalHorizontalEdges.equalTo(scene.page)
        .inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Chain(
      "an offset moves every edge the same way",
      ["box.left == page.left + 5.0", "box.right == page.right + 5.0"]
    ) { make, scene in make.left.right.equalTo(scene.page).offset(5) },
  ]

  nonisolated static let rest = [
    Chain("multipliedBy", ["box.height == box.width * 0.7"]) { make, scene in
      make.height.equalTo(scene.box.snp.width).multipliedBy(0.7)
    },
    Chain("dividedBy", ["box.width == page.width * 0.25 + 1.0"]) { make, scene in
      make.width.equalTo(scene.page).dividedBy(4).offset(1)
    },
    Chain("priority by name", ["box.top == page.top ^750.0"]) { make, scene in
      make.top.equalTo(scene.page).priority(.high)
    },
    Chain("priority by number", ["box.top == page.top ^999.0"]) { make, scene in
      make.top.equalTo(scene.page).priority(999)
    },
    Chain("UIKit's priority", ["box.top == page.top ^250.0"]) { make, scene in
      make.top.equalTo(scene.page).priority(UILayoutPriority.defaultLow)
    },
    Chain("a priority between names", ["box.top == page.top ^749.0"]) { make, scene in
      make.top.equalTo(scene.page).priority(ConstraintPriority.high.advanced(by: -1))
    },
  ]
}
