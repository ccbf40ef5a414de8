import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Long random histories of a layout end where a layout made anew from the same views begins.
@MainActor
@Suite("Random layouts", .onePhone)
struct RandomLayoutTests {
  @Test("An edited layout is as good as a fresh one at every priority", arguments: 1...40)
  func histories(seed: UInt64) {
    var history = RandomHistory(seed: seed)
    for step in 0..<60 {
      history.edit()
      guard step % 10 == 9 else { continue }
      history.root.layoutIfNeeded()
      let edited = history.errors()
      history.root.layoutItem.ownEngine = nil
      history.root.setNeedsLayout()
      history.root.layoutIfNeeded()
      let fresh = history.errors()
      #expect(edited.map(\.priority) == fresh.map(\.priority), "seed \(seed) step \(step)")
      for (one, other) in zip(edited, fresh) {
        #expect(
          abs(one.error - other.error) < 1e-5 * max(1, one.error),
          "seed \(seed) step \(step) priority \(one.priority)")
      }
    }
  }
}

/// A hierarchy that is edited at random, the same for the same seed.
@MainActor
private struct RandomHistory {
  let root = makeRoot()
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var numbers: Numbers

  init(seed: UInt64) {
    numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<6 { addView() }
  }

  /// The sum of the violations at each priority, strongest first; broken ones count as 1001.
  func errors() -> [(priority: Float, error: Double)] {
    guard let engine = root.layoutItem.ownEngine else { return [] }
    var sums: [Float: Double] = [:]
    for constraint in constraints where constraint.isActive {
      guard constraint.row?.engine === engine else { continue }
      let priority = constraint.breakage == nil ? constraint.priority.rawValue : 1001
      sums[priority, default: 0] += engine.violation(of: constraint)
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  mutating func edit() {
    switch numbers.below(12) {
    case 0: addView()
    case 1: removeView()
    case 2, 3, 4, 5: addConstraint()
    case 6: if let constraint = pick(constraints) { constraint.isActive = false }
    case 7, 8:
      if let constraint = pick(constraints) { constraint.constant = CGFloat(numbers.below(300)) }
    case 9:
      if let view = pick(views) { view.bounds.origin.y = CGFloat(numbers.below(400)) - 100 }
    case 10:
      if let view = pick(views) as? ContentView {
        view.content = CGSize(width: numbers.below(200), height: numbers.below(200))
      }
    default:
      root.frame.size = CGSize(width: 200 + numbers.below(300), height: 400 + numbers.below(500))
    }
    if numbers.below(3) == 0 { root.layoutIfNeeded() }
  }

  private mutating func addView() {
    let parent = pick(views.filter { $0.superview != nil }) ?? root
    let view: UIView
    switch numbers.below(4) {
    case 0: view = ContentView(CGFloat(numbers.below(200)), CGFloat(numbers.below(200)))
    case 1: view = ContentArea()
    case 2: view = WrappingView(length: CGFloat(numbers.below(900)), line: 20)
    default:
      view = UIView(frame: rect(5, 5, CGFloat(numbers.below(100)), CGFloat(numbers.below(100))))
      view.autoresizingMask = numbers.below(2) == 0 ? [.flexibleWidth] : []
    }
    if view is ContentArea { view.translatesAutoresizingMaskIntoConstraints = false }
    parent.addSubview(view)
    views.append(view)
  }

  private mutating func removeView() {
    guard views.count > 4, let view = pick(views) else { return }
    let parent = view.superview
    view.removeFromSuperview()
    if numbers.below(2) == 0, parent !== root { root.addSubview(view) }
  }

  private mutating func addConstraint() {
    let attributes: [[NSLayoutConstraint.Attribute]] = [
      [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height],
    ]
    let here = views.filter { $0.isDescendant(of: root) }
    guard let one = pick(here), let group = pick(attributes), let first = pick(group),
      let second = pick(group), let other = pick(here + [root]), other !== one
    else { return }
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = NSLayoutConstraint(
      item: one, attribute: first, relatedBy: pick(relations) ?? .equal, toItem: other,
      attribute: second, multiplier: numbers.below(5) == 0 ? 0.5 : 1,
      constant: CGFloat(numbers.below(200)) - 50)
    let priorities: [Float] = [1000, 999, 750, 500, 250, 20]
    constraint.priority = UILayoutPriority(pick(priorities) ?? 1000)
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[numbers.below(list.count)]
  }
}

/// SplitMix64.
private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
