import ArgumentParser
import Course
import Reporting
import StepRunner

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Runs the steps of a repository and says what does not hold.",
    discussion: "Without a repository the built-in steps are run.")

  @Argument(help: "A path, or an address: https://, git://, ssh://, user@host:path.")
  var repository: String?

  @OptionGroup var course: CourseOption

  @OptionGroup var steps: StepsOption

  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let course = session.loaded.course
      let (results, layers) = try await session.run(
        repository: repository, steps: try session.steps(named: steps.steps),
        behaviours: { course.behaviours(of: $0) })
      let report = Report(
        course: course.name, title: course.title, repository: repository, sandbox: layers,
        steps: results.map { $0.report(title: session.title(of: $0), course: course) })
      try output.write(report) { results.flatMap { $0.recordings(of: course) } }
      return report.exitCode
    }
  }
}
