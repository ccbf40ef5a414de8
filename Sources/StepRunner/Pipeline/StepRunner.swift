import Checker
package import Course
import Foundation
import Git
import LayoutTrace

/// Takes steps the whole way: check out, build, simulate, check.
package struct StepRunner: Sendable {
  /// What is being done about a step, for whoever watches.
  package enum Activity: String, Sendable {
    case checkingOut = "checking out"
    case building
    case running
    case checking
  }

  /// A step asked for: where its files are, and what is to be held against it.
  package struct Job: Sendable {
    /// The step's name in the report.
    package var name: String
    package var source: StepSource
    package var behaviours: [Behaviour]

    package init(name: String, source: StepSource, behaviours: [Behaviour]) {
      self.name = name
      self.source = source
      self.behaviours = behaviours
    }
  }

  private let workshop: Workshop
  private let course: Course
  /// Whether the runs record how views look, for pictures.
  private let recordsLooks: Bool
  private let progress: @Sendable (String, Activity?) -> Void

  /// - Parameters:
  ///   - recordsLooks: whether the runs record how views look, for pictures.
  ///   - progress: told a step's name and what is being done about it, nil at its end; from any
  ///     thread.
  package init(
    workshop: Workshop, course: Course, recordsLooks: Bool = false,
    progress: @escaping @Sendable (String, Activity?) -> Void = { _, _ in }
  ) {
    self.workshop = workshop
    self.course = course
    self.recordsLooks = recordsLooks
    self.progress = progress
  }

  /// Takes all jobs the whole way, some at a time.
  ///
  /// - Parameter width: how many at a time.
  /// - Returns: a result a job, in the jobs' order, whatever the width.
  /// - Throws: only our own failures: `SandboxError`, `GitError` for files that vanish while they are
  ///   read, file errors of the temporary folder.
  package func run(_ jobs: [Job], width: Int) async throws -> [StepResult] {
    try await jobs.mapped(width: width) { try await run($0) }
  }

  private func run(_ job: Job) async throws -> StepResult {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let plan = RunPlan(for: job.behaviours, recordsLooks: recordsLooks)
    return try await run(job, plan: plan, in: folder.url)
  }

  /// Takes one job the whole way.
  ///
  /// - Parameters:
  ///   - plan: runs that the job's behaviours find theirs in.
  ///   - folder: a folder of the caller's, for what is written on the way.
  func run(_ job: Job, plan: RunPlan, in folder: URL) async throws -> StepResult {
    defer { progress(job.name, nil) }
    var result = StepResult(name: job.name, behaviours: job.behaviours)
    progress(job.name, .checkingOut)
    let step: CheckedOutStep
    do throws(GitError) {
      step = try CheckedOutStep.checkOut(job.name, from: job.source)
    } catch {
      result.stage = .notFound(reason: error.description)
      return result
    }
    result.step = step
    progress(job.name, .building)
    let built = try await workshop.builder.build(
      step, languageVersion: course.languageVersion, in: folder)
    guard case .built(let app) = built else {
      result.stage = .notBuilt(built)
      return result
    }
    progress(job.name, .running)
    let outcomes = try await workshop.simulator.simulate(
      app, of: step, runs: plan.runs, in: folder)
    progress(job.name, .checking)
    result.stage = .ran(app, plan: plan, outcomes: outcomes)
    result.findings = findings(of: job.behaviours, plan: plan, outcomes: outcomes)
    return result
  }

  /// For each behaviour a finding a device, in order.
  private func findings(
    of behaviours: [Behaviour], plan: RunPlan, outcomes: [RunOutcome]
  ) -> [[Finding]] {
    let records = outcomes.map { outcome in
      outcome.trace.map { Record($0, of: course) }
    }
    return behaviours.map { behaviour in
      behaviour.devices.compactMap { device in
        guard let index = plan.index(of: behaviour, on: device), outcomes.indices.contains(index)
        else { return nil }
        return Checker.check(
          behaviour, on: device, against: outcomes[index], record: records[index])
      }
    }
  }
}
