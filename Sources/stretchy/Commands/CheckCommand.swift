import ArgumentParser
import Course
import Courses
import Foundation
import Learning
import Reporting
import Sandbox
import StepRunner

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks a folder as it is on disk now, uncommitted changes included.",
    discussion: "In a folder that 'stretchy start' made, the step that is asked for is checked.")

  @Argument(help: "The folder; the current one by default.", completion: .directory)
  var path = "."

  @Option(name: .long, help: "The step that the folder holds; guessed by default.")
  var step: String?

  @OptionGroup var course: CourseOption
  @OptionGroup var machine: MachineOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    try await withExitCodes {
      let folder = URL(filePath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw Refusal(message: "\(path) is no folder.") }
      if let learner = try learnerSession(folder) { return try await check(learner) }
      let session = try Session(course: course, machine: machine)
      let course = session.loaded.course
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
      var reports = results.map { $0.report(title: step.title, course: course) }
      for index in reports.indices { reports[index].notes.insert(contentsOf: note, at: 0) }
      let report = Report(
        course: course.name, title: course.title, repository: path, sandbox: layers, steps: reports)
      try output.write(report) { results.flatMap { $0.recordings(of: course) } }
      return report.exitCode
    }
  }

  /// The folder as a learner's; nil for one that no course was started in, and when the step or the
  /// course is named.
  private func learnerSession(_ folder: URL) throws -> LearnerSession? {
    guard step == nil, course.course == Courses.defaultName else { return nil }
    do {
      return try LearnerSession(path: folder.path, course: nil, machine: machine)
    } catch LearningError.notStarted {
      return nil
    } catch LearningError.git {
      // A repository that a learner cannot work in can be checked all the same.
      return nil
    }
  }

  private func check(_ learner: LearnerSession) async throws -> Int32 {
    let line = ProgressLine(terminal: .current)
    defer { line.finish() }
    let step = learner.step
    line.show("starting", for: "stretchy")
    let workshop = try await machine.workshop()
    line.show(nil, for: "stretchy")
    let result = try await learner.check(workshop) { line.show($0?.rawValue, for: step.tag) }
    let verdict = try await learner.verdict(result, workshop)
    line.finish()
    var stepReport = verdict.report
    if let first = stepReport.behaviours.firstIndex(where: { $0.outcome == .failed }) {
      stepReport.behaviours[first].code = verdict.code
    }
    let report = Report(
      course: learner.course.name, title: learner.course.title, repository: path,
      sandbox: workshop.sandbox.layers, steps: [stepReport])
    try output.write(report) { result.recordings(of: learner.course) }
    return report.exitCode
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
