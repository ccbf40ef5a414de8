import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func animator(_ phone: Phone) -> UIViewPropertyAnimator {
    phone.show(view)
    let view = self.view
    return UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
  }

  private func seen(_ phone: Phone) -> CGFloat {
    phone.window.presentedViews().last?.onScreen.minX ?? .nan
  }

  private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool {
    abs(value - expected) < 1e-9
  }

  @Test func `it moves from its beginning to its end`() {
    let phone = Phone()
    let animator = animator(phone)
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    #expect(view.frame.minX == 0)
    animator.startAnimation()
    #expect(view.frame.minX == 100 && animator.isRunning && animator.state == .active)
    phone.pass(0.25)
    #expect(isNear(seen(phone), 25))
    #expect(isNear(animator.fractionComplete, 0.25))
    phone.pass(0.8)
    #expect(end == .end)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animations.isEmpty)
  }

  @Test func `paused it stands still, and goes on where it was`() {
    let phone = Phone()
    let animator = animator(phone)
    animator.startAnimation()
    phone.pass(0.5)
    animator.pauseAnimation()
    phone.pass(1)
    #expect(isNear(seen(phone), 50))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    phone.pass(0.1)
    #expect(isNear(seen(phone), 70))
    phone.pass(0.2)
    #expect(animator.state == .inactive)
  }

  @Test func `turned round it goes back and its values with it`() {
    let phone = Phone()
    let animator = animator(phone)
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    phone.pass(0.5)
    animator.isReversed = true
    phone.pass(0.25)
    #expect(isNear(seen(phone), 25))
    phone.pass(0.3)
    #expect(end == .start)
    #expect(isNear(view.frame.minX, 0))
  }

  @Test func `a finger moves it evenly, and it goes on from there along its curve`() {
    let phone = Phone()
    phone.show(view)
    let view = self.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      view.frame.origin.x = 100
    }
    animator.fractionComplete = 0.3
    #expect(isNear(seen(phone), 30))
    animator.fractionComplete = 0.2
    #expect(isNear(seen(phone), 20))
    phone.pass(1)
    #expect(isNear(seen(phone), 20))
    animator.startAnimation()
    #expect(abs(seen(phone) - 20) < 1e-6)
    phone.pass(1)
    #expect(animator.state == .inactive)
  }

  @Test func `stopped, values stay where they are seen`() {
    let phone = Phone()
    let animator = animator(phone)
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    phone.pass(0.5)
    animator.stopAnimation(false)
    #expect(isNear(view.frame.minX, 50) && isNear(seen(phone), 50))
    #expect(animator.state == .stopped && end == nil)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && end == .current)
    phone.pass(2)
    #expect(isNear(view.frame.minX, 50))
  }

  @Test func `a block that is added on the way takes what is left of the time`() {
    let phone = Phone()
    let animator = animator(phone)
    animator.startAnimation()
    phone.pass(0.5)
    animator.addAnimations { [view] in view.alpha = 0 }
    phone.pass(0.25)
    let alpha = phone.window.presentedViews().last?.alpha ?? .nan
    #expect(abs(alpha - 0.5) < 1e-6)
  }
}
