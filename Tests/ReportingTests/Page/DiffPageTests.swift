import LayoutTrace
import Testing
import TraceFixtures

@testable import Reporting

/// The differences of two steps as a page.
@Suite struct DiffPageTests {
  private static func page(_ before: FakePage.Header, _ after: FakePage.Header) throws -> String {
    let first = RecordingSamples.recording("Step-1", before)
    let second = RecordingSamples.recording("Step-2", after)
    let diff = LayoutDiff(
      pairs: [(first.trace, second.trace)],
      naming: [
        ViewName(
          name: "header", candidates: [ViewCandidate(start: .property("imageView"))])
      ])
    return try DiffPage(diff, from: [first], to: [second]).render()
  }

  @Test func eachSentenceHasBothPhonesWhereItIsSeenBest() throws {
    let page = try Self.page(.moves, .sticks)
    #expect(page.contains("<h2 id=\"gesture-0\">Dragged down by 100</h2>"))
    #expect(page.contains("header.top up to offset -20: 60 ... 20 → 0"))
    let link = try #require(page.between("<li><p><a href=\"", "\""))
    // Farthest pulled, the header's edges are farthest apart.
    #expect(
      link
        == "#step=Step-1&amp;recording=0&amp;beside=Step-2&amp;gesture=0&amp;offset=-60"
        + "&amp;view=imageView")
    #expect(page.contains("<figure data-picture=\"\(link)\"><figcaption>Step-1</figcaption>"))
    #expect(
      page.contains(
        "<figure data-picture=\"#step=Step-2&amp;recording=1&amp;beside=Step-1&amp;gesture=0"
          + "&amp;offset=-60&amp;view=imageView\"><figcaption>Step-2</figcaption>"))
  }

  @Test func whereNothingDiffersThePageSaysSo() throws {
    let page = try Self.page(.sticks, .sticks)
    #expect(page.contains("Nothing changes in what is seen."))
    #expect(!page.contains("<figure data-picture"))
    #expect(page.contains("data-player=\"#step=Step-1&amp;recording=0&amp;beside=Step-2\""))
  }
}
