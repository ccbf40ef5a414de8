import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

@testable import StretchyStep6

@MainActor @Suite(.onePhone) struct PhoneTests {
  @Test func theFirstFrameIsTheAppAtRest() throws {
    let trace = try PlayedApp.trace(PageApp.self)
    let frame = try #require(trace.frames.first)
    #expect(trace.frames.count == 1)
    #expect(frame.time == 0)
    #expect(frame.gesture == nil)
    #expect(frame.screen == Size(width: 375, height: 812))
    #expect(frame.safeArea == Insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(trace.views.map(\.properties) == [[], ["view"], ["page"], ["square"]])
    #expect(frame.views.map(\.superview) == [nil, 0, 1, 2])
    #expect(
      frame.views.last
        == ViewState(
          view: 3, superview: 2, frame: Rect(x: 10, y: 20, width: 30, height: 30),
          onScreen: Rect(x: 10, y: 20, width: 30, height: 30), isHidden: false, alpha: 1,
          clipsToBounds: false, backgroundColor: Color(red: 1, green: 0, blue: 0, alpha: 1),
          safeArea: Insets(top: 24, left: 0, bottom: 0, right: 0), text: nil, image: nil,
          scroll: nil))
  }

  @Test func theSameScriptGivesTheSameBytes() {
    let script: [Gesture] = [
      .fling(velocity: Point(x: 0, y: -900)), .drag(by: Point(x: 0, y: 400), duration: 0.3),
      .release, .setOffset(to: .end(plus: 0), animated: true),
    ]
    #expect(PlayedApp.bytes(PageApp.self, script) == PlayedApp.bytes(PageApp.self, script))
  }

  @Test func aRehearsalLeavesNothingInTheRecord() {
    let script: [Gesture] = [.drag(by: Point(x: 0, y: 200), duration: 0.2), .release]
    let alone = PlayedApp.bytes(PageApp.self, script)
    for app in [PageApp.self, StretchyStep6.AppDelegate.self] as [any UIApplicationDelegate.Type] {
      PlayedApp.rehearse(app)
      #expect(PlayedApp.bytes(PageApp.self, script) == alone)
    }
  }

  @Test func framesComeSixtyTimesASecondAndNameTheirGesture() throws {
    let trace = try PlayedApp.trace(PageApp.self, [.wait(seconds: 0.05), .wait(seconds: 0.02)])
    #expect(trace.frames.map(\.gesture) == [nil, 0, 0, 0, 1])
    #expect(trace.frames.map { ($0.time * 60).rounded() } == [0, 1, 2, 3, 4])
  }

  @Test func aDragShowsTheFingerAndHoldsTheContent() throws {
    let trace = try PlayedApp.trace(
      PageApp.self, [.drag(by: Point(x: 0, y: -110), duration: 0.5), .wait(seconds: 0.5)])
    #expect(trace.frames.first?.touch == nil)
    #expect(trace.frames[1].touch == Point(x: 187.5, y: 406))
    #expect(trace.frames.last?.touch == Point(x: 187.5, y: 296))
    #expect(trace.offsets(of: "page").last == 100)
    #expect(trace.states(of: "square").last?.onScreen.y == -80)
    #expect(trace.states(of: "square").last?.frame.y == 20)
  }

  @Test func aSecondDragMovesTheSameFingerOn() throws {
    let drag = Gesture.drag(by: Point(x: 0, y: -110), duration: 0.1)
    #expect(try PlayedApp.trace(PageApp.self, [drag, drag]).offsets(of: "page").last == 210)
  }

  @Test func aReleaseWaitsUntilTheContentIsStill() throws {
    let trace = try PlayedApp.trace(
      PageApp.self, [.drag(by: Point(x: 0, y: 200), duration: 0.2), .release])
    #expect(trace.frames.last?.touch == nil)
    #expect(trace.offsets(of: "page").last == 0)
    #expect(trace.offsets(of: "page").min().map { $0 < -80 } == true)
    #expect(trace.states(of: "page").last?.scroll?.isDecelerating == false)
  }

  @Test("fact 2.34: a fling of 1000 points a second stops 494 points further on")
  func fling() throws {
    let trace = try PlayedApp.trace(PageApp.self, [.fling(velocity: Point(x: 0, y: -1_000))])
    let offsets = trace.offsets(of: "page")
    let lift = try #require(trace.frames.lastIndex { $0.touch != nil }) + 1
    #expect(offsets[lift] == 140)
    #expect(abs((offsets.last ?? 0) - 140 - 494) < 0.34)
  }

  @Test func aScrollGoesInEvenStepsToWhatIsMeant() throws {
    let trace = try PlayedApp.trace(
      PageApp.self,
      [
        .scroll(from: .offset(30), to: .end(plus: 12), duration: 0.1),
        .scroll(from: nil, to: .top(plus: -20), duration: 0.05),
      ])
    let end = 1_500.0 - 812 + 12
    let up = (1...5).map { ((30 + (end - 30) * Double($0) / 6) * 3).rounded() / 3 }
    let down = (1...2).map { ((end + (-20 - end) * Double($0) / 3) * 3).rounded() / 3 }
    #expect(trace.offsets(of: "page") == [0, 30] + up + [end] + down + [-20])
  }

  @Test func anAnimatedOffsetIsWaitedFor() throws {
    let trace = try PlayedApp.trace(PageApp.self, [.setOffset(to: .offset(300), animated: true)])
    #expect(trace.offsets(of: "page").last == 300)
    #expect(trace.frames.count == 20)
    let jump = try PlayedApp.trace(PageApp.self, [.setOffset(to: .offset(300), animated: false)])
    #expect(jump.offsets(of: "page") == [0, 300])
  }

  @Test func aTurnedPhoneHasAnotherScreen() throws {
    let trace = try PlayedApp.trace(PageApp.self, [.rotate(to: .landscapeLeft)])
    #expect(trace.frames.last?.screen == Size(width: 812, height: 375))
    #expect(trace.frames.last?.safeArea == Insets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(trace.states(of: "page").last?.frame == Rect(x: 0, y: 0, width: 812, height: 375))
  }

  @Test func anAppWithNothingToScrollSaysSo() throws {
    let trace = try PlayedApp.trace(
      AppOfOneController.self, [.scroll(from: nil, to: .offset(10), duration: 0.1), .release])
    #expect(
      trace.events.map(\.kind) == [
        .log("The content is to be scrolled, and there is no scroll view."),
        .log("A finger is to be lifted, and none is down."),
      ])
  }

  @Test(arguments: DeviceCatalog.devices)
  func everyDeviceRunsAnApp(device: Device) throws {
    let frame = try #require(try PlayedApp.trace(PageApp.self, on: device).frames.first)
    #expect(frame.screen == device.size)
    #expect(frame.safeArea == device.portraitSafeArea)
    #expect(frame.statusBar.height == device.statusBarHeight)
  }
}
