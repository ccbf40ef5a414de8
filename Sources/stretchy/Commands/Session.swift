import Checker
import Course
import Foundation
import LayoutTrace
import Reporting
import Sandbox
import StepRunner

/// One command's way from its options to its results.
struct Session {
  let loaded: CourseOption.Loaded
  let machine: MachineOptions

  /// - Throws: `ValidationError` for a device that there is not.
  init(course: CourseOption, machine: MachineOptions) throws {
    try self.init(course: course.course, machine: machine)
  }

  /// - Parameter course: as `CourseOption` takes it.
  /// - Throws: `ValidationError` for a device that there is not.
  init(course: String, machine: MachineOptions) throws {
    var loaded = try CourseOption.load(course)
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
    try await withJobs(repository: name, steps: steps, behaviours: behaviours) { jobs, line in
      try await run(jobs, line: line)
    }
  }

  /// Makes the mistakes that steps of a repository, or of the built-in one, could have.
  ///
  /// - Parameter sample: how many of a step at most; nil for all.
  func mutate(
    repository name: String?, steps: [Step], sample: Int?
  ) async throws -> [MutationReport.Step] {
    try await withJobs(
      repository: name, steps: steps, behaviours: { loaded.course.behaviours(of: $0) }
    ) { jobs, line in
      let runner = MutationRunner(
        workshop: try await workshop(line), course: loaded.course, sample: sample
      ) { line.show($1, for: $0) }
      return try await runner.run(jobs, width: machine.width)
    }
  }

  /// Holds every behaviour against every step and every wrong try.
  func prove(repository name: String?) async throws -> CourseProof {
    let (course, folder) = (loaded.course, CourseFolder(loaded.folder))
    return try await withJobs(
      repository: name, steps: course.steps, behaviours: { _ in course.behaviours }
    ) { jobs, line in
      let order = try jobs.first.map { try StepOrder.faults(of: course, in: $0.source) } ?? []
      let wrongTries = folder.wrongTries(of: course).map { url in
        StepRunner.Job(
          name: url.lastPathComponent,
          source: .folder(path: url.path, obeysIgnoreFiles: false),
          behaviours: course.behaviours)
      }
      let (results, _) = try await run(jobs + wrongTries, line: line)
      return CourseProver(
        course: course, folder: folder, steps: Array(results.prefix(jobs.count)),
        wrongTries: Array(results.dropFirst(jobs.count))
      ).proof(order: order)
    }
  }

  /// Finds the steps of a repository, and closes it in the end.
  private func withJobs<Result>(
    repository name: String?, steps: [Step], behaviours: (Step) -> [Behaviour],
    do body: ([StepRunner.Job], ProgressLine) async throws -> Result
  ) async throws -> Result {
    let line = ProgressLine(terminal: Terminal.current)
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
    return try await body(jobs, line)
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

  /// Runs one step of a repository, or of the built-in one, on the main device so that it can be
  /// drawn.
  ///
  /// - Returns: What was recorded, and the workshop in which it can be drawn.
  /// - Throws: `Refusal` when nothing was recorded.
  func record(
    repository name: String?, step: Step, script: [Gesture]
  ) async throws -> (outcome: RunOutcome, workshop: Workshop) {
    let behaviour = Behaviour.playing(script, on: Array(loaded.course.devices.prefix(1)))
    return try await withJobs(
      repository: name, steps: [step], behaviours: { _ in [behaviour] }
    ) { jobs, line in
      let workshop = try await workshop(line)
      let runner = StepRunner(
        workshop: workshop, course: loaded.course, recordsLooks: true
      ) { step, activity in
        line.show(activity?.rawValue, for: step)
      }
      let results = try await runner.run(jobs, width: 1)
      guard let result = results.first, case .ran(_, _, let outcomes) = result.stage,
        let outcome = outcomes.first, outcome.trace?.frames.isEmpty == false
      else { throw Refusal("\(step.tag) cannot be drawn.", because: results.first) }
      return (outcome, workshop)
    }
  }

  func run(
    _ jobs: [StepRunner.Job], line: ProgressLine
  ) async throws -> (results: [StepResult], layers: [String]) {
    let workshop = try await workshop(line)
    let runner = StepRunner(
      workshop: workshop, course: loaded.course
    ) { step, activity in
      line.show(activity?.rawValue, for: step)
    }
    return (try await runner.run(jobs, width: machine.width), workshop.sandbox.layers)
  }

  private func workshop(_ line: ProgressLine) async throws -> Workshop {
    line.show("starting", for: "stretchy")
    defer { line.show(nil, for: "stretchy") }
    return try await machine.workshop()
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

  /// The behaviour that a user names.
  ///
  /// - Throws: `Refusal` with those that there are.
  func behaviour(named name: String) throws -> Behaviour {
    guard let behaviour = loaded.course.behaviour(named: name) else {
      throw Refusal(
        message: "The course has no behaviour '\(name)'. It has: "
          + loaded.course.behaviours.map(\.id).joined(separator: ", "))
    }
    return behaviour
  }

  func title(of result: StepResult) -> String {
    loaded.course.step(named: result.name)?.title ?? ""
  }
}
