import ArgumentParser
import Course
import Courses
import Reporting

struct CoursesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "courses",
    abstract: "Lists the built-in courses: their steps and what each teaches.")

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try output.validate("A list of courses", isOneOf: [.text, .json])
  }

  func run() async throws {
    try await withExitCodes {
      let courses = try Courses.names.map { try CourseOption.load($0).course }
      try output.write { format, style in
        switch format {
        case .json: try CourseListRenderer.json(courses)
        case .text, .junit, .html, .tap, .github, .githubSummary:
          CourseListRenderer(style: style).render(courses)
        }
      }
      return 0
    }
  }
}
