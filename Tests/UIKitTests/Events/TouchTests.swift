import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor @Suite(.onePhone) struct TouchTests {
  /// Writes down what it is told of fingers.
  private final class Diary: UIView {
    var entries: [String] = []

    private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      let places = touches.map { touch in
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
        return "\(Int(before.x)),\(Int(before.y)) to \(Int(now.x)),\(Int(now.y))"
      }
      let isAllTold = event?.touches(for: self) == touches && event?.allTouches == touches
      entries.append("\(what) \(places.joined()) \(isAllTold)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  private func stage() -> (window: UIWindow, view: Diary, finger: Finger) {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let view = Diary(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return (window, view, Finger(clock: UIApplication.shared.clock))
  }

  @Test func aViewIsToldOfTheFingerInItsOwnCoordinatesWhereverThatGoes() {
    let (window, view, finger) = stage()
    finger.down(on: window, at: CGPoint(x: 60, y: 110))
    finger.move(to: CGPoint(x: 300, y: 500))
    finger.lift()
    #expect(
      view.entries == [
        "began 10,10 to 10,10 true", "moved 10,10 to 250,400 true",
        "ended 10,10 to 250,400 true",
      ])
    #expect(finger.location == nil)
  }

  @Test func aFingerThatIsTakenAwayIsCancelled() {
    let (window, view, finger) = stage()
    finger.down(on: window, at: CGPoint(x: 60, y: 110))
    finger.cancel()
    #expect(view.entries == ["began 10,10 to 10,10 true", "cancelled 10,10 to 10,10 true"])
  }

  @Test("fact 6.4: hidden, clear and switched-off views are not touched")
  func untouchableViews() {
    for prepare in [
      { (view: UIView) in view.isHidden = true }, { $0.alpha = 0.005 },
      { $0.isUserInteractionEnabled = false },
    ] {
      let (window, view, finger) = stage()
      prepare(view)
      finger.down(on: window, at: CGPoint(x: 60, y: 110))
      finger.lift()
      #expect(view.entries == [])
    }
  }

  @Test func aRecognizedTapTakesTheTouchFromTheView() {
    let (window, view, finger) = stage()
    view.addGestureRecognizer(UITapGestureRecognizer())
    finger.down(on: window, at: CGPoint(x: 60, y: 110))
    finger.lift()
    #expect(view.entries == ["began 10,10 to 10,10 true", "cancelled 10,10 to 10,10 true"])
  }
}
