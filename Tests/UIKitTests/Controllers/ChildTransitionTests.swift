import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Going from child to child in a container of the app's own.
@Suite(.onePhone) @MainActor struct ChildTransitionTests {
  @Test func `the second child's view comes, and the first one's goes after the animation`() {
    let phone = Phone()
    let (parent, one, two) = (UIViewController(), UIViewController(), UIViewController())
    for child in [one, two] { parent.addChild(child) }
    parent.view.addSubview(one.view)
    phone.show(parent)
    two.view.alpha = 0
    var isDone = false
    parent.transition(
      from: one, to: two, duration: 0.2, animations: { two.view.alpha = 1 },
      completion: { isDone = $0 })
    #expect(two.view.superview === parent.view && one.view.superview === parent.view)
    #expect(one.state == .disappearing && two.state == .appearing)
    phone.pass(0.3)
    #expect(isDone && one.view.superview == nil)
    #expect(one.state == .disappeared && two.state == .appeared)
  }

  @Test func `a controller that is no child cannot be gone to`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let phone = Phone()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        phone.show(parent)
        parent.transition(from: child, to: UIViewController(), duration: 1, animations: nil)
      }
    }
  }

  @Test func `fact 2.23: content of a navigation controller is inset by the bar however short`() {
    let phone = Phone()
    let (bare, held) = (UIViewController(), UIViewController())
    let scrolls = [UIScrollView(), UIScrollView()]
    for (controller, scroll) in zip([bare, held], scrolls) {
      scroll.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
      controller.view.addSubview(scroll)
    }
    phone.show(bare)
    #expect(scrolls[0].adjustedContentInset == .zero)
    let other = Phone()
    other.show(UINavigationController(rootViewController: held))
    #expect(scrolls[1].adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    #expect(scrolls[1].contentOffset.y == -88)
  }

  @Test func `a spring by its bounce comes to rest at its end`() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.show(view)
    UIView.animate(springDuration: 0.5, bounce: 0.3) { view.frame.origin.x = 100 }
    phone.pass(0.2)
    let seen = phone.window.presentedViews().first { $0.view === view }?.onScreen.minX ?? 0
    #expect(view.frame.minX == 100 && seen > 0 && seen != 100)
    phone.pass(2)
    #expect(phone.window.presentedViews().first { $0.view === view }?.onScreen.minX == 100)
  }
}
