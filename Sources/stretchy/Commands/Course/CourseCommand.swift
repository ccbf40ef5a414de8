import ArgumentParser

struct CourseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course", abstract: "Works on courses: for those who write them.",
    discussion: guide,
    subcommands: [
      CourseNewCommand.self, CourseValidateCommand.self, CourseCheckCommand.self,
      CourseMutateCommand.self,
    ])

  /// Where to read on.
  static let guide =
    "How to write a course in ten minutes: steps/README.md; every word of course.yml: "
    + "steps/FORMAT.md."
}
