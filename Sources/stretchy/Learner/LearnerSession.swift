import Checker
import Course
import Foundation
import Git
import Learning
import Reporting
import StepRunner

/// A learner's folder with the course that is taken in it.
struct LearnerSession {
  let folder: LearnerFolder
  let learnerCourse: LearnerCourse
  let machine: MachineOptions

  /// Opens the folder that a path is in.
  ///
  /// - Parameters:
  ///   - course: where the course is now; nil for where it was when the folder was made.
  /// - Throws: `LearningError`, and what `LearnerCourse.find` throws.
  init(path: String, course: String?, machine: MachineOptions) throws {
    folder = try LearnerFolder(path)
    let found = try LearnerCourse.find(
      course ?? folder.place.course, store: URL(filePath: folder.notesFolder))
    var loaded = found.loaded
    if let devices = try machine.devices() { loaded.course = loaded.course.checked(on: devices) }
    learnerCourse = LearnerCourse(found, loaded: loaded)
    self.machine = machine
    guard self.course.steps.contains(where: { $0.tag == folder.place.step }) else {
      throw Refusal(
        message: "The course has no step '\(folder.place.step)' any more. It has: "
          + self.course.steps.map(\.tag).joined(separator: ", ")
          + ". stretchy goto takes you to one.")
    }
  }

  var course: Course { learnerCourse.course }

  /// The step that is asked for.
  var step: Step {
    course.steps.first { $0.tag == folder.place.step } ?? course.steps[0]
  }

  var isPassed: Bool { folder.place.passed.contains(step.tag) }

  /// Whether all that the course has to teach is learnt.
  var isFinished: Bool { isPassed && course.step(after: step) == nil }

  var page: StepPage { get throws { try learnerCourse.page(of: step) } }

  /// Who makes the commits of now.
  var identity: Identity { .now(in: folder.repository.repository) }

  /// Checks the files as they are on disk.
  func check(
    _ workshop: Workshop, progress: @escaping @Sendable (StepRunner.Activity?) -> Void
  ) async throws -> StepResult {
    let job = StepRunner.Job(
      name: step.tag, source: .folder(path: folder.path), behaviours: course.behaviours(of: step))
    let runner = StepRunner(workshop: workshop, course: course) { progress($1) }
    let results = try await runner.run([job], width: 1)
    guard let result = results.first else { throw CancellationError() }
    return result
  }

  /// The steps of the course with how far each is.
  var progress: [(step: Step, progress: LearnerScreen.Progress)] {
    course.steps.map { ($0, folder.place.passed.contains($0.tag) ? .passed : .open) }
  }

  /// What a learner sees, drawn without a window.
  func screen(
    _ page: LearnerScreen.Page, status: LearnerScreen.Status = .waiting
  ) -> LearnerScreen {
    LearnerScreen(
      title: course.title, steps: progress,
      current: course.steps.firstIndex(of: step) ?? 0, status: status, page: page)
  }

  /// The line of code that the first failure leads to: the one that the compiler names, or the one
  /// that made the constraint concerned.
  ///
  /// - Throws: `SandboxError` when it cannot be looked for.
  func code(of result: StepResult, _ workshop: Workshop) async throws -> CodePlace? {
    if let place = codePlace(of: result) { return place }
    return try await result.codePlace(course: course, workshop).map { place($0.file, $0.line) }
  }

  /// The result of a check, as a learner sees it.
  func verdict(_ result: StepResult, _ workshop: Workshop) async throws -> LearnerScreen.Verdict {
    var verdict = verdict(result)
    verdict.code = try await code(of: result, workshop)
    return verdict
  }

  /// The same before anybody has looked for the line of code.
  func verdict(_ result: StepResult) -> LearnerScreen.Verdict {
    LearnerScreen.Verdict(
      report: result.report(title: step.title, course: course),
      drawing: result.drawing(course: course), code: codePlace(of: result))
  }

  /// The place of the first compiler's error.
  private func codePlace(of result: StepResult) -> CodePlace? {
    switch result.stage {
    case .notBuilt(.didNotCompile(let diagnostics)):
      let first = diagnostics.first { $0.file != nil && $0.line != nil }
      guard let file = first?.file, let line = first?.line else { return nil }
      return place(file, line)
    case .notBuilt(.unsupported(let uses)):
      return uses.first.map { place($0.file, $0.line) }
    case .notFound, .notBuilt, .ran: return nil
    }
  }

  func place(_ file: String, _ line: Int) -> CodePlace {
    // A line that cannot be read is told by its number alone.
    let text = (try? String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let excerpt = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    return CodePlace(
      file: file, line: line,
      text: String(excerpt.trimmingPrefix(while: \.isWhitespace)).replacing("\r", with: ""))
  }
}

extension Identity {
  /// The user, at this moment.
  static func now(in repository: Repository?) -> Identity {
    let now = Date()
    return .ofUser(
      in: repository, environment: ProcessInfo.processInfo.environment,
      time: Int(now.timeIntervalSince1970),
      timeZone: TimeZone.current.secondsFromGMT(for: now) / 60)
  }
}
