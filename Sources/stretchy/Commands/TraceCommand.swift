import ArgumentParser
import Course
import LayoutTrace
import Reporting
import StepRunner

struct TraceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Prints what was recorded of a step, as JSON.",
    discussion: "The trace is of the gesture of one behaviour; of the app at rest by default.")

  @Argument(help: "The step.")
  var step: String

  @Option(name: .long, help: "A path, or an address; the built-in steps by default.")
  var repository: String?

  @Option(name: .long, help: "The behaviour whose gesture is played.")
  var behaviour: String?

  @OptionGroup var course: CourseOption
  @OptionGroup var machine: MachineOptions

  @OptionGroup var destination: Destination

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let chosen = try behaviours(in: session)
      let (results, _) = try await session.run(
        repository: repository, steps: try session.steps(named: [step]), behaviours: { _ in chosen }
      )
      guard let result = results.first, case .ran(_, _, let outcomes) = result.stage,
        let trace = outcomes.first?.trace
      else {
        throw Refusal("\(step) left no trace.", because: results.first)
      }
      try destination.write(String(decoding: try trace.json(), as: UTF8.self) + "\n")
      return outcomes[0].ending == .finished ? 0 : 2
    }
  }

  private func behaviours(in session: Session) throws -> [Behaviour] {
    guard let behaviour else {
      return [.playing([], on: Array(session.loaded.course.devices.prefix(1)))]
    }
    return [try session.behaviour(named: behaviour)]
  }
}
