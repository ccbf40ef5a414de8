import Testing

@testable import StepRunner

@Suite struct SourceLinesTests {
  @Test(arguments: [
    ("./App/Page.swift:12:9\n\n", "App/Page.swift", 12),
    ("App/a b:c.swift:1:0\n", "App/a b:c.swift", 1),
  ])
  func aPlaceIsAFileAndALine(text: String, file: String, line: Int) throws {
    let place = try #require(SourceLines.line(in: text))
    #expect(place.file == file)
    #expect(place.line == line)
  }

  @Test(arguments: [
    "??:0:0\n", "", "App/Page.swift:0:0\n", "<compiler-generated>:12:1\n",
    "/usr/include/x.swift:3:1\n", "App/Page.swift:99999999999999999999:1\n",
  ])
  func whatIsNoLineOfTheLearnersIsNone(text: String) {
    #expect(SourceLines.line(in: text) == nil)
  }
}
