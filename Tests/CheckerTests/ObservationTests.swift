import Course
import struct Course.Expectation
import LayoutTrace
import Testing
import TraceFixtures

@testable import Checker

/// What a behaviour says to each frame: the header is 280 points high and 400 wide.
@Suite struct ObservationTests {
  private static func observe(
    _ expectations: [Expectation], _ page: FakePage
  ) -> Observation {
    let behaviour = Behaviour(
      id: "test", says: "It is so.", kind: .promise, steps: ["Step-1"], points: 1,
      audience: [.kind(.all)], devices: [FakePage.phone], script: [], expectations: expectations)
    return Checker.observe(
      behaviour, on: FakePage.phone,
      in: Record(page.trace(), names: CheckerTests.views))
  }

  private static let offsets: [Double] = [0, -30, -60, 0, 10]

  private static func header(y: Double, height: Double, wanted: Rect) -> [WantedFrame] {
    [
      WantedFrame(
        name: "header", view: FakePage.View.image,
        seen: Rect(x: 0, y: y, width: 400, height: height), wanted: wanted)
    ]
  }

  private static func sticks() throws -> Expectation {
    try CheckerTests.expectation(
      .always, when: "overscroll.top > 0",
      "header.top == 0 and header.height == 280 + overscroll.top")
  }

  @Test func eachFrameThatIsAskedAnswersForItself() throws {
    let held = try Self.observe([Self.sticks()], FakePage(.sticks, offsets: Self.offsets))
    #expect(held.answers == [.notAsked, .holds, .holds, .notAsked, .notAsked])
    let broken = try Self.observe([Self.sticks()], FakePage(.moves, offsets: Self.offsets))
    #expect(broken.answers == [.notAsked, .fails, .fails, .notAsked, .notAsked])
  }

  @Test func whatIsWantedIsKnownWhetherItIsSoOrNot() throws {
    let wanted = Rect(x: 0, y: 0, width: 400, height: 310)
    #expect(
      try Self.observe([Self.sticks()], FakePage(.sticks, offsets: [0, -30])).wanted
        == [[], Self.header(y: 0, height: 310, wanted: wanted)])
    #expect(
      try Self.observe([Self.sticks()], FakePage(.moves, offsets: [0, -30])).wanted
        == [[], Self.header(y: 30, height: 280, wanted: wanted)])
  }

  @Test func expectationsOfOneViewAreDrawnTogether() throws {
    let both = [
      try CheckerTests.expectation(.always, "header.width == 300"),
      try CheckerTests.expectation(.atEnd, "header.right == 390"),
    ]
    let seen = Self.observe(both, FakePage(.sticks, offsets: [0, 0])).wanted
    #expect(
      seen == [
        Self.header(y: 0, height: 280, wanted: Rect(x: 0, y: 0, width: 300, height: 280)),
        Self.header(y: 0, height: 280, wanted: Rect(x: 90, y: 0, width: 300, height: 280)),
      ])
  }

  @Test func onlyTheFramesOfAScopeAreAsked() throws {
    func answers(_ scope: Expectation.Scope) throws -> [Observation.Answer] {
      Self.observe(
        [try CheckerTests.expectation(scope, "offset == -30")],
        FakePage(.sticks, offsets: [0, -30, -60])
      ).answers
    }
    #expect(try answers(.always) == [.fails, .holds, .fails])
    #expect(try answers(.atStart) == [.fails, .notAsked, .notAsked])
    #expect(try answers(.atEnd) == [.notAsked, .notAsked, .fails])
    #expect(try answers(.eventually) == [.notAsked, .holds, .notAsked])
  }

  @Test func whatSpeaksOfNoPlaceOrOfAMissingViewWantsNothing() throws {
    for text in ["offset <= 0", "footer.top == 0", "header.top != 5"] {
      let seen = Self.observe([try CheckerTests.expectation(.always, text)], FakePage(.sticks))
      #expect(seen.wanted == [[]], "\(text)")
    }
  }
}
