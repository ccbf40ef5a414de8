import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Fact 8.7: what recognizers make of a finger, and who of them wins.
@MainActor @Suite(.onePhone) struct GestureRecognizerTests {
  /// A view of 200 by 200 points at (50, 100) in a window, and a finger.
  @MainActor private struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let finger: Finger

    init() {
      finger = Finger(clock: UIApplication.shared.clock)
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutPass()
    }

    func stroke(_ points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        UIApplication.shared.clock.advance(by: 1.0 / 60)
        if index == 0 { finger.down(on: window, at: point) } else { finger.move(to: point) }
      }
    }

    func tap(at point: CGPoint = CGPoint(x: 100, y: 150)) {
      stroke([point])
      UIApplication.shared.clock.advance(by: 1.0 / 60)
      finger.lift()
    }
  }

  private func stage() -> Stage {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    return Stage()
  }

  /// A recognizer whose states are written down.
  private final class Tap: UITapGestureRecognizer {
    var states: [State] = []
    override func stateDidChange(from old: State) { states.append(state) }
  }

  private final class Pan: UIPanGestureRecognizer {
    var states: [State] = []
    override func stateDidChange(from old: State) { states.append(state) }
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var sharesWithOthers = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { sharesWithOthers }
  }

  @Test func aTapIsRecognizedWhenTheFingerIsLifted() {
    let (stage, tap) = (stage(), Tap())
    stage.view.addGestureRecognizer(tap)
    stage.tap()
    #expect(tap.states == [.ended, .possible])
  }

  @Test func aFingerThatMovesIsNoTap() {
    let (stage, tap) = (stage(), Tap())
    stage.view.addGestureRecognizer(tap)
    stage.stroke([CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 165)])
    stage.finger.lift()
    #expect(tap.states == [.failed, .possible])
  }

  @Test(
    arguments: [(0.1, [.ended, .possible]), (1, [])]
      as [(Double, [UIGestureRecognizer.State])])
  func twoTapsHaveToFollowEachOther(pause: Double, states: [UIGestureRecognizer.State]) {
    let (stage, tap) = (stage(), Tap())
    tap.numberOfTapsRequired = 2
    stage.view.addGestureRecognizer(tap)
    stage.tap()
    UIApplication.shared.clock.advance(by: pause)
    stage.tap()
    #expect(tap.states == states)
  }

  @Test func aPanTellsHowFarAndHowFastBehindTheSlop() {
    let (stage, pan) = (stage(), Pan())
    stage.view.addGestureRecognizer(pan)
    stage.stroke((0...6).map { CGPoint(x: 100 + 8 * CGFloat($0), y: 150) })
    #expect(pan.states == [.began, .changed])
    #expect(pan.translation(in: stage.view) == CGPoint(x: 38, y: 0))
    #expect(abs(pan.velocity(in: stage.view).x - 480) < 1e-6)
    #expect(pan.location(in: stage.view) == CGPoint(x: 98, y: 50))
    pan.setTranslation(.zero, in: stage.view)
    #expect(pan.translation(in: stage.view) == .zero)
    stage.finger.lift()
    #expect(pan.states == [.began, .changed, .ended, .possible])
    #expect(pan.numberOfTouches == 0)
  }

  @Test func theFirstToRecognizeWinsUnlessTheyShare() {
    for shares in [false, true] {
      let (stage, inner, outer, judge) = (stage(), Pan(), Pan(), Judge())
      judge.sharesWithOthers = shares
      inner.delegate = judge
      stage.view.addGestureRecognizer(inner)
      stage.window.addGestureRecognizer(outer)
      stage.stroke([CGPoint(x: 100, y: 150), CGPoint(x: 130, y: 150)])
      #expect(inner.states == [.began])
      #expect(outer.states == (shares ? [.began] : [.failed]))
    }
  }

  @Test func aDelegateMayRefuseTheBeginningOrTheFinger() {
    let (stage, pan, judge) = (stage(), Pan(), Judge())
    pan.delegate = judge
    stage.view.addGestureRecognizer(pan)
    judge.begins = false
    stage.stroke([CGPoint(x: 100, y: 150), CGPoint(x: 130, y: 150)])
    stage.finger.lift()
    #expect(pan.states == [.failed, .possible])
    judge.receives = false
    stage.stroke([CGPoint(x: 100, y: 150), CGPoint(x: 130, y: 150)])
    #expect(pan.states == [.failed, .possible])
  }

  @Test func oneWaitsForAnotherToFail() {
    let (stage, pan, tap) = (stage(), Pan(), Tap())
    pan.require(toFail: tap)
    stage.view.addGestureRecognizer(pan)
    stage.view.addGestureRecognizer(tap)
    stage.stroke([CGPoint(x: 100, y: 150), CGPoint(x: 112, y: 150), CGPoint(x: 124, y: 150)])
    #expect(tap.states == [.failed])
    #expect(pan.states == [.began])
  }

  @Test func oneThatIsSwitchedOffOrTakenAwaySeesNothing() {
    let (stage, off, gone) = (stage(), Tap(), Tap())
    stage.view.gestureRecognizers = [off, gone]
    off.isEnabled = false
    stage.view.removeGestureRecognizer(gone)
    stage.tap()
    #expect(off.states == [])
    #expect(gone.states == [])
    #expect(gone.view == nil)
    #expect(stage.view.gestureRecognizers == [off])
  }

  @Test func aFingerThatIsTakenAwayCancelsTheGesture() {
    let (stage, pan) = (stage(), Pan())
    stage.view.addGestureRecognizer(pan)
    stage.stroke([CGPoint(x: 100, y: 150), CGPoint(x: 130, y: 150)])
    stage.finger.cancel()
    #expect(pan.states == [.began, .cancelled, .possible])
  }
}
