import LayoutTrace
import Testing
import TraceFixtures

@testable import Course

/// What is seen at a point, with views on top of each other.
@Suite struct PaintTests {
  typealias View = FakePage.View

  /// What is seen in the middle of the text's area, at (200, 600), after a change.
  static func paint(_ change: @escaping (inout Frame) -> Void) -> Paint {
    var page = FakePage()
    page.edit = change
    return Moment(Record(page.trace(), names: []), at: 0).paint(atX: 200, y: 600)
  }

  static func mix(_ red: Double, _ green: Double, _ blue: Double) -> Paint {
    .color(Color(red: red, green: green, blue: blue, alpha: 1))
  }

  @Test func theTopmostBackgroundIsSeen() {
    #expect(Self.paint { _ in } == .color(FakePage.red))
  }

  @Test func aHiddenViewIsSeenThroughWithAllThatItHolds() {
    #expect(Self.paint { $0.views[View.text].isHidden = true } == .color(FakePage.gray))
    #expect(
      Self.paint { frame in
        frame.views[View.label].backgroundColor = FakePage.white
        frame.views[View.text].isHidden = true
      } == .color(FakePage.gray))
  }

  @Test func alphaMixesColours() {
    #expect(Self.paint { $0.views[View.text].alpha = 0.5 } == Self.mix(0.75, 0.25, 0.25))
    #expect(Self.paint { $0.views[View.scroll].alpha = 0.5 } == Self.mix(0.75, 0.25, 0.25))
    #expect(
      Self.paint {
        $0.views[View.text].backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
      } == Self.mix(0.75, 0.25, 0.25))
  }

  @Test func whatLiesOutsideOfAClippingViewIsNotSeen() {
    let shorten: (inout Frame) -> Void = { $0.views[View.scroll].onScreen.height = 500 }
    #expect(Self.paint(shorten) == .color(FakePage.gray))
    #expect(
      Self.paint { frame in
        shorten(&frame)
        frame.views[View.scroll].clipsToBounds = false
      } == .color(FakePage.red))
  }

  /// The whole screen.
  static let whole = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test func aPictureIsSeenWhereItIsDrawn() {
    let whole = Self.whole
    #expect(Self.paint { $0.views[View.image].image?.drawn = whole } == .color(FakePage.red))
    #expect(
      Self.paint { frame in
        frame.views[View.image].image?.drawn = whole
        frame.views[View.image].clipsToBounds = false
      } == .image)
    #expect(
      Self.paint { frame in
        frame.views[View.image].image?.drawn = whole
        frame.views[View.image].clipsToBounds = false
        frame.views[View.image].alpha = 0
      } == .color(FakePage.red))
  }

  @Test func aColourOnAPictureHidesItOnlyWhenItIsDense() {
    let whole = Self.whole
    func covered(alpha: Double) -> Paint {
      Self.paint { frame in
        frame.views[View.image].onScreen = whole
        frame.views[View.image].image?.drawn = whole
        var veil = frame.views[View.text]
        veil.view = View.label
        veil.backgroundColor = Color(red: 0, green: 0, blue: 1, alpha: alpha)
        veil.onScreen = whole
        frame.views.append(veil)
      }
    }
    #expect(covered(alpha: 0.5) == .image)
    #expect(covered(alpha: 1) == Self.mix(0, 0, 1))
  }

  @Test func withoutAViewTheScreenIsBlack() {
    #expect(Self.paint { $0.views = [] } == Self.mix(0, 0, 0))
  }

  @Test func aTraceWhoseViewsHoldEachOtherIsAskedWithoutEnd() throws {
    var page = FakePage()
    page.edit = { frame in
      frame.views[View.text].superview = View.label
      frame.views[View.label].superview = View.text
    }
    let moment = Moment(Record(page.trace(), names: ExpressionTests.views), at: 0)
    #expect(try ExpressionTests.holds("isVisible(label)", at: moment))
    #expect(
      try ExpressionTests.holds("label.superview.superview.superview.height == 1000", at: moment))
    #expect(moment.paint(atX: 200, y: 600) == .color(FakePage.gray))
  }
}
