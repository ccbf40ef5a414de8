import Course
import struct Course.Expectation
import LayoutTrace
import Testing
import TraceFixtures

@testable import Checker

/// Verdicts on pages that have a behaviour and on pages that lack it.
@Suite struct CheckerTests {
  static let views = [
    ViewName(
      name: "header",
      candidates: [
        ViewCandidate(start: .property("banner")),
        ViewCandidate(start: .className("UIImageView", rank: 1)),
      ]),
    ViewName(name: "footer", candidates: [ViewCandidate(start: .property("footer"))]),
  ]

  static let note = "`header` was found as UIImageView number 1."

  static func expectation(
    _ scope: Expectation.Scope, when: String? = nil, _ expect: String, on device: String? = nil
  ) throws -> Expectation {
    Expectation(
      scope: scope, audience: [device.map { .named($0) } ?? .kind(.all)],
      when: try when.map { text throws(ExpressionError) in try Expression(text, views: views) },
      expect: try Expression(expect, views: views))
  }

  /// Holds expectations against a page as if the course had said them.
  static func check(
    _ expectations: [Expectation], _ page: FakePage, ending: RunOutcome.Ending = .finished
  ) -> Finding {
    let behaviour = Behaviour(
      id: "test", says: "It is so.", kind: .promise, steps: ["Step-1"], points: 1,
      audience: [.kind(.all)],
      devices: [FakePage.phone], script: [], expectations: expectations)
    let trace = page.trace()
    return Checker.check(
      behaviour, on: FakePage.phone,
      against: RunOutcome(ending: ending, trace: trace, output: "", isOutputCut: false),
      record: Record(trace, names: views))
  }

  static func finding(_ verdict: Finding.Verdict, notes: [String] = [note]) -> Finding {
    Finding(behaviour: "test", device: "Test Phone", verdict: verdict, notes: notes)
  }

  static let pulled: [Double] = [0, -30, -60, 0]

  /// The header wanted at the top of the screen and seen elsewhere.
  static func headerAtTop(from y: Double) -> WantedFrame {
    WantedFrame(
      name: "header", view: FakePage.View.image,
      seen: Rect(x: 0, y: y, width: 400, height: FakePage.headerHeight),
      wanted: Rect(x: 0, y: 0, width: 400, height: FakePage.headerHeight))
  }

  @Test func aBehaviourHoldsOnThePageThatHasIt() throws {
    let sticks = try Self.expectation(.always, when: "overscroll.top > 0", "header.top == 0")
    #expect(Self.check([sticks], FakePage(.sticks, offsets: Self.pulled)) == Self.finding(.passed))
  }

