import ArgumentParser
import Course
import Reporting
import StepRunner

struct MatrixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Holds every behaviour against every step and prints what holds where.")

  @Argument(help: "A path, or an address; the built-in steps by default.")
  var repository: String?

  @OptionGroup var course: CourseOption

  @OptionGroup var steps: StepsOption

  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try output.validate("A matrix", isOneOf: [.text, .json, .html])
  }

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let course = session.loaded.course
      let (results, layers) = try await session.run(
        repository: repository, steps: try session.steps(named: steps.steps),
        behaviours: { _ in course.behaviours })
      let matrix = Matrix(course: course, results: results)
      let report = Report(
        course: course.name, title: course.title, repository: repository, sandbox: layers,
        steps: results.map { $0.report(title: session.title(of: $0)) })
      try output.write { format, style in
        switch format {
        case .json: try MatrixRenderer.json(matrix)
        case .html:
          try ReportPage(
            report, promises: matrix, recordings: results.flatMap { $0.recordings(of: course) }
          ).render()
        // The others were refused.
        case .text, .junit, .tap, .github, .githubSummary:
          MatrixRenderer(style: style).render(matrix)
        }
      }
      return matrix.exitCode
    }
  }
}
