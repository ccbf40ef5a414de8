import ArgumentParser
import Course
import Reporting

struct CourseMutateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Changes each constraint of each step in turn and lists what no behaviour notices.",
    discussion: """
      A constraint is left out; its constant is made 10 points greater, and smaller; it gets each of \
      the other relations; a required one becomes a wish of priority 750, and of 250, a wish \
      becomes required, and weak. Only mutants that change a recorded frame on some device count. \
      Exit codes: 0 the goal is reached, 1 it is not, 2 a step could not be run or is not as \
      documented.
      """)

  @OptionGroup var course: CourseArgument
  @OptionGroup var steps: StepsOption

  @Option(name: .long, help: "A path, or an address; the course's own steps by default.")
  var repository: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How many of the mutants that change a frame are to be noticed.", valueName: "percent"))
  var goal = 90.0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Only so many mutants of each step, evenly chosen; all by default.", valueName: "count"))
  var sample: Int?

  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try output.validate("A list of mutants", isOneOf: [.text, .json])
    guard sample.map({ $0 > 0 }) ?? true else { throw ValidationError("--sample is at least 1.") }
    guard (0...100).contains(goal) else {
      throw ValidationError("--goal is a number of percent, from 0 to 100.")
    }
  }

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course.course, machine: machine)
      let course = session.loaded.course
      let report = MutationReport(
        course: course.name, title: course.title, goal: goal,
        steps: try await session.mutate(
          repository: repository, steps: try session.steps(named: steps.steps),
          sample: sample))
      try output.write { format, style in
        switch format {
        case .json: try MutationRenderer.json(report)
        case .text, .junit, .html, .tap, .github, .githubSummary:
          MutationRenderer(style: style).render(report)
        }
      }
      return report.exitCode
    }
  }
}
