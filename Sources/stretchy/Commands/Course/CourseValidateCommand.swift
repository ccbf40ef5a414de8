import ArgumentParser
import Course

struct CourseValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Reads a course.yml and names every mistake in it.")

  @OptionGroup var course: CourseArgument

  func run() async throws {
    try await withExitCodes {
      let course = try CourseOption.load(self.course.course).course
      print(
        "\(self.course.course) is a course: \(course.steps.count) steps, "
          + "\(course.behaviours.count) behaviours.")
      return 0
    }
  }
}
