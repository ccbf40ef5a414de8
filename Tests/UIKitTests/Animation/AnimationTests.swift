import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct AnimationTests {
  private func moved(_ phone: Phone) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tag = 1
    phone.show(view)
    return view
  }

  private func seen(_ view: UIView, _ phone: Phone) -> CGRect {
    phone.window.presentedViews().first { $0.view === view }?.onScreen ?? .null
  }

  @Test func `fact 6.10: the value changes at once, what is seen moves`() {
    let phone = Phone()
    let view = moved(phone)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    #expect(view.frame.minX == 100)
    #expect(seen(view, phone).minX == 0)
    phone.pass(0.5)
    #expect(abs(seen(view, phone).minX - 50) < 1e-9)
    phone.pass(0.5)
    #expect(seen(view, phone) == view.frame)
    #expect(phone.diary == ["animation 1.0 curveLinear 1.frame"])
  }

  @Test func `fact 6.14: a second animation takes over without a jump`() {
    let phone = Phone()
    let view = moved(phone)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    phone.pass(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 0 }
    #expect(abs(seen(view, phone).minX - 50) < 1e-9)
    phone.pass(0.5)
    #expect(abs(seen(view, phone).minX - 50) < 1e-9)
    phone.pass(0.5)
    #expect(abs(seen(view, phone).minX) < 1e-9)
  }

  @Test func `fact 6.12: the completion comes when the time is over`() {
    let phone = Phone()
    let view = moved(phone)
    var ends: [Double] = []
    UIView.animate(
      withDuration: 0.5, delay: 0.25, options: [], animations: { view.alpha = 0 },
      completion: { isFinished in
        #expect(isFinished)
        ends.append(UIApplication.shared.clock.now)
      })
    phone.pass(1)
    #expect(ends == [0.75])
    #expect(view.layer.animations.isEmpty)
  }

  @Test func `fact 6.12: with no duration the completion waits for the next turn`() {
    let phone = Phone()
    let view = moved(phone)
    var isOver = false
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { _ in isOver = true }
    #expect(!isOver)
    #expect(view.layer.animations.isEmpty)
    phone.pass(1.0 / 60)
    #expect(isOver)
  }

  @Test func `fact 6.12: a block that moves nothing is over at once`() {
    let phone = Phone()
    _ = moved(phone)
    var isOver = false
    UIView.animate(withDuration: 1, animations: {}) { _ in isOver = true }
    #expect(isOver)
  }

  @Test func `a view that leaves the window ends its animations unfinished`() {
    let phone = Phone()
    let view = moved(phone)
    var answers: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { answers.append($0) }
    phone.pass(0.1)
    view.removeFromSuperview()
    phone.pass(1.0 / 60)
    #expect(answers == [false])
    phone.pass(2)
    #expect(answers == [false])
  }

  @Test func `fact 6.11: an inner block takes the outer one's time, unless it says otherwise`() {
    let phone = Phone()
    let view = moved(phone)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 5) { view.frame.origin.x = 100 }
      UIView.animate(
        withDuration: 2, delay: 0, options: [.overrideInheritedDuration]
      ) { view.frame.origin.y = 100 }
      #expect(UIView.inheritedAnimationDuration == 1)
    }
    phone.pass(1)
    #expect(seen(view, phone).minX == 100)
    #expect(abs(seen(view, phone).minY - 50) < 1e-9)
  }

  @Test func `performWithoutAnimation is seen at once in a block too`() {
    let phone = Phone()
    let view = moved(phone)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.frame.origin.x = 100 }
    }
    #expect(seen(view, phone).minX == 100)
  }

  @Test func `fact 6.13: alpha and background move too, hiding does not`() {
    let phone = Phone()
    let view = moved(phone)
    view.backgroundColor = .white
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      view.backgroundColor = .black
      view.isHidden = true
    }
    phone.pass(0.5)
    let shown = phone.window.presentedViews()[1]
    #expect(abs(shown.alpha - 0.5) < 1e-9)
    #expect(abs((shown.background?.red ?? 0) - 0.5) < 1e-9)
    #expect(view.isHidden)
    #expect(phone.diary == ["animation 1.0 curveLinear 1.alpha 1.backgroundColor"])
  }

  @Test(arguments: [true, false])
  func `fact 6.10: a constraint moves its view if layout is asked for in the block`(
    isLaidOutInside: Bool
  ) {
    let phone = Phone()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: phone.window.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: phone.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.window.makeKeyAndVisible()
    phone.application.layoutPass()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      if isLaidOutInside { phone.window.layoutIfNeeded() }
    }
    phone.application.layoutPass()
    phone.pass(0.5)
    #expect(view.frame.minX == 100)
    #expect(abs(seen(view, phone).minX - (isLaidOutInside ? 50 : 100)) < 1e-9)
  }

  @Test func `views that follow by their masks move along`() {
    let phone = Phone()
    let outer = moved(phone)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.frame.size.width = 110
    }
    phone.pass(0.5)
    #expect(abs(seen(inner, phone).width - 60) < 1e-9)
  }

  @Test func `a repeating animation goes back and forth for ever`() {
    let phone = Phone()
    let view = moved(phone)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
    ) { view.frame.origin.x = 100 }
    phone.pass(1.5)
    #expect(abs(seen(view, phone).minX - 50) < 1e-9)
    phone.pass(1)
    #expect(abs(seen(view, phone).minX - 50) < 1e-9)
    view.layer.removeAllAnimations()
    #expect(seen(view, phone).minX == 100)
  }

  @Test func `keyframes take their parts of the time`() {
    let phone = Phone()
    let view = moved(phone)
    var isOver = false
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.x = 0
        }
      }, completion: { _ in isOver = true })
    phone.pass(0.25)
    #expect(abs(seen(view, phone).minX - 50) < 1e-9)
    phone.pass(0.25)
    #expect(abs(seen(view, phone).minX - 100) < 1e-9)
    phone.pass(0.25)
    #expect(abs(seen(view, phone).minX - 50) < 1e-9)
    phone.pass(0.25)
    #expect(isOver)
  }
}