  @Test func theFirstFrameThatBreaksItIsNamed() throws {
    let sticks = try Self.expectation(.always, when: "overscroll.top > 40", "header.top == 0")
    #expect(
      Self.check([sticks], FakePage(.moves, offsets: Self.pulled))
        == Self.finding(
          .failed(
            Failure(
              expected: "header.top == 0", actual: "header.top is 60", frame: 2, time: 2.0 / 60,
              offset: -60, circumstance: "always, when overscroll.top > 40",
              wanted: [Self.headerAtTop(from: 60)], mentions: ["header"]))))
  }

  @Test func anOccasionThatNeverComesIsAFailure() throws {
    let sticks = try Self.expectation(.always, when: "overscroll.top > 100", "header.top == 0")
    #expect(
      Self.check([sticks], FakePage(.sticks, offsets: Self.pulled))
        == Self.finding(
          .failed(
            Failure(
              expected: "a moment at which overscroll.top > 100", actual: "it never came",
              frame: nil, time: nil, offset: nil,
              circumstance: "always, when overscroll.top > 100"))))
  }

  @Test(arguments: [
    (Expectation.Scope.always, "offset <= 0", "offset == 0"),
    (.eventually, "offset == -60", "offset == -61"),
    (.atStart, "offset == 0", "offset == -30"),
    (.atEnd, "offset == 0", "offset == -60"),
  ])
  func eachScopeAsksItsFrames(scope: Expectation.Scope, holds: String, fails: String) throws {
    let page = FakePage(.sticks, offsets: Self.pulled)
    #expect(Self.check([try Self.expectation(scope, holds)], page).verdict == .passed)
    guard case .failed = Self.check([try Self.expectation(scope, fails)], page).verdict else {
      Issue.record("\(scope) \(fails) passed")
      return
    }
  }

  @Test func whatHeldAtNoMomentIsToldByItsEnd() throws {
    let far = try Self.expectation(.eventually, "offset == -61")
    #expect(
      Self.check([far], FakePage(.sticks, offsets: Self.pulled)).verdict
        == .failed(
          Failure(
            expected: "offset == -61", actual: "it held at no moment; at the end offset is 0",
            frame: nil, time: nil, offset: nil, circumstance: "eventually")))
  }

  @Test func aViewThatIsNotThereFailsWhatSpeaksOfIt() throws {
    let footer = try Self.expectation(.always, "footer.top == 0")
    #expect(
      Self.check([footer], FakePage()).verdict
        == .failed(
          Failure(
            expected: "footer.top == 0", actual: "there is no view `footer` (looked for footer)",
            frame: 0, time: 0, offset: 0, circumstance: "always", mentions: ["footer"])))
  }

  @Test func aViewThatIsTakenAwayFailsFromThatFrameOn() throws {
    var page = FakePage(.sticks, offsets: Self.pulled)
    page.edit = { frame in
      if frame.time > 0.01 { frame.views.removeLast() }
    }
    #expect(
      Self.check([try Self.expectation(.always, "header.top == 0")], page).verdict
        == .failed(
          Failure(
            expected: "header.top == 0", actual: "the view `header` is not in the window",
            frame: 1, time: 1.0 / 60, offset: -30, circumstance: "always",
            mentions: ["header"])))
  }

  @Test func aRunThatEndsEarlyDecidesOnlyWhatIsBrokenAlready() throws {
    let page = FakePage(.moves, offsets: Self.pulled)
    let ending = RunOutcome.Ending.crashed(signal: 4, message: "Fatal error: Index out of range")
    let reason = "The app crashed: Fatal error: Index out of range"
    func verdict(_ scope: Expectation.Scope, _ text: String) throws -> Finding.Verdict {
      Self.check([try Self.expectation(scope, text)], page, ending: ending).verdict
    }
    #expect(try verdict(.always, "offset <= 0") == .notChecked(reason: reason))
    #expect(try verdict(.eventually, "offset == -60") == .notChecked(reason: reason))
    #expect(try verdict(.atEnd, "offset == 9") == .notChecked(reason: reason))
    #expect(try verdict(.atStart, "offset == 0") == .passed)
    #expect(
      try verdict(.always, "header.top == 0")
        == .failed(
          Failure(
            expected: "header.top == 0", actual: "header.top is 30", frame: 1, time: 1.0 / 60,
            offset: -30, circumstance: "always", wanted: [Self.headerAtTop(from: 30)],
            mentions: ["header"])))
  }

  @Test(arguments: [
    (RunOutcome.Ending.timedOut(seconds: 5), "The app was ended after 5 s: it came to no end."),
    (
      .notRun(late: 2), "The app was not started: 2 runs of it before this one came to no end."
    ),
  ])
  func aRunWithoutATraceIsNotChecked(ending: RunOutcome.Ending, reason: String) throws {
    let behaviour = Behaviour(
      id: "test", says: "It is so.", kind: .promise, steps: [], points: 1, audience: [.kind(.all)],
      devices: [], script: [],
      expectations: [try Self.expectation(.always, "offset == 0")])
    let outcome = RunOutcome(ending: ending, trace: nil, output: "", isOutputCut: false)
    #expect(
      Checker.check(behaviour, on: FakePage.phone, against: outcome, record: nil)
        == Self.finding(.notChecked(reason: reason), notes: []))
  }

  @Test func whatIsExpectedOnOtherDevicesIsNotAsked() throws {
    let elsewhere = try Self.expectation(.always, "offset == 99", on: "Other Phone")
    let everywhere = try Self.expectation(.always, "offset == 0")
    #expect(Self.check([elsewhere, everywhere], FakePage()).verdict == .passed)
    #expect(
      Self.check([elsewhere], FakePage()).verdict
        == .notChecked(reason: "The course expects nothing of it on Test Phone."))
  }

  @Test(arguments: [
    (RunOutcome.Ending.raised(name: "E", reason: "why."), "UIKit raised E: why."),
    (.neverSettled(reason: "100 rounds."), "The layout never settles: 100 rounds."),
    (.exited(code: 0), "The app ended itself with exit code 0."),
    (.outOfMemory, "The app wanted more memory than it may have."),
    (
      .unreadable(reason: "no header"),
      "What the app's process sent back cannot be read: no header."
    ),
  ])
  func everyEndingHasItsSentence(ending: RunOutcome.Ending, sentence: String) {
    #expect(ending.sentence == sentence)
  }
}
