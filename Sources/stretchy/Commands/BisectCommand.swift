import ArgumentParser
import Course
import Git
import Reporting
import StepRunner

struct BisectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Finds the commit that broke a behaviour.",
    discussion: """
      GOOD and BAD are tags, branches, commits, or HEAD~3 and the like. A commit that does not build, \
      or whose app does not run to the end, is not checked rather than failed; where that hides the \
      answer, it is several commits.

        stretchy bisect header-sticks v1.0 HEAD --folder steps/Step-2

      With a behaviour alone it holds that against the files on disk and says so in the words of \
      'git bisect run': 0 it holds, 1 it does not, 125 that cannot be said, 128 the search has to stop.

        git bisect run stretchy bisect header-sticks

      Exit codes of a search: 0 the commit is found, 2 it is one of several, or a commit that was named \
      cannot be checked.
      """)

  @Argument(help: "The behaviour's id.")
  var behaviour: String

  @Argument(help: "A commit in which it holds.")
  var good: String?

  @Argument(help: "A later one in which it does not.")
  var bad: String?

  @Option(name: .long, help: "A path, or an address; the repository of this folder by default.")
  var repository = "."

  @Option(
    name: .long, help: "The folder of the app in the repository; all of its files by default.",
    completion: .directory)
  var folder = ""

  @OptionGroup var course: CourseOption
  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard (good == nil) == (bad == nil) else {
      throw ValidationError("A search is between two commits: one that holds, one that does not.")
    }
    try output.validate("A search", isOneOf: [.text, .json])
  }

  func run() async throws {
    guard let good, let bad else { return try await checkOnce() }
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let behaviour = try session.behaviour(named: behaviour)
      let line = ProgressLine(terminal: .current)
      defer { line.finish() }
      let steps = try StepRepository.open(repository) { received, total in
        line.show("\(received) of \(total) objects", for: "cloning")
      }
      defer { steps.close() }
      line.show(nil, for: "cloning")
      let workshop = try await machine.workshop()
      let runner = BisectRunner(
        runner: StepRunner(workshop: workshop, course: session.loaded.course),
        repository: try Repository.open(steps.path), folder: folder, behaviour: behaviour
      ) { commit, remaining in
        line.show("\(commit.id.hex.prefix(7)), about \(remaining) to go", for: "checking")
      }
      let report = try await runner.run(good: good, bad: bad)
      line.finish()
      try output.write { format, style in
        switch format {
        case .json: try BisectRenderer.json(report)
        // The others were refused.
        case .text, .html, .junit, .tap, .github, .githubSummary:
          BisectRenderer(style: style).text(report)
        }
      }
      return report.exitCode
    }
  }

  /// Holds the behaviour against the files on disk.
  private func checkOnce() async throws {
    do {
      try await withExitCodes {
        let session = try Session(course: course, machine: machine)
        let behaviour = try session.behaviour(named: behaviour)
        let line = ProgressLine(terminal: .current)
        defer { line.finish() }
        let path = folder.isEmpty ? "." : folder
        let (results, layers) = try await session.run(
          [.init(name: path, source: .folder(path: path), behaviours: [behaviour])], line: line)
        line.finish()
        let report = Report(
          course: session.loaded.course.name, title: session.loaded.course.title, repository: nil,
          sandbox: layers, steps: results.map { $0.report(title: "") })
        PagePrinter.write(TextRenderer(style: OutputOptions.terminalStyle).render(report))
        return report.exitCode
      }
    } catch let code as ExitCode {
      // git takes each code up to 127 for a verdict on the commit; ours of wrong usage and failure
      // say nothing of it.
      throw ExitCode(code.rawValue == 1 ? 1 : code.rawValue == 2 ? 125 : 128)
    }
  }
}
