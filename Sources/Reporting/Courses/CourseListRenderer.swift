package import Course
import Foundation
import LayoutTrace

/// Draws what courses there are, or writes it as JSON.
package struct CourseListRenderer {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Each course with its name, and each of its steps with what it teaches.
  package func render(_ courses: [Course]) -> String {
    courses.map { course in
      let title =
        "\(style.painted(course.name, .bold))  \(PlainText.escaped(course.title))"
      return lines(title, course.steps.flatMap { lines(of: $0, in: course) })
    }.joined(separator: "\n")
  }

  /// What is said when a course's repository was made.
  ///
  /// - Parameters:
  ///   - folder: as the user names it.
  ///   - checking: the command that checks what is in the folder.
  package func renderNew(_ course: Course, folder: String, checking: String) -> String {
    let width = tagWidth(of: course)
    let steps = course.steps.enumerated().map { index, step in
      "  \(padded(step.tag, to: width))  \(PlainText.escaped(step.title))"
        + (index == 0 ? style.painted("  you are here", .dim) : "")
    }
    let example = course.steps.dropFirst().first ?? course.steps.first
    return lines(
      "\(style.painted(PlainText.escaped(course.title), .bold)) is in \(PlainText.escaped(folder)):",
      [""] + steps + [
        "",
        "Each step is a tag: git checkout \(example?.tag ?? "")",
        "To check what you have written: \(PlainText.escaped(checking))",
      ])
  }

  private func lines(of step: Step, in course: Course) -> [String] {
    let width = tagWidth(of: course)
    let indent = String(repeating: " ", count: width + 4)
    let room = max(20, style.width - indent.count)
    return ["  \(padded(step.tag, to: width))  \(PlainText.escaped(step.title))"]
      + PlainText.wrapped(PlainText.escaped(step.teaches), width: room)
      .filter { !$0.isEmpty }.map { indent + style.painted($0, .dim) }
  }

  private func tagWidth(of course: Course) -> Int { course.steps.map(\.tag.count).max() ?? 0 }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func lines(_ first: String, _ others: [String]) -> String {
    ([first] + others).joined(separator: "\n") + "\n"
  }

  package static func json(_ courses: [Course]) throws -> String {
    let document = Document(
      courses: courses.map { course in
        Document.Entry(
          name: course.name, title: course.title, devices: course.devices.map(\.name),
          behaviours: course.behaviours.map(\.id),
          steps: course.steps.map {
            Document.Lesson(tag: $0.tag, title: $0.title, teaches: $0.teaches)
          })
      })
    return try StableJSON.text(document)
  }

  private struct Document: Encodable {
    struct Entry: Encodable {
      var name: String
      var title: String
      var devices: [String]
      var behaviours: [String]
      var steps: [Lesson]
    }

    struct Lesson: Encodable {
      var tag: String
      var title: String
      var teaches: String
    }

    var version = Report.currentVersion
    var courses: [Entry]
  }
}
