import LayoutTrace
import Testing
import TraceFixtures

@testable import Reporting

/// A baseline as text, written and read.
@Suite struct BaselineTextTests {
  static let names = [
    ViewName(name: "header", candidates: [ViewCandidate(start: .property("imageView"))])
  ]

  static func baseline(of page: FakePage, tolerance: Double = 0.5) -> Baseline {
    Baseline(
      of: [page.trace()], course: "pages", step: "Step 1", naming: names, tolerance: tolerance)
  }

  static let text = """
    stretchy baseline 1
    # What the step shows, in points, recorded by 'stretchy baseline' and held against later
    # runs by 'stretchy run --against'. Between two places of a curve a number goes straight. What
    # a gesture does not tell is as it was at the end of the one before.
    course: pages
    step: "Step 1"
    tolerance: 0.5

    device: "Test Phone"
    at rest
      offset: 0

    """

  @Test func aGestureTellsOnlyWhatMoves() throws {
    var page = LayoutDiffTests.page(.sticks)
    page.edit = { frame in
      frame.views[FakePage.View.label].isHidden = frame.time > 0.03
      frame.views[FakePage.View.label].alpha = frame.time > 0.03 ? 0.75 : 1
    }
    let text = try Self.baseline(of: page).text()
    #expect(text.hasPrefix(Self.text))
    #expect(text.contains("\n  header.height: 280\n"))
    #expect(text.contains("\n  header.contentMode: scaleAspectFill\n"))
    #expect(text.contains("\n  infoText.text: \"\\\"Once upon a time\\\"\"\n"))
    #expect(text.contains("\n  infoText.alpha: 100%\n"))
    let start = try #require(text.firstRange(of: "script\n"))
    #expect(
      text[start.upperBound...] == """
          do: {"drag":{"by":{"x":0,"y":200},"duration":0.1}}
            frames: 2
            offset by frame: 0 -30, 1 -60
            textContainer.top by offset: -60 340, -30 310
            infoText.top by offset: -60 350, -30 320
            infoText.isHidden by offset: -60 yes, -30 no
            infoText.alpha by offset: -60 75%, -30 100%
            header.height by offset: -60 340, -30 310

        """)
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    var page = LayoutDiffTests.page(.sticks)
    page.offsets = [0, -10.125, -33.3333, -33.3333, 0.0004]
    page.script.append(.setText(of: Self.names[0], to: "\u{301}\"a, b: c\\\n\u{1B}"))
    let strange = "\u{301}\"x\\,: \u{1B}[31m\u{2028}\r\n\t"
    page.edit = { frame in
      frame.views[FakePage.View.label].text?.string = frame.time > 0.02 ? strange : "-"
      frame.views[FakePage.View.image].alpha = frame.time > 0.02 ? 1.0 / 3 : 1
      if frame.time > 0.04 { frame.views.remove(at: FakePage.View.image) }
      if frame.time > 0.06 { frame.gesture = 1 }
    }
    let baseline = Self.baseline(of: page, tolerance: 0.25)
    let text = try baseline.text()
    #expect(try Baseline(text, file: "a.txt") == baseline)
    #expect(try Baseline(text, file: "a.txt").text() == text)
    // As git writes it on another system.
    #expect(
      try Baseline(text.replacing("\n", with: "\r\n"), file: "a.txt") == baseline)
    #expect(!text.contains("\u{1B}"))
  }

  @Test func aDeviceAtRestIsToldOnceForAllItsScripts() throws {
    var second = LayoutDiffTests.page(.sticks)
    second.script = [.wait(seconds: 1)]
    let traces = [LayoutDiffTests.page(.sticks).trace(), second.trace()]
    let baseline = Baseline(
      of: traces, course: "pages", step: "Step-1", naming: [], tolerance: 0.5)
    let text = try baseline.text()
    #expect(text.split(separator: "\n").count { $0 == "at rest" } == 1)
    #expect(text.split(separator: "\n").count { $0 == "script" } == 2)
    #expect(try Baseline(text, file: "a.txt") == baseline)
  }

  @Test(arguments: [
    ("stretchy baseline 1", "stretchy baseline 2", 1, "this is version 2 of the format, and this"),
    ("stretchy baseline 1", "{}", 1, "this is no baseline"),
    ("course: pages\n", "", 5, "'course:' is expected here"),
    ("tolerance: 0.5", "tolerance: much", 7, "a number is expected"),
    ("tolerance: 0.5", "tolerance: -1", 7, "a tolerance is more than 0"),
    ("at rest", "at work", 10, "'at rest' is expected here"),
    ("  offset: 0\n", "  offset 0\n", 11, "a colon is expected behind the name"),
    ("  offset: 0\n", "  offset: 0 1\n", 11, "'1' is too much"),
    ("  offset: 0\n", "  offset: nan\n", 0, ""),
    ("  offset: 0\n", "  offset: \"0\n", 11, "a value is expected here"),
    ("by frame: 0 -30, 1 -60", "by frame: 1 -30, 0 -60", 0, "places go upwards"),
    ("by frame: 0 -30, 1 -60", "by day: 0 -30", 0, "a curve goes by frame or by offset"),
    ("frames: 2", "frames: 2.5", 0, "a count of frames is a whole number"),
    ("\"drag\"", "\"drug\"", 0, "this gesture cannot be read"),
  ])
  func aTextThatIsNoneIsRefusedAtItsLine(old: String, new: String, line: Int, problem: String)
    throws
  {
    let text = try Self.baseline(of: LayoutDiffTests.page(.sticks)).text().replacing(old, with: new)
    guard !problem.isEmpty else {
      // A word like any other.
      _ = try Baseline(text, file: "a.txt")
      return
    }
    let error = #expect(throws: BaselineError.self) { try Baseline(text, file: "a.txt") }
    let place = try #require(error)
    #expect(place.problem.hasPrefix(problem), "\(place)")
    if line > 0 { #expect(place.description.hasPrefix("a.txt:\(line): ")) }
  }
}
