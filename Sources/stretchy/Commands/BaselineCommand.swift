import ArgumentParser
import Course
import Foundation
import Reporting
import StepRunner

struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Records what the steps show, as text to hold later runs against.",
    discussion: """
      A file for each step, to be kept in git: where every view lies on each device, over each \
      gesture. A step that has no file gets one. One that has is held against it, and told where it \
      has drifted by more than the tolerance; only --update records it anew. Where the variable CI is \
      set nothing is recorded without --update. 'stretchy run --against FOLDER' holds a run against it.

      Exit codes: 0 all is as recorded, or recorded now, 1 something drifted, 2 a step could not be \
      run, or is not recorded in full.
      """)

  @Argument(help: "The folder of the baselines.", completion: .directory)
  var folder = "baselines"

  @Option(name: .long, help: "A path, or an address; the built-in steps by default.")
  var repository: String?

  @Flag(name: .long, help: "Record what has drifted anew, and whatever is to be recorded in CI.")
  var update = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How far a length may drift without a word, in points; 0.5 for a new baseline, as it is for "
        + "one that there is.", valueName: "points"))
  var tolerance: Double?

  @OptionGroup var course: CourseOption
  @OptionGroup var steps: StepsOption
  @OptionGroup var machine: MachineOptions

  func validate() throws {
    guard tolerance.map({ (0.01...100).contains($0) }) ?? true else {
      throw ValidationError("--tolerance is from 0.01 to 100 points.")
    }
  }

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let course = session.loaded.course
      let recorder = BaselineRecorder(
        folder: try BaselineFolder(folder, of: course), course: course, updates: update,
        makesNew: update || !Self.isInCI, tolerance: tolerance)
      let (results, _) = try await session.run(
        repository: repository, steps: try session.steps(named: steps.steps),
        behaviours: { course.behaviours(of: $0) })
      let kept = try results.map(recorder.keep)
      PagePrinter.write(BaselineRenderer(style: OutputOptions.terminalStyle).render(kept))
      return kept.exitCode
    }
  }

  /// Whether nobody is there to look at what is recorded.
  private static var isInCI: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value.lowercased())
  }
}
