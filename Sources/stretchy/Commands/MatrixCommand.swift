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
    guard output.format != .junit else {
      throw ValidationError("A matrix is written as text or json.")
    }
  }

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let course = session.loaded.course
      let (results, _) = try await session.run(
        repository: repository, steps: try session.steps(named: steps.steps),
        behaviours: { _ in course.behaviours })
      let matrix = Matrix(course: course, results: results)
      switch output.format {
      case .text, .junit: try output.write(MatrixRenderer(style: output.style).render(matrix))
      case .json: try output.write(try MatrixRenderer.json(matrix))
      }
      return matrix.exitCode
    }
  }
}
