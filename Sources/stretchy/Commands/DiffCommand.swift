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
      let scripts = try session.scripts(of: behaviour)
      let (results, _) = try await session.run(
        repository: repository, steps: steps, behaviours: { _ in scripts })
      let (first, second) = (try traces(of: results[0]), try traces(of: results[1]))
      let diff = LayoutDiff(pairs: zip(first, second).map { (before: $0, after: $1) })
      let renderer = DiffRenderer(
        from: steps[0].tag, to: steps[1].tag, device: first.first?.device.name ?? "")
      try output.write { format, style in
        switch format {
        case .json: try renderer.json(diff)
        case .html:
          try DiffPage(
            diff, from: results[0].recordings(of: session.loaded.course),
            to: results[1].recordings(of: session.loaded.course)
          ).render()
        // The others were refused.
        case .text, .junit, .tap, .github, .githubSummary: renderer.text(diff, style: style)
        }
      }
      return 0
    }
  }

  /// - Throws: `Refusal` with exit code 2 for a step that did not run to the end.
  private func traces(of result: StepResult) throws -> [LayoutTrace] {
    guard case .ran(_, _, let outcomes) = result.stage,
      outcomes.allSatisfy({ $0.ending == .finished })
    else {
      throw Refusal("\(result.name) cannot be compared.", because: result)
    }
    return outcomes.compactMap(\.trace)
  }
}

extension Session {
  /// The scripts of the course, or of one of its behaviours, each once and on the main device, as
  /// behaviours that expect nothing.
  ///
  /// - Throws: `Refusal` for a behaviour that there is not.
  fileprivate func scripts(of behaviour: String?) throws -> [Behaviour] {
    var scripts: [[Gesture]] = []
    for known in loaded.course.behaviours where behaviour == nil || known.id == behaviour {
      if !scripts.contains(known.script) { scripts.append(known.script) }
    }
    guard !scripts.isEmpty else {
      throw Refusal(
        message: "The course has no behaviour '\(behaviour ?? "")'. It has: "
          + loaded.course.behaviours.map(\.id).joined(separator: ", "))
    }
    return scripts.map { script in
      .playing(script, on: Array(loaded.course.devices.prefix(1)))
    }
  }
}
