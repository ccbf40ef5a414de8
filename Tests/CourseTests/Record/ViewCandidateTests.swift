import LayoutTrace
import Testing
import TraceFixtures

@testable import Course

/// How the views of a course are found in an app.
@Suite struct ViewCandidateTests {
  typealias View = FakePage.View

  @Test(arguments: [
    (ViewCandidate(start: .property("imageView")), View.image),
    (ViewCandidate(start: .property("page.story")), View.label),
    (ViewCandidate(start: .property("story")), nil),
    (ViewCandidate(start: .property("infoText"), superviews: 1), View.text),
    (ViewCandidate(start: .property("infoText"), superviews: 3), View.root),
    (ViewCandidate(start: .property("infoText"), superviews: 9), nil),
    (ViewCandidate(start: .identifier("story")), View.label),
    (ViewCandidate(start: .identifier("other")), nil),
    (ViewCandidate(start: .className("UIView", rank: 1)), View.root),
    (ViewCandidate(start: .className("UIView", rank: 2)), View.text),
    (ViewCandidate(start: .className("UIView", rank: 3)), nil),
    (ViewCandidate(start: .className("UILabel", rank: 1)), View.label),
    (ViewCandidate(start: .className("StoryLabel", rank: 1)), View.label),
  ])
  func aCandidateLeadsToItsView(candidate: ViewCandidate, view: Int?) {
    #expect(candidate.find(in: FakePage().trace()) == view)
  }

  @Test func theFirstCandidateThatLeadsToAViewIsTaken() {
    let names = [
      ViewName(
        name: "header",
        candidates: [
          ViewCandidate(start: .property("banner")), ViewCandidate(start: .property("imageView")),
          ViewCandidate(start: .className("UIView", rank: 1)),
        ]),
      ViewName(name: "footer", candidates: [ViewCandidate(start: .property("footer"))]),
    ]
    #expect(
      Record(FakePage().trace(), names: names).found == [
        Record.Found(view: View.image, candidate: 1), nil,
      ])
  }

  @Test(arguments: [
    (ViewCandidate(start: .property("a.b"), superviews: 2), "a.b.superview.superview"),
    (ViewCandidate(start: .identifier("x")), "the view with identifier \"x\""),
    (ViewCandidate(start: .className("UILabel", rank: 2)), "UILabel number 2"),
  ])
  func aCandidateIsSaidInWords(candidate: ViewCandidate, words: String) {
    #expect(candidate.description == words)
  }

  @Test func theMainScrollViewIsTheOneThatTakesUpMostOfTheScreen() {
    var page = FakePage()
    page.edit = { frame in
      frame.views[View.text].scroll = frame.views[View.scroll].scroll
    }
    #expect(Record(page.trace(), names: []).mainScrollView == View.scroll)
    page.edit = { frame in
      frame.views[View.text].scroll = frame.views[View.scroll].scroll
      frame.views[View.scroll].onScreen.height = 100
    }
    #expect(Record(page.trace(), names: []).mainScrollView == View.text)
    page.edit = { $0.views[View.scroll].scroll = nil }
    #expect(Record(page.trace(), names: []).mainScrollView == nil)
  }
}
