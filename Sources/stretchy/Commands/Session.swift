import Checker
import Course
import Foundation
import Reporting
import Sandbox
import StepRunner

/// One command's way from its options to its results.
struct Session {
  let loaded: CourseOption.Loaded
  let machine: MachineOptions

  /// - Throws: `ValidationError` for a device that there is not.
  init(course: CourseOption, machine: MachineOptions) throws {
    var loaded = try course.load()
    if let devices = try machine.devices() {
      loaded.course = loaded.course.checked(on: devices)
    }
    self.loaded = loaded
    self.machine = machine
  }

  /// Runs steps of a repository, or of the built-in one.
  ///
  /// - Parameters:
  ///   - repository: as the user names it; nil for the built-in one.
  ///   - steps: the steps of the course to run.
  ///   - behaviours: what is held against a step.
  func run(
    repository name: String?, steps: [Step], behaviours: (Step) -> [Behaviour]
  ) async throws -> (results: [StepResult], layers: [String]) {
    let terminal = Terminal.current
    let line = ProgressLine(terminal: terminal)
    defer { line.finish() }
    let repository: StepRepository
    if let name {
      try refuseStepAsRepository(name)
      repository = try StepRepository.open(name) { received, total in
        line.show("\(received) of \(total) objects", for: "cloning")
      }
      line.show(nil, for: "cloning")
    } else {
      repository = try StepRepository.builtIn(loaded.course, folder: loaded.folder)
    }
    defer { repository.close() }
    let jobs = steps.map { step in
      StepRunner.Job(
        name: step.tag, source: .revision(repository: repository.path, name: step.tag),
        behaviours: behaviours(step))
    }
    return try await run(jobs, line: line)
  }

  /// A second step behind `--steps` is taken for the repository; better said so than not found.
  private func refuseStepAsRepository(_ name: String) throws {
    guard let step = loaded.course.step(named: name), !FileManager.default.fileExists(atPath: name)
    else { return }
    throw Refusal(
      message:
        "'\(name)' stands where the repository does. Part several steps by commas: "
        + "--steps \(loaded.course.steps[0].tag),\(step.tag)")
  }

  func run(
    _ jobs: [StepRunner.Job], line: ProgressLine
  ) async throws -> (results: [StepResult], layers: [String]) {
    line.show("starting", for: "stretchy")
    let workshop = try await machine.workshop()
    line.show(nil, for: "stretchy")
    let runner = StepRunner(
      workshop: workshop, course: loaded.course
    ) { step, activity in
      line.show(activity?.rawValue, for: step)
    }
    return (try await runner.run(jobs, width: machine.width), workshop.sandbox.layers)
  }

  /// The steps that a user names, in the course's order; all of them when none is named.
  func steps(named names: [String]) throws -> [Step] {
    guard !names.isEmpty else { return loaded.course.steps }
    var chosen: [Step] = []
    for name in names.flatMap({ $0.split(separator: ",") }) {
      guard let step = loaded.course.step(named: String(name)) else {
        throw Refusal(
          message:
            "The course has no step '\(name)'. It has: "
            + loaded.course.steps.map(\.tag).joined(separator: ", "))
      }
      chosen.append(step)
    }
    return loaded.course.steps.filter(chosen.contains)
  }

  func title(of result: StepResult) -> String {
    loaded.course.step(named: result.name)?.title ?? ""
  }
}
