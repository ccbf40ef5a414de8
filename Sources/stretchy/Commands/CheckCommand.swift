import ArgumentParser
import Course
import Foundation
import Reporting
import StepRunner

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks a folder as it is on disk now, uncommitted changes included.")

  @Argument(help: "The folder; the current one by default.", completion: .directory)
  var path = "."

  @Option(name: .long, help: "The step that the folder holds; guessed by default.")
  var step: String?

  @OptionGroup var course: CourseOption
  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await withExitCodes {
      let session = try Session(course: course, machine: machine)
      let course = session.loaded.course
      let folder = URL(filePath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw Refusal(message: "\(path) is no folder.") }
      let (step, note) = try choose(in: session, folder: folder)
      let line = ProgressLine(terminal: .current)
      defer { line.finish() }
      let (results, layers) = try await session.run(
        [
          StepRunner.Job(
            name: step.tag, source: .folder(path: folder.path),
            behaviours: course.behaviours(of: step))
        ], line: line)
      line.finish()
      var reports = results.map { $0.report(title: step.title) }
      for index in reports.indices { reports[index].notes.insert(contentsOf: note, at: 0) }
      let report = Report(
        course: course.name, title: course.title, repository: path, sandbox: layers, steps: reports)
      try output.write(report) { results.flatMap { $0.recordings(of: course) } }
      return report.exitCode
    }
  }

  private func choose(in session: Session, folder: URL) throws -> (Step, [String]) {
    if let step { return (try session.steps(named: [step])[0], []) }
    guard let guess = try StepGuess.guess(folder: folder.path, course: session.loaded.course) else {
      throw Refusal(
        message: "Nothing tells which step \(path) holds; say so with --step: "
          + session.loaded.course.steps.map(\.tag).joined(separator: ", "))
    }
    return (guess.step, ["Taken as \(guess.step.tag): \(guess.reason)."])
  }
}
