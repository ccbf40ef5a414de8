import Checker
import LayoutTrace
import Testing
import TraceFixtures

@testable import StepRunner

/// What is told of a mutant that nothing notices.
@Suite struct RunDifferenceTests {
  private typealias View = FakePage.View

  private func outcome(
    _ ending: RunOutcome.Ending = .finished, offsets: [Double] = [0, 1],
    edit: @escaping (inout Frame) -> Void = { _ in }
  ) -> RunOutcome {
    var page = FakePage(.moves, offsets: offsets)
    page.script = [.wait(seconds: 0.1)]
    page.edit = edit
    return RunOutcome(ending: ending, trace: page.trace(), output: "", isOutputCut: false)
  }

  private func difference(_ edit: @escaping (inout Frame) -> Void) -> String {
    outcome().difference(to: outcome(edit: edit))
  }

  @Test func aViewElsewhereIsTold() {
    let words = difference { $0.views[View.image].onScreen.x += 10 }
    #expect(words.contains("imageView.left") && words.contains("0 -> 10"), "\(words)")
  }

  @Test func lessThanAPixelIsSaidToBeSo() {
    #expect(
      difference { $0.views[View.image].onScreen.x += 0.1 } == "nothing by more than a pixel")
  }

  @Test func otherAttributesThatAreOpenAreNamed() {
    let before = outcome { frame in
      frame.ambiguous = [AmbiguousLayout(view: View.label, attributes: ["width"])]
    }
    let after = outcome { frame in
      frame.ambiguous = [AmbiguousLayout(view: View.text, attributes: ["top", "height"])]
    }
    #expect(
      before.difference(to: after)
        == "ambiguous: infoText.width -> textContainer.top, textContainer.height")
  }

  @Test func aWishThatGivesWayIsTheLastThingToBeTold() {
    #expect(
      difference { frame in
        frame.unsatisfied = [UnsatisfiedConstraint(constraint: "a", priority: 750, violation: 8)]
      } == "only which constraints give way, or by how much")
  }

  @Test func anAppThatEndsOtherwiseIsToldFirst() {
    let ending = RunOutcome.Ending.crashed(signal: 4, message: "the process trapped")
    #expect(
      outcome().difference(to: outcome(ending) { $0.views[View.image].onScreen.x = 9 })
        == ending.sentence)
  }
}
