import Testing

@testable import StepRunner

@Suite struct DiagnosticTests {
  @Test func theCompilersMessagesKeepTheirPlaces() {
    let output = """
      App/Page.swift:12:5: error: cannot find 'x' in scope
       10 |   let a = 1
         |     `- error: cannot find 'x' in scope
      App/Page.swift:3:1: note: did you mean: 'y'?
      <unknown>:0: error: no such module 'Alamofire'
      ld.lld: error: undefined symbol: f
      """
    #expect(
      Diagnostic.all(in: output) == [
        Diagnostic(
          file: "App/Page.swift", line: 12, column: 5, severity: .error,
          message: "cannot find 'x' in scope"),
        Diagnostic(
          file: "App/Page.swift", line: 3, column: 1, severity: .note, message: "did you mean: 'y'?"
        ),
        Diagnostic(
          file: nil, line: nil, column: nil, severity: .error, message: "no such module 'Alamofire'"
        ),
        Diagnostic(
          file: nil, line: nil, column: nil, severity: .error, message: "undefined symbol: f"),
      ])
    #expect(
      Diagnostic.all(in: output).map(\.description).first
        == "App/Page.swift:12:5: error: cannot find 'x' in scope")
  }
}
