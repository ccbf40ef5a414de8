import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Presses, swipes and pans from the edge, watched by subclasses.
@Suite(.onePhone) @MainActor struct MoreGestureTests {
  private final class Press: UILongPressGestureRecognizer {
    var states: [State] = []
    override var state: State {
      didSet { if state != oldValue { states.append(state) } }
    }
  }

  private func stage(_ recognizer: UIGestureRecognizer) -> (Phone, Finger) {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.addGestureRecognizer(recognizer)
    phone.show(view)
    return (phone, Finger(clock: phone.application.clock))
  }

  @Test func `a press begins when the finger has stayed long enough`() {
    let press = Press()
    let (phone, finger) = stage(press)
    finger.down(on: phone.window, at: CGPoint(x: 100, y: 100))
    phone.pass(0.4)
    #expect(press.states == [])
    phone.pass(0.2)
    #expect(press.states == [.began])
    finger.lift()
    #expect(press.states == [.began, .ended, .possible])
  }

  @Test(arguments: [(0.3, 0.0), (1.0, 20.0)])
  func `a press fails when the finger goes too soon or too far`(seconds: Double, way: Double) {
    let press = Press()
    let (phone, finger) = stage(press)
    finger.down(on: phone.window, at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100 + way, y: 100))
    phone.pass(seconds)
    finger.lift()
    phone.pass(1)
    #expect(press.states == [.failed, .possible])
  }

  private final class Swipe: UISwipeGestureRecognizer {
    var count = 0
    override var state: State { didSet { if state == .ended { count += 1 } } }
  }

  @Test func `a swipe is one in its own direction only`() {
    let swipe = Swipe()
    swipe.direction = [.left, .up]
    let (phone, finger) = stage(swipe)
    for end in [CGPoint(x: 120, y: 300), CGPoint(x: 280, y: 300), CGPoint(x: 200, y: 220)] {
      finger.down(on: phone.window, at: CGPoint(x: 200, y: 300))
      finger.move(to: end)
      finger.lift()
    }
    #expect(swipe.count == 2)
  }

  private final class EdgePan: UIScreenEdgePanGestureRecognizer {
    var began = 0
    override var state: State { didSet { if state == .began { began += 1 } } }
  }

  @Test func `a pan from the edge begins at that edge only`() {
    let pan = EdgePan()
    pan.edges = .left
    let (phone, finger) = stage(pan)
    for start in [200.0, 5] {
      finger.down(on: phone.window, at: CGPoint(x: start, y: 300))
      finger.move(to: CGPoint(x: start + 50, y: 300))
      finger.lift()
    }
    #expect(pan.began == 1)
  }
}
