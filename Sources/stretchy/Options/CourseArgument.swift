import ArgumentParser

/// The course that a command is about.
struct CourseArgument: ParsableArguments {
  @Argument(
    help: "A built-in course, or the path of a course.yml or of its folder.",
    completion: .file(extensions: ["yml", "yaml"]))
  var course: String
}
