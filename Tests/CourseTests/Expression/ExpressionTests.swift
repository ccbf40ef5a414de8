import LayoutTrace
import Testing
import TraceFixtures

@testable import Course

/// What conditions mean, each held against a moment in which it is true and the same words bent so
/// that they are false.
@Suite struct ExpressionTests {
  static let views = [
    ViewName(name: "header", candidates: [ViewCandidate(start: .property("imageView"))]),
    ViewName(name: "text", candidates: [ViewCandidate(start: .property("textContainer"))]),
    ViewName(name: "label", candidates: [ViewCandidate(start: .property("infoText"))]),
    ViewName(name: "page", candidates: [ViewCandidate(start: .className("UIScrollView", rank: 1))]),
    ViewName(name: "footer", candidates: [ViewCandidate(start: .property("footer"))]),
  ]

  /// The page after it was pulled down by 60 points, two frames after rest.
  static func pulled(_ bend: (inout FakePage) -> Void = { _ in }) -> Moment {
    var page = FakePage(.sticks, offsets: [0, -20, -60])
    bend(&page)
    return Moment(Record(page.trace(), names: views), at: 2)
  }

  static func holds(_ text: String, at moment: Moment = pulled()) throws -> Bool {
    try Expression(text, views: views).holds(at: moment)
  }

  @Test(arguments: [
    // Views, where they are seen.
    ("header.top == 0", "header.top == 1"),
    ("header.height == 340", "header.height == 280"),
    ("header.bottom == text.top", "header.bottom == text.bottom"),
    ("header.right == screen.width", "header.right == header.left"),
    ("header.centerX == screen.centerX", "header.centerX == 0"),
    ("header.centerY == 170", "header.centerY == 140"),
    ("text.frame.height == 1000", "text.frame.height == 999"),
    ("text.superview.width == 400", "text.superview.superview.width == 0"),
    ("text.superview.offset == -60", "text.superview.offset == 0"),
    ("header.clips and not text.clips", "text.clips"),
    ("not header.isHidden and header.alpha == 1", "header.isHidden"),
    ("text.background == red", "text.background == gray"),
    ("text.safeArea.top == 40", "text.safeArea.top == 0"),
    // Text and images.
    ("label.text contains \"upon\"", "label.text contains \"twice\""),
    ("label.text == \"Once upon a time\"", "label.text == \"Once\""),
    ("label.textColor == white", "label.textColor == black"),
    ("label.fontSize == 17 and label.fontName == \"Inter\"", "label.fontSize == 12"),
    ("label.lines == 48 and label.lineLimit == 0", "label.lines < 48"),
    ("not label.isTruncated", "label.isTruncated"),
    ("label.textSize.height == label.height", "label.textSize.height < label.height"),
    ("header.image.name == \"Header\"", "header.image.name == \"Footer\""),
    ("header.image.mode == \"scaleAspectFill\"", "header.image.mode == \"scaleToFill\""),
    ("header.image.size.width == 600", "header.image.size.width == 400"),
    ("header.image.scale == 2", "header.image.scale == 1"),
    ("header.image.pixels.height == 800", "header.image.pixels.height == 400"),
    ("header.image.drawn.width == 510", "header.image.drawn.width == 400"),
    // The moment.
    ("screen.height == 800 and safeArea.bottom == 30", "safeArea.bottom == 0"),
    ("pixel == 0.5", "pixel == 1.5"),
    ("time == 2 / 60 within 0.0001", "time == 0 within 0.0001"),
    ("gesture == 1", "gesture == 0"),
    ("not isTouching", "isTouching"),
    ("statusBar.style == \"lightContent\"", "statusBar.style == \"default\""),
    ("not statusBar.isHidden and statusBar.slid == 0", "statusBar.isHidden"),
    // Scrolling.
    ("offset == -60 and offset.x == 0", "offset == 60"),
    ("page.offset.y == offset", "page.offset.y == 0"),
    ("offset.start == 0 and offset.end == 510", "offset.end == 480"),
    ("overscroll.top == 60 and overscroll.bottom == 0", "overscroll.top == 0"),
    ("contentSize.height == 1280", "contentSize.height == 800"),
    ("insets.bottom == 30 and adjustedInsets.top == 0", "insets.bottom == 0"),
    ("indicatorInsets.top == safeArea.top", "indicatorInsets.top == 0"),
    ("indicator.height == 300 and indicator.alpha == 1", "indicator.bottom < 100"),
    ("not isDragging and not isTracking and not isDecelerating", "isDragging"),
    // Other moments.
    ("header.rest.height == 280", "header.rest.height == header.height"),
    ("rest(header.height) == 280", "rest(header.height) == 340"),
    ("rest.offset == 0", "rest.offset == offset"),
    ("before(offset) == -20", "before(offset) == offset"),
    ("change(offset) == -40", "change(offset) == 0"),
    ("crossings(overscroll.top > 10) == 1", "crossings(overscroll.top > 10) == 2"),
    // Arithmetic binds as in school.
    ("1 + 2 * 3 == 7", "1 + 2 * 3 == 9"),
    ("(1 + 2) * 3 == 9", "(1 + 2) * 3 == 7"),
    ("10 - 4 - 3 == 3", "10 - 4 - 3 == 9"),
    ("12 / 4 / 3 == 1", "12 / 4 / 3 == 9"),
    ("-offset == 60", "-offset == -60"),
    ("min(3, 1, 2) == 1 and max(3, 1, 2) == 3", "min(3, 1, 2) == 2"),
    ("abs(offset) == 60 and round(2.5) == 3", "abs(offset) == -60"),
    // Logic: `and` before `or` before `implies`.
    ("yes or no and no", "(yes or no) and no"),
    ("no implies no", "yes implies no"),
    ("no implies no implies no", "(no implies no) implies no"),
    ("not no and yes", "not (no or yes)"),
    ("not not yes", "not not not yes"),
    // Comparing.
    ("0 <= header.top <= 40", "0 < header.top < 40"),
    ("1 < 2 and 2 > 1 and 1 != 2", "2 < 1"),
    ("header.height == 320 within 20", "header.height == 320 within 19"),
    ("header.height == 320 ± 20", "header.height == 320 ± 19"),
    ("yes == (not no)", "yes == no"),
    // Colours, as seen.
    ("color(at 200, 10) == image", "color(at 200, 700) == image"),
    ("color(at 200, 700) == red", "color(at 200, 700) == text.superview.superview.background"),
    ("color(at 200, 700) == rgb(1, 0, 0)", "color(at 200, 700) == rgb(1, 0.5, 0)"),
    // Which views there are.
    ("exists(header)", "exists(footer)"),
    ("isVisible(header)", "not isVisible(header)"),
    ("isAbove(header, text)", "isAbove(text, header)"),
  ])
  func aConditionHoldsWhereItIsTrueOnly(isTrue: String, isFalse: String) throws {
    #expect(try Self.holds(isTrue), "\(isTrue)")
    #expect(try !Self.holds(isFalse), "\(isFalse)")
  }

