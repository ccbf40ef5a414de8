import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Content sizes", .onePhone)
struct ContentSizeTests {
  @Test("fact 1.27: the content size holds where nothing else says a size")
  func intrinsic() {
    let root = makeRoot()
    let view = ContentView(80, 30).added(to: root)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 80, 30))
    view.content = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 90, 0))
  }

  @Test("fact 0.1: an explicit constraint beats a content size of the same priority")
  func explicitWins() {
    let root = makeRoot()
    let view = ContentView(80, 1300).added(to: root)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 262),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 80, 262))
  }

  @Test("fact 0.4: a content size at 1000 beats 999 and loses to what is required, silently")
  func requiredContent() {
    let root = makeRoot()
    let observer = RecordingObserver()
    ApplicationHost.begin(on: .iPhoneX, observer: observer)
    let view = ContentView(80, 30).added(to: root)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = UILayoutPriority(999)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    narrow.isActive = false
    narrow.priority = .required
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(observer.logs == [])
  }

  /// Two views side by side in 300 points: the left one is referenced first.
  private func sideBySide(_ left: UIView, _ right: UIView, isReversed: Bool = false) -> UIView {
    let root = makeRoot(300, 100)
    root.addSubview(left)
    root.addSubview(right)
    let constraints = [
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
    root.layoutIfNeeded()
    return root
  }

  @Test("fact 1.6a: with equal hugging the first referenced stretches", arguments: [false, true])
  func stretching(isReversed: Bool) {
    let (left, right) = (ContentView(50, 10), ContentView(60, 10))
    _ = sideBySide(left, right, isReversed: isReversed)
    #expect([left.frame.width, right.frame.width] == (isReversed ? [50, 250] : [240, 60]))
  }

  @Test(
    "fact 1.6b: with equal resistance the first referenced keeps its width",
    arguments: [false, true])
  func compressing(isReversed: Bool) {
    let (left, right) = (ContentView(200, 10), ContentView(210, 10))
    _ = sideBySide(left, right, isReversed: isReversed)
    #expect([left.frame.width, right.frame.width] == (isReversed ? [90, 210] : [200, 100]))
  }

  @Test("Hugging that changes changes who stretches")
  func hugging() {
    let (left, right) = (ContentView(50, 10), ContentView(60, 10))
    let root = sideBySide(left, right)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect([left.frame.width, right.frame.width] == [50, 250])
  }

  @Test("fact 5.5: a wrapping view gets its height from its width, in one layout")
  func wrapping() {
    let root = makeRoot(300, 800)
    let view = WrappingView(length: 1000, line: 20).added(to: root)
    let below = ContentView(10, 10).added(to: root)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 80))
    #expect(below.frame.minY == 80)
    left.constant = 100
    root.layoutIfNeeded()
    #expect(view.frame == rect(100, 0, 200, 100))
    view.length = 100
    root.layoutIfNeeded()
    #expect(view.frame == rect(100, 0, 200, 20))
  }

  @Test("A wrapping view that need not fill its room is as wide as its longest line")
  func narrowWrapping() {
    let root = makeRoot(305, 800)
    let view = WrappingView(length: 1000, line: 20).added(to: root)
    let right = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), right,
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 80))
    right.constant = -100
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 100))
    right.constant = 0
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 80))
  }

  @Test("fact 1.30: fitting measures a view by its own constraints and moves nothing")
  func fitting() {
    let root = makeRoot()
    let container = UIView.constrained(in: root)
    let view = WrappingView(length: 1000, line: 20).added(to: container)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      container.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 100, 200))
    container.constraints.last?.isActive = false
    let fitted = container.systemLayoutSizeFitting(
      CGSize(width: 520, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 520, height: 40))
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 1020, height: 20))
    #expect(view.frame == rect(10, 0, 100, 200))
  }
}
