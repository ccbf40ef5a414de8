import Testing

@testable import Grading

/// Comma-separated values, read and written.
@Suite struct CSVTests {
  private func fields(_ text: String) throws -> [[String]] {
    try CSV.read(text).map(\.fields)
  }

  @Test func quotesCommasAndLinesAreRead() throws {
    #expect(
      try fields("a,b\r\n\"1,\"\"x\"\"\",\"two\nlines\"\n\n,\n\u{E9},")
        == [["a", "b"], ["1,\"x\"", "two\nlines"], ["", ""], ["\u{E9}", ""]])
    #expect(try fields("\u{FEFF}id\n") == [["id"]])
    #expect(try fields("\"\"") == [[""]])
  }

  @Test func aRowKnowsItsLine() throws {
    #expect(try CSV.read("a\n\"x\ny\"\nb\n").map(\.line) == [1, 2, 4])
  }

  @Test func damageIsToldWithItsLine() {
    #expect(throws: CSV.Damage(line: 2, message: "a quoted field has no closing quote")) {
      try CSV.read("a\n\"b\nc")
    }
    #expect(
      throws: CSV.Damage(line: 1, message: "a quoted field goes on behind its closing quote")
    ) { try CSV.read("\"a\"b") }
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n@x", " =1", "\u{FF1D}1"])
  func noTextIsAFormula(text: String) throws {
    let written = CSV.write([[.text(text)]])
    #expect(written.hasPrefix("\"'"))
    #expect(try fields(written) == [["'" + text]])
  }

  @Test(arguments: ["name", "O'Brien", "a,b", "a\"b", "x=1", "1-2", ""])
  func otherTextsAreLeftAsTheyAre(text: String) throws {
    let written = CSV.write([[.text(text)]])
    #expect(try fields(written) == [[text]] || text.isEmpty && written == "\"\"\r\n")
  }

  @Test func everyCellIsQuotedAndEveryLineEnded() {
    #expect(
      CSV.write([[.text("a"), .number("1.5")], [.text("b\"")]]) == "\"a\",\"1.5\"\r\n\"b\"\"\"\r\n")
  }
}
