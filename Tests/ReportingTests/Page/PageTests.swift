import Foundation
import LayoutTrace
import Testing
import TraceFixtures

@testable import Reporting

/// Pages as files: what they hold and what they never do.
@Suite struct PageTests {
  static let hostile =
    "</script><script>alert(1)</script><img src=x onerror=\"alert('2')\">"
    + "\u{2028}\u{202E}\u{1B}]8;;x\u{07}&amp;"

  /// A report and a recording in which every text of a stranger's wants to do harm.
  static func hostilePage() throws -> String {
    var report = Samples.report
    report.repository = hostile
    for index in report.steps.indices {
      report.steps[index].output = hostile
      report.steps[index].notes = [hostile]
      report.steps[index].trouble?.details = [hostile]
    }
    let recording = RecordingSamples.recording("Step-2", .moves) { trace in
      trace.views[FakePage.View.text].properties = [hostile]
      trace.views[FakePage.View.label].className = hostile
      for index in trace.frames.indices {
        trace.frames[index].views[FakePage.View.label].text?.string = hostile
        trace.frames[index].views[FakePage.View.image].image?.name = hostile
        trace.frames[index].broken = [
          BrokenConstraint(constraint: hostile, conflict: [hostile], violation: 1)
        ]
      }
    }
    return try ReportPage(report, recordings: [recording]).render()
  }

  @Test(arguments: [
    // An accent makes one character of Swift's of both, and two of a browser's.
    ("\"\u{301} onclick=\"", "&quot;\u{301} onclick=&quot;"), ("<\u{20DD}b>", "&lt;\u{20DD}b&gt;"),
    ("'\u{200D}&", "&#39;\u{200D}&amp;"), ("a\u{2028}b\u{2029}…", "a\\u{2028}b\\u{2029}…"),
    ("Straße\n", "Straße\n"), ("\u{1B}\u{9B}\u{202E}", "\\u{1b}\\u{9b}\\u{202e}"),
  ])
  func aTextCannotEndAnAttribute(text: String, markup: String) {
    #expect(HTML("p", ["title": text], []).markup == "<p title=\"\(markup)\"></p>")
    #expect(HTML.text(text).markup == markup)
  }

  @Test func aPageRunsItsOwnScriptAndStyleAndNothingElse() throws {
    let page = try ReportPage(
      Samples.report, recordings: [RecordingSamples.recording("Step-2", .moves)]
    ).render()
    let style = try #require(page.between("<style>", "</style>"))
    let script = try #require(page.between("<script>", "</script>"))
    for (text, directive) in [(style, "style-src"), (script, "script-src")] {
      let digest = Data(SHA256(text).bytes).base64EncodedString()
      #expect(page.contains("\(directive) &#39;sha256-\(digest)&#39;"))
    }
    #expect(page.contains("content=\"default-src &#39;none&#39;; "))
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(!page.contains("style=\""))
    #expect(!page.contains(" onclick=\""))
    // Names of namespaces are no addresses that a browser would ask.
    #expect(
      page.replacing("http://www.w3.org/2000/svg", with: "").firstRange(of: "http") == nil
        || !page.contains("src=\"http"))
  }

  @Test func whatAStrangerWroteStaysText() throws {
    let page = try Self.hostilePage()
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202E}"))
    #expect(!page.contains("\u{2028}"))
    #expect(!page.contains("\u{1B}"))
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
    #expect(page.contains(#"\u003c/script>\u003cscript>alert(1)"#))
    // Our script's element, its end, and the data's: no others.
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test func equalReportsGiveEqualPages() throws {
    #expect(try Self.hostilePage() == Self.hostilePage())
  }

  @Test func aReportWithoutRecordingsHasNoPhone() throws {
    let page = try ReportPage(Samples.report, recordings: []).render()
    #expect(!page.contains("data-player=\""))
    #expect(!page.contains("href=\"#step="))
    #expect(page.contains("does not hold, against the course"))
  }

  @Test func theHeadingSaysHowItCameOut() throws {
    func heading(_ report: Report, promises: Matrix? = nil) throws -> String? {
      try ReportPage(report, promises: promises, recordings: []).render()
        .between("<p class=\"summary ", "</p>")
    }
    var report = Samples.report
    #expect(
      try heading(report)
        == "fails\">1 of 3 verdicts are not as documented, 1 could not be had")
    report.steps = [report.steps[0]]
    #expect(try heading(report) == "holds\">The step is as documented")
    report.steps = [Samples.report.steps[2]]
    #expect(try heading(report) == "unchecked\">1 of 1 steps could not be checked")
    // What is not promised and does not hold is as documented.
    report.steps = [Samples.report.steps[1]]
    report.steps[0].behaviours.removeLast()
    let matrix = Matrix(
      course: report.course, title: report.title, steps: ["Step-2"],
      rows: [
        .init(
          behaviour: "header-sticks", says: "It sticks.",
          cells: [.init(isPromised: false, outcome: .failed)])
      ])
    #expect(try heading(report, promises: matrix) == "holds\">The step is as documented")
  }

  @Test func aLinkLeadsToAPlaceInARecording() {
    #expect(
      Player.link(
        step: "Step-2", behaviour: "a&b=c#", device: "iPad 9.7", recording: 3, beside: "Schritt é",
        gesture: 0, offset: -41.5, view: "\u{202E}")
        == "#step=Step-2&behaviour=a%26b%3Dc%23&device=iPad%209.7&recording=3"
        + "&beside=Schritt%20%C3%A9&gesture=0&offset=-41.5&view=%E2%80%AE")
    #expect(Player.link(step: "Step-2") == "#step=Step-2")
  }
}

extension String {
  /// What stands between two marks, the first time.
  func between(_ start: String, _ end: String) -> String? {
    guard let head = firstRange(of: start), let tail = self[head.upperBound...].firstRange(of: end)
    else { return nil }
    return String(self[head.upperBound..<tail.lowerBound])
  }
}
