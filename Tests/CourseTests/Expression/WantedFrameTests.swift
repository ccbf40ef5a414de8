import LayoutTrace
import Testing
import TraceFixtures

@testable import Course

/// Where conditions want views to be. The header hangs at 0, 0 and is 400 x 340 points.
@Suite struct WantedFrameTests {
  static let views = ExpressionTests.views

  private func wanted(_ text: String) throws -> [WantedFrame] {
    try Expression(text, views: Self.views).wantedFrames(at: ExpressionTests.pulled())
  }

  private func header(_ rect: Rect) -> [WantedFrame] {
    [
      WantedFrame(
        name: "header", view: FakePage.View.image,
        seen: Rect(x: 0, y: 0, width: 400, height: 340), wanted: rect)
    ]
  }

  @Test(arguments: [
    // One side moves the view; a size keeps its start.
    ("header.top == 60", Rect(x: 0, y: 60, width: 400, height: 340)),
    ("60 == header.top", Rect(x: 0, y: 60, width: 400, height: 340)),
    ("header.bottom == 280", Rect(x: 0, y: -60, width: 400, height: 340)),
    ("header.height == 280", Rect(x: 0, y: 0, width: 400, height: 280)),
    ("header.centerY == 200", Rect(x: 0, y: 30, width: 400, height: 340)),
    ("header.left == 10", Rect(x: 10, y: 0, width: 400, height: 340)),
    ("header.width == screen.width / 2", Rect(x: 0, y: 0, width: 200, height: 340)),
    // Two on one axis are met together, also when one of them holds already.
    ("header.top == 0 and header.bottom == 280", Rect(x: 0, y: 0, width: 400, height: 280)),
    (
      "header.height == 280 and header.top == overscroll.top",
      Rect(x: 0, y: 60, width: 400, height: 280)
    ),
    ("header.bottom == 300 and header.centerY == 200", Rect(x: 0, y: 100, width: 400, height: 200)),
    ("header.right == 380 and header.width == 360", Rect(x: 20, y: 0, width: 360, height: 340)),
    // A bound that does not hold is the place where it would.
    ("header.height <= 280", Rect(x: 0, y: 0, width: 400, height: 280)),
    ("offset < 0 implies header.top == 60", Rect(x: 0, y: 60, width: 400, height: 340)),
    ("offset > 0 or header.top == 60", Rect(x: 0, y: 60, width: 400, height: 340)),
  ])
  func aConditionSaysWhereAViewIsWanted(text: String, rect: Rect) throws {
    #expect(try wanted(text) == header(rect))
  }

  @Test(arguments: [
    "header.top == 0", "header.height <= 340", "header.top != 0", "broken.count == 1",
    "offset > 0 implies header.top == 60", "offset < 0 or header.top == 60",
    "header.superview.top == 60", "rest(header.height) == 1", "footer.top == 60",
    "header.top == footer.top",
  ])
  func nothingIsWantedOfAViewThatIsRightOrIsNotSpokenOf(text: String) throws {
    #expect(try wanted(text) == [])
  }

  @Test func theViewsOfAConditionAreThoseItNames() throws {
    let condition = try Expression(
      "color(at 7, text.bottom) == text.background and label.top > header.bottom",
      views: Self.views)
    #expect(condition.mentionedViews == ["text", "label", "header"])
    #expect(try Expression("offset < 0", views: Self.views).mentionedViews == [])
  }
}
