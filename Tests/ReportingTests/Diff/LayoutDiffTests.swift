import LayoutTrace
import Testing
import TraceFixtures

@testable import Reporting

/// What is said of two traces of the same script.
@Suite struct LayoutDiffTests {
  static func page(_ header: FakePage.Header) -> FakePage {
    var page = FakePage(header, offsets: [0, -30, -60])
    page.script = [.drag(by: Point(x: 0, y: 200), duration: 0.1)]
    return page
  }

  static func sentences(_ before: FakePage, _ after: FakePage) -> [String] {
    LayoutDiff(pairs: [(before.trace(), after.trace())]).differences.map { difference in
      "\(difference.gesture ?? "At rest"): \(difference)"
    }
  }

  @Test func equalTracesDoNotDiffer() {
    #expect(Self.sentences(Self.page(.sticks), Self.page(.sticks)) == [])
  }

  @Test func aHeaderThatStretchesIsToldByViewGestureAndOffset() {
    #expect(
      Self.sentences(Self.page(.moves), Self.page(.sticks)) == [
        "Dragged down by 200: imageView.top throughout: 60 ... 30 -> 0",
        "Dragged down by 200: imageView.height throughout: 280 -> 340 ... 310",
      ])
  }

  @Test func aRangeOfOffsetsIsNamed() {
    var after = Self.page(.sticks)
    after.offsets = [0, 10, 20, 30, 40]
    var before = after
    before.edit = { frame in
      let offset = frame.views[FakePage.View.scroll].scroll?.offset.y ?? 0
      if offset >= 30 { frame.views[FakePage.View.image].onScreen.height = 0 }
      if offset <= 10 { frame.views[FakePage.View.label].isHidden = true }
      if offset == 20 { frame.statusBar.isHidden = true }
      if (10...30).contains(offset) { frame.views[FakePage.View.text].backgroundColor = nil }
    }
    #expect(
      Self.sentences(before, after) == [
        "At rest: infoText.isHidden throughout: yes -> no",
        "Dragged down by 200: textContainer.backgroundColor up to offset 30: "
          + "none -> rgb(255, 0, 0)",
        "Dragged down by 200: imageView.height from offset 30 on: 0 -> 280",
        "Dragged down by 200: statusBar.isHidden at offset 20: yes -> no",
      ])
  }

  @Test func newAndLostViewsAreNamed() {
    var without = Self.page(.sticks)
    without.edit = { $0.views.removeLast() }
    var trace = without.trace()
    trace.views.removeLast()
    let full = Self.page(.sticks).trace()
    #expect(
      LayoutDiff(pairs: [(trace, full)]).differences.map(\.description) == ["imageView is new"])
    #expect(
      LayoutDiff(pairs: [(full, trace)]).differences.map(\.description) == ["imageView is gone"])
  }

  @Test func gettingFartherIsToldOnce() {
    var far = Self.page(.sticks)
    far.offsets = [0, -30, -90]
    #expect(
      Self.sentences(Self.page(.sticks), far) == [
        "Dragged down by 200: offset: -60 ... -30 -> -90 ... -30"
      ])
  }

  @Test func aDifferenceThatIsTheSameThroughoutIsToldOnce() {
    var broken = Self.page(.sticks)
    broken.edit = { frame in
      frame.broken = [BrokenConstraint(constraint: "a", conflict: ["a"], violation: 1)]
    }
    #expect(
      Self.sentences(Self.page(.sticks), broken) == [
        "At rest: contradicting constraints throughout: 0 -> 1"
      ])
  }

  @Test func whatWasToldOfOneScriptIsNotToldOfTheNext() {
    let pair = (Self.page(.moves).trace(), Self.page(.sticks).trace())
    #expect(LayoutDiff(pairs: [pair, pair]) == LayoutDiff(pairs: [pair]))
  }

  static let renderer = DiffRenderer(from: "Step-1", to: "Step-2", device: "Test Phone")

  @Test func differencesAreWrittenForAPerson() {
    let diff = LayoutDiff(pairs: [(Self.page(.moves).trace(), Self.page(.sticks).trace())])
    let plain = TextStyle(width: 80, usesColor: false, usesUnicode: false)
    #expect(
      Self.renderer.text(diff, style: plain) == """
        From Step-1 to Step-2, on Test Phone

        Dragged down by 200:
          imageView.top throughout: 60 ... 30 -> 0
          imageView.height throughout: 280 -> 340 ... 310

        """)
    #expect(
      Self.renderer.text(LayoutDiff(pairs: []), style: plain) == """
        From Step-1 to Step-2, on Test Phone

        Nothing changes in what is seen.

        """)
  }

  @Test func differencesAreWrittenForAMachine() throws {
    let diff = LayoutDiff(pairs: [(Self.page(.moves).trace(), Self.page(.sticks).trace())])
    #expect(
      try Self.renderer.json(diff) == """
        {
          "after" : "Step-2",
          "before" : "Step-1",
          "device" : "Test Phone",
          "differences" : [
            {
              "after" : [
                "0",
                "0"
              ],
              "before" : [
                "60",
                "30"
              ],
              "gesture" : "Dragged down by 200",
              "offsets" : [
                -60,
                -30
              ],
              "subject" : "imageView.top"
            },
            {
              "after" : [
                "340",
                "310"
              ],
              "before" : [
                "280",
                "280"
              ],
              "gesture" : "Dragged down by 200",
              "offsets" : [
                -60,
                -30
              ],
              "subject" : "imageView.height"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test(arguments: [
    (Gesture.drag(by: Point(x: -5, y: 9), duration: 1), "Dragged down by 9 and left by 5"),
    (.release, "Let go"),
    (.fling(velocity: Point(x: 0, y: -900)), "Flung up by 900 points a second"),
    (.scroll(from: nil, to: .end(plus: 0), duration: 1), "Scrolled to the end"),
    (
      .scroll(from: .offset(3), to: .end(plus: -2.5), duration: 1),
      "Scrolled from offset 3 to the end minus 2.5"
    ),
    (.setOffset(to: .top(plus: 8), animated: true), "Sent to the top plus 8, animated"),
    (.wait(seconds: 0.5), "After waiting 0.5 s"),
    (.rotate(to: .landscapeLeft), "Turned to landscapeLeft"),
    (
      .setText(of: ViewName(name: "caption", candidates: []), to: "Hello"),
      "With a text of 5 characters in caption"
    ),
    (
      .setText(of: ViewName(name: "caption", candidates: []), to: ""), "With no text in caption"
    ),
  ])
  func aGestureIsSaidInWords(gesture: Gesture, words: String) {
    #expect(gesture.words == words)
  }
}
