import Testing

@testable import StepRunner

@Suite struct SourceLinesTests {
  private typealias Place = SourceLines.Place

  @Test func aPlaceIsAFileAndALine() {
    #expect(
      SourceLines.places(in: "./App/Page.swift:12:9\n\nApp/a b:c.swift:1:0\n\n??:0:0\n\n") == [
        Place(file: "App/Page.swift", line: 12), Place(file: "App/a b:c.swift", line: 1), nil,
      ])
    #expect(SourceLines.places(in: "") == [])
  }

  @Test(arguments: [
    "??:0:0\n", "App/Page.swift:0:0\n", "<compiler-generated>:12:1\n",
    "/usr/include/x.swift:3:1\n", "App/Page.swift:99999999999999999999:1\n",
  ])
  func whatIsNoLineOfTheLearnersIsNone(text: String) {
    #expect(SourceLines.places(in: text) == [nil])
  }
}