  /// Half a pixel is a quarter of a point here.
  @Test(arguments: [
    (340.0, "=="), (340.25, "=="), (339.75, "=="), (340.3, "<"), (339.7, ">"),
  ])
  func ofLessEqualAndGreaterExactlyOneHolds(value: Double, relation: String) throws {
    let holding = try ["<", "==", ">"].filter { try Self.holds("header.height \($0) \(value)") }
    #expect(holding == [relation])
    #expect(try Self.holds("header.height <= \(value)") == (relation != ">"))
    #expect(try Self.holds("header.height >= \(value)") == (relation != "<"))
    #expect(try Self.holds("header.height != \(value)") == (relation != "=="))
  }

  @Test func whatIsAmbiguousIsNamed() throws {
    let moment = Self.pulled { page in
      page.edit = { frame in
        frame.ambiguous = [
          AmbiguousLayout(view: FakePage.View.text, attributes: ["width", "height"]),
          AmbiguousLayout(view: FakePage.View.root, attributes: ["top"]),
        ]
      }
    }
    #expect(try Self.holds("ambiguous.count == 2", at: moment))
    #expect(try Self.holds("text.isAmbiguous and not header.isAmbiguous", at: moment))
    #expect(
      try Self.holds(
        "ambiguous.attributes contains \"textContainer.height\"", at: moment))
    #expect(try Self.holds("ambiguous.attributes contains \"UIView.top\"", at: moment))
    #expect(try !Self.holds("ambiguous.attributes contains \"left\"", at: moment))
    #expect(try !Self.holds("ambiguous.attributes == none", at: moment))
    #expect(
      try Expression("ambiguous.attributes == none", views: Self.views).explanation(at: moment)
        == """
        ambiguous.attributes is "textContainer.width", "textContainer.height", "UIView.top"
        """)
    #expect(try Self.holds("ambiguous.count == 0 and not text.isAmbiguous"))
    #expect(try Self.holds("ambiguous.attributes == none and not (broken.conflicts != none)"))
  }

  @Test func brokenAndUnsatisfiedConstraintsAreNamed() throws {
    let moment = Self.pulled { page in
      page.edit = { frame in
        frame.broken = [
          BrokenConstraint(
            constraint: "imageView.top == view.top", conflict: ["imageView.height >= 0"],
            violation: 3)
        ]
        frame.unsatisfied = [
          UnsatisfiedConstraint(constraint: "label.width == 9", priority: 750, violation: 1)
        ]
      }
    }
    #expect(try Self.holds("broken.count == 1 and unsatisfied.count == 1", at: moment))
    #expect(try Self.holds("broken.constraints contains \"imageView.top\"", at: moment))
    #expect(try Self.holds("broken.conflicts contains \"height >= 0\"", at: moment))
    #expect(try Self.holds("unsatisfied.constraints contains \"label\"", at: moment))
    #expect(try !Self.holds("broken.constraints contains \"label\"", at: moment))
    #expect(try !Self.holds("broken.count == 1"))
  }

  @Test func eventsAreCountedUpToTheMoment() throws {
    let moment = Self.pulled { page in
      page.events = [
        Event(time: 0.01, kind: .delegate("scrollViewDidScroll")),
        Event(
          time: 1 / 60,
          kind: .animation(duration: 0.2, delay: 0.1, curve: "easeOut", changes: ["statusBar"])),
        Event(time: 0.02, kind: .statusBarChange(isHidden: true, duration: 0.2)),
        Event(time: 0.02, kind: .delegate("scrollViewDidScroll")),
        Event(
          time: 9,
          kind: .animation(duration: 5, delay: 0, curve: "linear", changes: ["statusBar"])),
      ]
    }
    #expect(try Self.holds("animations(of \"statusBar\") == 1", at: moment))
    #expect(try Self.holds("animations(of \"frame\") == 0", at: moment))
    #expect(try Self.holds("animation.duration == 0.2 within 0", at: moment))
    #expect(try Self.holds("animation.delay == 0.1 within 0", at: moment))
    #expect(try Self.holds("animation.curve == \"easeOut\"", at: moment))
    #expect(try Self.holds("animation.changes contains \"statusBar\"", at: moment))
    #expect(try Self.holds("statusBar.changes == 1", at: moment))
    #expect(try Self.holds("calls(of \"scrollViewDidScroll\") == 2", at: moment))
    #expect(try Self.holds("before(calls(of \"scrollViewDidScroll\")) == 1", at: moment))
  }

  @Test(arguments: [
    ("footer.top == 0", "there is no view `footer` (looked for footer)"),
    ("header.text == \"\"", "there is no `header.text`"),
    ("text.image.size.width == 0", "there is no `text.image.size.width`"),
    ("header.offset == 0", "`header` is not a scroll view"),
    ("1 / offset.x == 0", "`offset.x` is 0 and divides"),
    ("animation.duration == 0", "there is no `animation.duration`"),
    (
      "header.superview.superview.superview.superview.top == 0",
      "`header` has no superview"
    ),
  ])
  func whatIsNotThereIsSaid(text: String, reason: String) throws {
    let expression = try Expression(text, views: Self.views)
    #expect(throws: Absence(reason: reason)) { try expression.holds(at: Self.pulled()) }
  }

  @Test(arguments: ["exists(footer) and footer.top == 0", "exists(footer) implies footer.top == 0"])
  func aDecidedConditionDoesNotAskTheRest(text: String) throws {
    #expect(try Self.holds(text) == text.contains("implies"))
  }

  @Test(arguments: [
    ("header.height == 280", "header.height is 340"),
    ("header.height == text.bottom", "header.height is 340, text.bottom is 1340"),
    ("header.top == 0 and header.height == 280", "header.height is 340"),
    ("header.top == 0 implies header.clips == no", "header.clips is yes"),
    ("not header.clips", "header.clips is yes"),
    ("header.top == 5 or text.top == 5", "header.top is 0, text.top is 340"),
    ("color(at 200, 10) == red", "color(at 200, 10) is image"),
    ("text.background == gray", "text.background is red"),
    ("label.text contains \"twice\"", "label.text is \"Once upon a time\""),
    ("broken.constraints contains \"x\"", "broken.constraints is none"),
    ("min(header.height, 500) == 3", "min(header.height, 500) is 340"),
    ("(screen.width - 30) / 2 == 3", "(screen.width - 30) / 2 is 185"),
    ("2 * ( 1 + (header.top + 3) ) == 3", "2 * ( 1 + (header.top + 3) ) is 8"),
    ("((header.top) + 3) == 4", "(header.top) + 3 is 3"),
  ])
  func whatWasSeenIsExplained(text: String, explanation: String) throws {
    let expression = try Expression(text, views: Self.views)
    #expect(expression.explanation(at: Self.pulled()) == explanation)
  }
}
