import Foundation
import Testing

@testable import Course

/// The manifest of the course that ships with Stretchy.
@Suite struct BuiltInCourseTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "steps/stretchy-layout")

  private func read() throws -> Course {
    let file = Self.folder.appending(path: "course.yml")
    return try Course(
      manifest: String(contentsOf: file, encoding: .utf8), file: "course.yml",
      name: "stretchy-layout",
      hasFile: { FileManager.default.fileExists(atPath: Self.folder.appending(path: $0).path) })
  }

  @Test func itIsReadWithoutAMistake() throws {
    #expect(try read().title == "Stretchy Layouts")
  }

  @Test func itsBehavioursHoldInTheDocumentedSteps() throws {
    let table = try read().behaviours.map { behaviour in
      let digits = behaviour.steps.map { $0.replacing("Step-", with: "") }.joined()
      return "\(behaviour.id) \(digits)"
    }
    #expect(
      table == [
        "page-fills-screen 123456", "nothing-is-left-open 123456",
        "header-at-rest 123456", "text-below-header 123456", "content-size 123456",
        "header-behind-status-bar 123456", "status-bar-is-light 123456",
        "header-moves-with-pull 1", "grey-above-header 1", "header-sticks 23456",
        "image-fills-header 123456", "text-jams 2", "text-scrolls-to-end 13456",
        "header-keeps-height 13456", "nothing-breaks 13456", "grey-below-text 13",
        "backing-stretches 456", "text-under-home-indicator 134",
        "content-ends-above-home-indicator 56", "indicator-in-safe-area 56",
        "text-under-status-bar 12345", "status-bar-hides 6", "status-bar-once-a-crossing 6",
      ])
  }
}
