import ArgumentParser
import Course
import Reporting
import StepRunner

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Runs the steps of a repository and says what does not hold.",
    discussion: """
      Without a repository the built-in steps are run. --against also holds them against baselines \
      that 'stretchy baseline' has recorded: what is laid out elsewhere than it was, by more than the \
      tolerance, is told by view, gesture and offset.
      """)

  @Argument(help: "A path, or an address: https://, git://, ssh://, user@host:path.")
  var repository: String?

  @OptionGroup var course: CourseOption

  @OptionGroup var steps: StepsOption

  @Option(
    name: .long, help: "A folder of baselines that the steps are held against.",
    completion: .directory)
  var against: String?

  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let course = session.loaded.course
      let baselines = try against.map { try BaselineFolder($0, of: course) }
      try baselines?.refuseMissing()
      let (results, layers) = try await session.run(
        repository: repository, steps: try session.steps(named: steps.steps),
        behaviours: { course.behaviours(of: $0) })
      let report = Report(
        course: course.name, title: course.title, repository: repository, sandbox: layers,
        steps: try results.map { result in
          var report = result.report(title: session.title(of: result), course: course)
          if let baselines { report.behaviours.append(try baselines.verdict(on: result)) }
          return report
        })
      try output.write(report) { results.flatMap { $0.recordings(of: course) } }
      return report.exitCode
    }
  }
}
