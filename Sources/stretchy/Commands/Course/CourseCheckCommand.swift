import ArgumentParser
import Course
import Reporting
import StepRunner

struct CourseCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Proves a course before it is given to learners.",
    discussion: """
      Every behaviour is held against every step and every wrong try, which is a folder beside the \
      steps named after one of them: Step-1-wrong. It is well when each step does what it promises \
      and no more, the step before it does not yet, each behaviour fails somewhere, every wrong try \
      fails, and each step has a page with hints. Exit codes: 0 all is well, 1 something is to be \
      mended, 2 a part could not be run.
      """)

  @OptionGroup var course: CourseArgument

  @Option(name: .long, help: "A path, or an address; the course's own steps by default.")
  var repository: String?

  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try output.validate("What is to be mended", isOneOf: [.text, .json])
  }

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course.course, machine: machine)
      let proof = try await session.prove(repository: repository)
      try output.write { format, style in
        switch format {
        case .json: try ProofRenderer.json(proof)
        case .text, .junit, .html, .tap, .github, .githubSummary:
          ProofRenderer(style: style).render(proof)
        }
      }
      return proof.exitCode
    }
  }
}
