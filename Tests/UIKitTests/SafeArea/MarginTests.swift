import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Facts 3.8 and 3.9: margins, and what is told of them.
@Suite(.onePhone) @MainActor struct MarginTests {
  /// Counts what it is told.
  private final class Told: UIView {
    var count = 0

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      count += 1
    }
  }

  private final class Controller: UIViewController {
    var told: [UIEdgeInsets] = []

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      told.append(view.layoutMargins)
    }
  }

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `a view has 8 points on each side, told only when they become others`() {
    let view = Told()
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.layoutMargins = insets(8, 8, 8, 8)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.count == 0)
    view.layoutMargins.left = 20
    view.directionalLayoutMargins.leading = 20
    #expect(view.count == 1)
    #expect(view.directionalLayoutMargins.leading == 20)
  }

  @Test(
    "fact 3.8: a controller's view has at least the system's margins, by the width of the screen",
    arguments: [(320.0, 16.0), (375, 16), (390, 16), (414, 20), (430, 20), (1024, 20)])
  func systemMinimum(width: Double, side: Double) {
    var screen = ScreenDescription.iPhone8
    screen.width = width
    let phone = Phone(screen)
    let controller = Controller()
    phone.show(controller)
    let side = CGFloat(side)
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(controller.view.layoutMargins == insets(20, side, 0, side))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 5, bottom: 5, trailing: 50)
    #expect(controller.view.layoutMargins == insets(25, side, 5, 50))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == insets(25, 5, 5, 50))
    #expect(
      controller.told == [
        insets(20, side, 0, side), insets(25, side, 5, 50), insets(25, 5, 5, 50),
      ])
  }

  @Test("fact 3.9: kept margins follow the view, its size and its superview's")
  func preserved() {
    let phone = Phone()
    let outer = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    let inner = Told(frame: CGRect(x: 10, y: 0, width: 290, height: 300))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    let mark = UIView.constrained(in: inner)
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
      mark.rightAnchor.constraint(equalTo: inner.layoutMarginsGuide.rightAnchor),
      mark.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    phone.show(outer)
    outer.layoutMargins = insets(0, 40, 0, 30)
    phone.application.layoutPass()
    #expect(inner.layoutMargins == insets(8, 30, 8, 30))
    #expect(mark.frame == CGRect(x: 30, y: 0, width: 230, height: 0))
    let told = inner.count
    inner.frame.origin.x = 25
    phone.application.layoutPass()
    #expect(inner.layoutMargins == insets(8, 15, 8, 45))
    #expect(mark.frame == CGRect(x: 15, y: 0, width: 230, height: 0))
    outer.frame.size.width = 400
    phone.application.layoutPass()
    #expect(inner.layoutMargins == insets(8, 15, 8, 8))
    #expect(mark.frame == CGRect(x: 15, y: 0, width: 267, height: 0))
    #expect(inner.count == told + 2)
    inner.preservesSuperviewLayoutMargins = false
    phone.application.layoutPass()
    #expect(mark.frame == CGRect(x: 8, y: 0, width: 274, height: 0))
  }

  @Test func `the safe area is in the margins unless switched off, and margins follow it`() {
    let phone = Phone()
    let view = Told(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let mark = UIView.constrained(in: view)
    mark.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
    phone.show(view)
    #expect(view.layoutMargins == insets(52, 8, 42, 8))
    #expect(mark.frame.minY == 52)
    view.frame.origin.y = 20
    phone.application.layoutPass()
    #expect(view.layoutMargins.top == 32 && mark.frame.minY == 32)
    let told = view.count
    view.insetsLayoutMarginsFromSafeArea = false
    phone.application.layoutPass()
    #expect(view.layoutMargins == insets(8, 8, 8, 8) && mark.frame.minY == 8)
    #expect(view.count == told + 1)
    view.frame.origin.y = 0
    phone.application.layoutPass()
    #expect(view.count == told + 1)
    #expect(view.safeAreaInsets.top == 44)
  }

  @Test func `directional margins change sides with the direction, and so do leading edges`() {
    let phone = Phone()
    let view = Told(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 10)
    let (mark, edge) = (UIView.constrained(in: view), UIView.constrained(in: view))
    for inner in [mark, edge] {
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(equalToConstant: 20),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
    mark.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    edge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5).isActive = true
    phone.show(view)
    #expect([mark.frame.minX, edge.frame.minX] == [30, 275])
    #expect(view.layoutMargins == insets(0, 30, 0, 10))
    let told = view.count
    for inner in [view, mark, edge] { inner.semanticContentAttribute = .forceRightToLeft }
    phone.application.layoutPass()
    #expect(view.layoutMargins == insets(0, 10, 0, 30))
    #expect([mark.frame.minX, edge.frame.minX] == [250, 5])
    #expect(view.count == told + 1)
    view.layoutMargins = insets(0, 40, 0, 60)
    #expect(view.directionalLayoutMargins.leading == 60)
    for inner in [view, mark, edge] { inner.semanticContentAttribute = .unspecified }
    phone.application.layoutPass()
    #expect([mark.frame.minX, edge.frame.minX] == [60, 275])
  }

  @Test func `margins of a turned phone keep out of the notch`() {
    let phone = Phone()
    let controller = Controller()
    phone.show(controller)
    #expect(controller.view.layoutMargins == insets(44, 16, 34, 16))
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(controller.view.layoutMargins == insets(0, 60, 21, 60))
    #expect(controller.told.last == insets(0, 60, 21, 60))
  }
}
