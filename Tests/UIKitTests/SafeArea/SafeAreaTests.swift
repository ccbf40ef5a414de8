import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct SafeAreaTests {
  @Test(arguments: [
    // On an iPhone X: 44 at the top and 34 at the bottom of 812.
    (CGRect(x: 0, y: 0, width: 375, height: 812), 44.0, 34.0),
    (CGRect(x: 0, y: 10, width: 375, height: 802), 34.0, 34.0),
    (CGRect(x: 0, y: 100, width: 375, height: 100), 0.0, 0.0),
    (CGRect(x: 0, y: -20, width: 375, height: 100), 44.0, 0.0),
    // Not an intersection: a view wholly inside of the bottom band has the whole inset.
    (CGRect(x: 0, y: 790, width: 375, height: 22), 0.0, 34.0),
    (CGRect(x: 0, y: 700, width: 375, height: 100), 0.0, 22.0),
  ])
  func `fact 3.4: each edge takes what reaches it`(frame: CGRect, top: Double, bottom: Double) {
    let phone = Phone()
    let view = UIView(frame: frame)
    phone.show(view)
    #expect(
      view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `fact 3.5: in a scroll view it follows the place on the screen`() {
    let phone = Phone()
    let scrollView = UIView(frame: phone.window.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2_000))
    scrollView.addSubview(content)
    phone.show(scrollView)
    #expect(content.safeAreaInsets.top == 44)
    scrollView.bounds.origin.y = -30
    phone.application.layoutPass()
    #expect(content.safeAreaInsets.top == 14)
  }

  @Test func `fact 3.6: a controller's own insets reach its view and what is below`() {
    let phone = Phone()
    let controller = UIViewController()
    let inner = UIView(frame: phone.window.bounds)
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    phone.show(controller)
    let expected = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    #expect(controller.view.safeAreaInsets == expected)
    #expect(inner.safeAreaInsets == expected)
    #expect(phone.window.safeAreaInsets.top == 44)
  }

  @Test func `fact 3.7: out of a window there is none`() {
    let phone = Phone()
    let view = UIView(frame: phone.window.bounds)
    phone.show(view)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `fact 3.8: margins are base and safe area together`() {
    let phone = Phone(.iPhone8)
    let controller = UIViewController()
    let inner = UIView(frame: phone.window.bounds)
    controller.view.addSubview(inner)
    phone.show(controller)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `fact 3.9: margins of the superview are kept from the edge`() {
    let phone = Phone()
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 290, height: 300))
    outer.addSubview(inner)
    phone.show(outer)
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 20, bottom: 8, right: 8))
  }
}
