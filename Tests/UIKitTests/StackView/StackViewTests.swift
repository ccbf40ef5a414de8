import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Stack views", .onePhone)
struct StackViewTests {
  private let root = makeRoot(300, 300)

  /// A stack in the root's top left corner, filling it along the axis if asked to.
  private func stack(
    _ views: [UIView], fills: Bool = true, _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    configure(stack)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    if fills {
      let edge: NSLayoutConstraint =
        stack.axis == .horizontal
        ? stack.rightAnchor.constraint(equalTo: root.rightAnchor)
        : stack.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      edge.isActive = true
    }
    root.layoutIfNeeded()
    return stack
  }

  private func three() -> [ContentView] {
    [ContentView(30, 10), ContentView(60, 20), ContentView(90, 30)]
  }

  @Test("fact 6.7: a new stack is a row that fills, without spacing")
  func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.alignment == .fill)
    #expect(stack.distribution == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
  }

  @Test("A stack that nothing stretches takes its content's size")
  func hugging() {
    let views = three()
    let stack = stack(views, fills: false) { $0.spacing = 5 }
    #expect(stack.frame == rect(0, 0, 190, 30))
    #expect(
      views.map(\.frame) == [rect(0, 0, 30, 30), rect(35, 0, 60, 30), rect(100, 0, 90, 30)])
    #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false, false])
  }

  @Test("fact 6.8: a hidden view collapses and its gap goes, and comes back")
  func hiding() {
    let views = three()
    let stack = stack(views, fills: false) { $0.spacing = 5 }
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 125)
    #expect(views.map(\.frame.minX) == [0, 30, 35])
    #expect(views[1].frame.width == 0)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 190)
    #expect(stack.arrangedSubviews == views)
  }

  @Test(
    "fact 6.9: distributions share the room",
    arguments: [
      (UIStackView.Distribution.fillEqually, [rect(0, 0, 90, 30), rect(105, 0, 90, 30)], 210.0),
      (.fillProportionally, [rect(0, 0, 45, 30), rect(60, 0, 90, 30)], 165.0),
      (.equalSpacing, [rect(0, 0, 30, 30), rect(90, 0, 60, 30)], 210.0),
      (.equalCentering, [rect(0, 0, 30, 30), rect(105, 0, 60, 30)], 210.0),
    ])
  func distributions(
    distribution: UIStackView.Distribution, frames: [CGRect], last: Double
  ) {
    let views = three()
    _ = stack(views) {
      $0.spacing = 15
      $0.distribution = distribution
    }
    let lastWidth =
      distribution == .fillEqually ? 90.0 : distribution == .fillProportionally ? 135 : 90
    #expect(
      views.map(\.frame) == frames + [rect(300 - lastWidth, 0, lastWidth, 30)])
  }

  @Test(
    "Alignments place the views across the axis, in a stack as high as its highest view",
    arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [30.0, 30, 30]),
      (.top, [0, 0, 0], [10, 20, 30]), (.center, [10, 5, 0], [10, 20, 30]),
      (.bottom, [20, 10, 0], [10, 20, 30]), (.lastBaseline, [20, 10, 0], [10, 20, 30]),
    ])
  func alignments(alignment: UIStackView.Alignment, tops: [Double], heights: [Double]) {
    let views = three()
    let stack = stack(views) { $0.alignment = alignment }
    #expect(views.map { Double($0.frame.minY) } == tops)
    #expect(views.map { Double($0.frame.height) } == heights)
    #expect(stack.frame.height == 30)
  }

  @Test("A column runs downwards, with custom gaps and margins")
  func column() {
    let views = three()
    let stack = stack(views, fills: false) {
      $0.axis = .vertical
      $0.spacing = 4
      $0.alignment = .leading
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.setCustomSpacing(20, after: views[0])
    }
    #expect(
      views.map(\.frame) == [rect(2, 1, 30, 10), rect(2, 31, 60, 20), rect(2, 55, 90, 30)])
    #expect(stack.frame == rect(0, 0, 96, 88))
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.removeArrangedSubview(views[2])
    views[2].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 66, 38))
    #expect(stack.arrangedSubviews == Array(views[0...1]))
  }

  @Test("A row that is read from the right has its first view there, whatever the views say")
  func fromTheRight() {
    let views = three()
    let row = stack(views) {
      $0.spacing = 10
      $0.semanticContentAttribute = .forceRightToLeft
      $0.distribution = .equalSpacing
    }
    #expect(views.map(\.frame.minX) == [270, 150, 0])
    row.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 90, 210])
    views[1].isHidden = true
    row.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect([views[0], views[2]].map(\.frame.minX) == [270, 0])
  }

  @Test("Stacks nest")
  func nesting() {
    let inner = UIStackView(arrangedSubviews: three())
    inner.axis = .vertical
    let side = ContentView(50, 10)
    let outer = stack([inner, side], fills: false) { $0.alignment = .center }
    #expect(outer.frame == rect(0, 0, 140, 60))
    #expect(inner.frame == rect(0, 0, 90, 60))
    #expect(side.frame == rect(90, 25, 50, 10))
  }

  @Test("The constraints carry UIKit's identifiers")
  func identifiers() {
    let stack = stack([ContentView(1, 1), ContentView(2, 2)]) { $0.distribution = .fillEqually }
    #expect(
      stack.constraints.compactMap(\.identifier) == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-canvas-connection", "UISV-fill-equally",
        "UISV-canvas-connection", "UISV-alignment", "UISV-canvas-connection", "UISV-alignment",
      ])
  }

  @Test("A stack is measured before its first layout")
  func measuring() {
    let stack = UIStackView(arrangedSubviews: three())
    stack.axis = .vertical
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 90, height: 60))
  }
}
