import Foundation
import Testing

@testable import Reporting

/// JUnit files as a strict reader takes them.
@Suite struct JUnitSchemaTests {
  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "junit.rng")

  /// What libxml2 says of a file under the schema; empty if it is valid.
  private static func complaints(about xml: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xmllint")
    process.arguments = ["--noout", "--nonet", "--relaxng", schema.path, "-"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(xml.utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: said, as: UTF8.self)
  }

  @Test func aReportIsValid() throws {
    #expect(try Self.complaints(about: JUnitRenderer.render(Samples.report)) == "")
  }

  @Test func soIsOneFullOfWhatXMLForbids() throws {
    var report = Samples.report
    report.steps[1].output = "]]>\u{0}\u{B}\u{FFFE}\u{1B}[0m</system-out>&x;"
    report.steps[1].title = "\"'<\n\u{85}"
    report.steps[2].trouble?.summary = "\u{FFFF}\u{202E}"
    #expect(try Self.complaints(about: JUnitRenderer.render(report)) == "")
  }

  @Test(arguments: [
    ("<testsuites>", "<testsuites name=\"x\">"), (" hostname=\"localhost\"", ""),
    ("00:00:00\"", "00:00:00Z\""), ("    <system-out></system-out>\n", ""),
    (" type=\"behaviour\"", ""), (" id=\"0\"", " id=\"a\""),
  ])
  func theSchemaRefusesWhatIsOtherwise(right: String, wrong: String) throws {
    let xml = JUnitRenderer.render(Samples.report)
    try #require(xml.contains(right))
    #expect(try Self.complaints(about: xml.replacing(right, with: wrong)) != "")
  }
}
