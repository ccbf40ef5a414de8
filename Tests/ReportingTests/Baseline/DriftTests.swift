import Checker
import LayoutTrace
import Testing
import TraceFixtures

@testable import Reporting

/// What later runs are told of beside a baseline.
@Suite struct DriftTests {
  private func drift(from before: FakePage, to after: FakePage, tolerance: Double = 0.5) -> Drift {
    Drift(
      from: BaselineTextTests.baseline(of: before, tolerance: tolerance), to: [after.trace()],
      naming: BaselineTextTests.names)
  }

  private func sentences(from before: FakePage, to after: FakePage) -> [String] {
    let drift = drift(from: before, to: after)
    #expect(drift.entries.allSatisfy { $0.device == "Test Phone" })
    return drift.sentences.map { String($0.trimmingPrefix("Test Phone: ")) }
  }

  /// Scrolled down and back: the header changes on the way.
  private func tour(_ edit: @escaping (inout Frame, Double) -> Void = { _, _ in }) -> FakePage {
    var page = FakePage(.sticks, offsets: [0] + stride(from: 0, through: 60, by: 10) + [45, 15, 0])
    page.script = [.scroll(from: nil, to: .offset(60), duration: 0.2)]
    page.edit = { frame in
      edit(&frame, frame.views[FakePage.View.scroll].scroll?.offset.y ?? 0)
    }
    return page
  }

  @Test func theSameIsNoDrift() {
    #expect(drift(from: tour(), to: tour()).isNone)
  }

  @Test func aHeaderThatIsGoneFromAnOffsetOnIsToldSo() {
    let after = tour { frame, offset in
      if offset > 25 { frame.views[FakePage.View.image].onScreen.height = 0 }
    }
    #expect(
      sentences(from: tour(), to: after) == [
        "Scrolled to offset 60: header.height from offset 30 on: 280 -> 0"
      ])
  }

  @Test func lessThanTheToleranceIsNotTold() {
    func moved(by distance: Double) -> FakePage {
      tour { frame, _ in frame.views[FakePage.View.image].onScreen.x += distance }
    }
    #expect(drift(from: tour(), to: moved(by: 0.49)).isNone)
    #expect(
      sentences(from: tour(), to: moved(by: 0.6)) == ["At rest: header.left throughout: 0 -> 0.6"])
    #expect(drift(from: tour(), to: moved(by: 3), tolerance: 4).isNone)
  }

  @Test func aFadeIsNotHiddenByAToleranceOfPoints() {
    let after = tour { frame, _ in frame.views[FakePage.View.image].alpha = 0.9 }
    #expect(sentences(from: tour(), to: after) == ["At rest: header.alpha throughout: 1 -> 0.9"])
  }

  @Test func whatChangesByItselfIsToldByTheTime() {
    var before = FakePage(.sticks, offsets: Array(repeating: 0, count: 31))
    before.script = [.wait(seconds: 0.5)]
    var after = before
    before.edit = { $0.views[FakePage.View.label].isHidden = $0.time >= 0.1 }
    after.edit = { $0.views[FakePage.View.label].isHidden = $0.time >= 0.2 }
    #expect(
      sentences(from: before, to: after) == [
        "After waiting 0.5 s: infoText.isHidden from 0.08 s to 0.17 s: yes -> no"
      ])
  }

  @Test func aLongerGestureAndAnotherPaceAreTold() {
    var before = FakePage(.sticks, offsets: [0] + stride(from: 0, through: 50, by: 10))
    before.script = [.scroll(from: nil, to: .offset(50), duration: 0.1)]
    var after = before
    after.offsets = [0] + stride(from: 0, through: 50, by: 5)
    #expect(
      sentences(from: before, to: after) == [
        "Scrolled to offset 50: duration: 0.1 s -> 0.18 s",
        "Scrolled to offset 50: offset from 0.02 s to 0.15 s: 10 ... 50 -> 5 ... 45",
      ])
  }

  @Test func viewsThatAreNewOrGoneAreTold() {
    var less = tour()
    less.edit = { $0.views.removeLast() }
    var trace = less.trace()
    trace.views.removeLast()
    let names = BaselineTextTests.names
    let gone = Drift(
      from: BaselineTextTests.baseline(of: tour()), to: [trace], naming: names)
    #expect(gone.sentences == ["Test Phone: At rest: header is gone"])
    let baseline = Baseline(
      of: [trace], course: "pages", step: "Step 1", naming: names, tolerance: 0.5)
    let new = Drift(from: baseline, to: [tour().trace()], naming: names)
    #expect(new.sentences == ["Test Phone: At rest: header is new"])
  }

  @Test func runsThatOnlyOneHasAreNamed() {
    var other = tour()
    other.script = [.wait(seconds: 1), .release]
    let drift = drift(from: tour(), to: other)
    #expect(drift.entries == [])
    #expect(
      drift.sentences == [
        "Test Phone under 'After waiting 1 s' and another gesture is not in the baseline.",
        "Test Phone under 'Scrolled to offset 60' is in the baseline and is not run.",
      ])
    // Of a device that was not asked for nothing is said.
    var phone = other
    phone.device.name = "Other Phone"
    #expect(
      self.drift(from: tour(), to: phone).sentences == [
        "Other Phone under 'After waiting 1 s' and another gesture is not in the baseline."
      ])
  }

  @Test func inAReportItIsOneBehaviourMore() {
    let after = tour { frame, _ in frame.views[FakePage.View.image].onScreen.x = 9 }
    #expect(
      BehaviourReport.baseline(drift(from: tour(), to: tour()), tolerance: 0.5).outcome == .passed)
    let failed = BehaviourReport.baseline(drift(from: tour(), to: after), tolerance: 0.5)
    #expect(failed.device == "Test Phone" && failed.points == 0)
    #expect(
      failed.verdict
        == .failed(
          Failure(
            expected: "what was recorded, within 0.5 points",
            actual: "Test Phone: At rest: header.left throughout: 0 -> 9", frame: nil, time: nil,
            offset: nil, circumstance: "always")))
    var other = tour()
    other.script = []
    #expect(
      BehaviourReport.baseline(drift(from: tour(), to: other), tolerance: 1).outcome == .notChecked)
  }
}
