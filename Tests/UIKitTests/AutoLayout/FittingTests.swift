import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Fact 1.30: measuring a view by its own constraints.
@MainActor
@Suite("systemLayoutSizeFitting", .onePhone)
struct FittingTests {
  private let compressed = UIView.layoutFittingCompressedSize
  private let expanded = UIView.layoutFittingExpandedSize

  private func box(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
    let box = UIView()
    let inner = UIView.constrained(in: box, "inner")
    NSLayoutConstraint.activate(
      [
        inner.topAnchor.constraint(equalTo: box.topAnchor),
        inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
        inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
        inner.heightAnchor.constraint(equalToConstant: 30),
      ] + constraints(box, inner))
    return box
  }

  /// The same but for rounding.
  private func isNear(_ size: CGSize, _ other: CGSize) -> Bool {
    abs(size.width - other.width) < 1e-9 && abs(size.height - other.height) < 1e-9
  }

  @Test func `a view without constraints has the size that is asked for`() {
    let view = UIView(frame: rect(1, 2, 30, 40))
    #expect(view.systemLayoutSizeFitting(compressed) == .zero)
    #expect(view.systemLayoutSizeFitting(expanded) == expanded)
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: 70, height: 80)) == CGSize(width: 70, height: 80))
    #expect(view.frame == rect(1, 2, 30, 40))
  }

  @Test func `frames of subviews are no reason to be large`() {
    let view = UIView(frame: rect(0, 0, 300, 300))
    let fixed = UIView(frame: rect(10, 10, 200, 200))
    let wide = UIView(frame: rect(10, 10, 200, 200))
    wide.autoresizingMask = .flexibleWidth
    view.addSubview(fixed)
    view.addSubview(wide)
    #expect(view.systemLayoutSizeFitting(compressed) == .zero)
    #expect(wide.frame == rect(10, 10, 200, 200))
  }

  @Test(
    "Wishes inside that are weaker than 50 lose, stronger ones win, and at 50 the target does",
    arguments: [
      (49, 10, 10_000), (50, 10, 10_000), (51, 210, 210), (750, 210, 210),
    ] as [(Float, CGFloat, CGFloat)])
  func boundary(priority: Float, least: CGFloat, greatest: CGFloat) {
    let view = box { _, inner in
      let width = inner.widthAnchor.constraint(equalToConstant: 200)
      width.priority = UILayoutPriority(priority)
      return [width]
    }
    #expect(view.systemLayoutSizeFitting(compressed) == CGSize(width: least, height: 30))
    #expect(view.systemLayoutSizeFitting(expanded).width == greatest)
    // At 500 the target is stronger than what is weaker.
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: UILayoutPriority(500),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: priority > 500 ? 210 : 100, height: 30))
  }

  @Test func `a label's content is stronger than the target, and hugs and resists`() {
    let label = UILabel()
    label.text = "Stretchy layouts"
    let size = label.intrinsicContentSize
    #expect(label.systemLayoutSizeFitting(compressed) == size)
    #expect(isNear(label.systemLayoutSizeFitting(expanded), size))
    label.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
    let wide = CGSize(width: 10_000, height: size.height)
    #expect(isNear(label.systemLayoutSizeFitting(expanded), wide))
    label.setContentCompressionResistancePriority(UILayoutPriority(40), for: .horizontal)
    #expect(label.systemLayoutSizeFitting(compressed).width == 0)
  }

  @Test("fact 5.5: at a required width a label of several lines has the height of its lines")
  func wrapping() {
    let view = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Pulled down, the header stays at the top of the screen and grows by as much."
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    for width in [120.0, 200, 375] {
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let lines = label.sizeThatFits(CGSize(width: width - 16, height: 0)).height
      #expect(fitted.width == width && abs(fitted.height - lines - 16) < 1e-9)
    }
    // Unbound, it is one line.
    let line = label.sizeThatFits(.zero).height
    #expect(abs(view.systemLayoutSizeFitting(compressed).height - line - 16) < 1e-9)
  }

  @Test func `the present layout, its engine and its labels are as before`() {
    let root = makeRoot()
    let row = UIView.constrained(in: root)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A header that lets go, and a text that is longer than its line"
    label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(label)
    let width = row.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
      label.topAnchor.constraint(equalTo: row.topAnchor),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let before = [row.frame, label.frame]
    let size = label.intrinsicContentSize
    for target in [compressed, expanded, CGSize(width: 60, height: 0)] {
      _ = row.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: UILayoutPriority(999),
        verticalFittingPriority: .fittingSizeLevel)
      #expect(label.intrinsicContentSize == size)
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect([row.frame, label.frame] == before)
    }
    width.constant = 300
    root.layoutIfNeeded()
    #expect(row.frame.width == 300 && row.frame.height < before[0].height)
    #expect(!row.hasAmbiguousLayout && !label.hasAmbiguousLayout)
  }

  @Test func `a required target against a required width inside breaks nothing outside`() {
    let observer = RecordingObserver()
    ApplicationHost.begin(on: .iPhoneX, observer: observer)
    let view = box { _, inner in [inner.widthAnchor.constraint(equalToConstant: 200)] }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted.height == 30 && [100, 210].contains(fitted.width))
    #expect(observer.conflicts == [] && observer.logs == [])
    view.frame.size = CGSize(width: 210, height: 30)
    view.layoutIfNeeded()
    #expect(observer.conflicts == [] && view.subviews[0].frame == rect(5, 0, 200, 30))
  }

  @Test func `a stack is measured with its gaps, its margins and what is hidden`() {
    let views = [ContentView(30, 10), ContentView(60, 20), ContentView(90, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 7
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 194, height: 30))
    views[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 127, height: 30))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 90, height: 47))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 106, height: 63))
  }

  @Test func `a cell measures its content at the table's width`() {
    let stage = TableStage([["short", "a text that is too long for one line of a phone's table"]]) {
      $0.rowHeight = UITableView.automaticDimension
      $0.estimatedRowHeight = 80
    }
    let cells = stage.table.visibleCells
    let heights = cells.map { cell in
      cell.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(heights.count == 2 && heights[1] > heights[0] + 19)
    #expect(zip(cells, heights).allSatisfy { abs($0.frame.height - $1) < 1.01 })
  }

  @Test func `the size is the frame's, of which constraints see an inner rectangle`() {
    let view = InsetView(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(view.systemLayoutSizeFitting(compressed) == CGSize(width: 6, height: 54))
  }
}
