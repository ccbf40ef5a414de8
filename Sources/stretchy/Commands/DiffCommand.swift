import ArgumentParser
import Course
import LayoutTrace
import Reporting
import StepRunner

struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tells what changes in layout from one step to another, by view and gesture.")

  @Argument(help: "The step to begin with.")
  var before: String

  @Argument(help: "The step to compare with it.")
  var after: String

  @Option(name: .long, help: "A path, or an address; the built-in steps by default.")
  var repository: String?

  @Option(name: .long, help: "The behaviour whose gestures are played; all gestures by default.")
  var behaviour: String?

  @OptionGroup var course: CourseOption
  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try output.validate("A difference", isOneOf: [.text, .json, .html])
  }

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let steps = try [before, after].flatMap { try session.steps(named: [$0]) }
      let course = session.loaded.course
      if let behaviour { _ = try session.behaviour(named: behaviour) }
      let scripts = course.playedScripts(of: behaviour)
      let (results, _) = try await session.run(
        repository: repository, steps: steps, behaviours: { _ in scripts })
      guard let diff = LayoutDiff(from: results[0], to: results[1], of: course) else {
        let lost = results.first { $0.finishedTraces == nil }
        throw Refusal("\(lost?.name ?? "A step") cannot be compared.", because: lost)
      }
      let renderer = DiffRenderer(
        from: steps[0].tag, to: steps[1].tag, device: course.devices[0].name)
      try output.write { format, style in
        switch format {
        case .json: try renderer.json(diff)
        case .html:
          try DiffPage(
            diff, from: results[0].recordings(of: course), to: results[1].recordings(of: course)
          ).render()
        // The others were refused.
        case .text, .junit, .tap, .github, .githubSummary: renderer.text(diff, style: style)
        }
      }
      return 0
    }
  }
}
