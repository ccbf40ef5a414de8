import Foundation
import Testing

@testable import Course

/// The reference of the grading scheme has every word, and its example is one.
@Suite struct GradingReferenceTests {
  private static let steps = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "steps")

  private static func text() throws -> String {
    try String(contentsOf: steps.appending(path: "GRADING.md"), encoding: .utf8)
  }

  @Test func theExampleIsAScheme() throws {
    let course = try Course(
      manifest: String(
        contentsOf: Self.steps.appending(path: "stretchy-layout/course.yml"), encoding: .utf8),
      file: "course.yml", name: "stretchy-layout")
    let lines = try Self.text().split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { $0 != "    format: 1" }.prefix { $0.hasPrefix("    ") || $0.isEmpty }
    let scheme = try GradingScheme(
      manifest: example.map { $0.dropFirst(4) }.joined(separator: "\n"), file: "grading.yml",
      course: course, seed: nil)
    #expect(scheme.steps == ["Step-2", "Step-3"])
    #expect(
      scheme.hidden.map(\.id) == [
        "any-pull", "short-text", "header-sticks-again", "header-keeps-height-again",
      ])
  }

  @Test func everyWordIsInTheTable() throws {
    let section = try Self.text().components(separatedBy: "\n## grading.yml").last ?? ""
    let table = section.components(separatedBy: "\n## ").first ?? ""
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let words = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    #expect(Set(words) == Set(GradingScheme.keys))
  }
}
