import Checker
package import Course
import Foundation
import Git
import LayoutTrace
package import Reporting

/// Makes the mistakes that a step could have, one constraint at a time, and sees which of its
/// behaviours notice them.
///
/// A step is built once; a mistake is made inside the phone, when the constraint is first activated.
/// A mutant is run on one device and script after the other until a behaviour notices it, so most
/// take one run. A run that does not come to its end any more is noticed: no report would call it as
/// documented.
package struct MutationRunner: Sendable {
  private let workshop: Workshop
  private let course: Course
  /// How many mutants of a step are tried at most; nil for all.
  private let sample: Int?
  private let progress: @Sendable (String, String?) -> Void

  /// - Parameters:
  ///   - sample: how many mutants of a step are tried at most, evenly chosen; nil for all.
  ///   - progress: told a step's name and what is being done about it, nil at its end;
  ///     from any thread.
  package init(
    workshop: Workshop, course: Course, sample: Int? = nil,
    progress: @escaping @Sendable (String, String?) -> Void = { _, _ in }
  ) {
    self.workshop = workshop
    self.course = course
    self.sample = sample
    self.progress = progress
  }

  /// Tries all mutants of steps, one step after the other.
  ///
  /// - Parameter width: how many runs are made at a time.
  /// - Returns: a part of a report a job, in the jobs' order; the same whatever the width.
  /// - Throws: only our own failures, as `StepRunner.run` does.
  package func run(
    _ jobs: [StepRunner.Job], width: Int
  ) async throws -> [MutationReport.Step] {
    var steps: [MutationReport.Step] = []
    for job in jobs {
      steps.append(try await run(job, width: width))
      progress(job.name, nil)
    }
    return steps
  }

  private func run(_ job: StepRunner.Job, width: Int) async throws -> MutationReport.Step {
    progress(job.name, StepRunner.Activity.building.rawValue)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let promised = job.behaviours
    var job = job
    if promised.isEmpty { job.behaviours = [.playing([], on: course.devices)] }
    let plan = RunPlan(for: job.behaviours)
    let runner = StepRunner(workshop: workshop, course: course)
    let result = try await runner.run(job, plan: plan, in: folder.url)
    let report = result.report(title: course.step(named: job.name)?.title ?? "")
    var step = MutationReport.Step(id: job.name, title: report.title, commit: report.commit)
    guard case .ran(let app, _, let outcomes) = result.stage, report.trouble == nil,
      promised.isEmpty || report.outcome == .passed, let checkedOut = result.step
    else {
      step.trouble = report.reasonAgainstMutants
      return step
    }
    let roll = ConstraintRoll(outcomes.compactMap(\.trace))
    let bench = MutationBench(
      simulator: workshop.simulator.withoutCache, course: course, app: app, step: checkedOut,
      behaviours: promised, plan: plan, outcomes: outcomes)
    step.constraints = roll.entries.count
    let mutants = roll.entries.flatMap { entry in
      Mutant.all(of: entry.constraint).map { MutationBench.Candidate($0, numbers: entry.numbers) }
    }
    step.mutants = try await outcomesOf(
      mutants.sampled(sample), on: bench, width: width, of: job.name)
    return step
  }

  /// So many mutants share a process of the supervisor, which starts up once for them.
  private static let batch = 6

  private func outcomesOf(
    _ mutants: [MutationBench.Candidate], on bench: MutationBench, width: Int, of name: String
  ) async throws -> [MutationReport.Mutant] {
    let starts = Array(stride(from: 0, to: mutants.count, by: Self.batch))
    var found = [[MutationReport.Mutant]](repeating: [], count: starts.count)
    var done = 0
    progress(name, "0 of \(mutants.count) mutants")
    try await withThrowingTaskGroup(of: (Int, [MutationReport.Mutant]).self) { group in
      var next = 0
      func start() {
        guard next < starts.count else { return }
        let index = next
        let batch = Array(mutants[starts[index]...].prefix(Self.batch))
        next += 1
        group.addTask { (index, try await bench.outcomes(of: batch)) }
      }
      for _ in 0..<max(1, width) { start() }
      while let (index, outcomes) = try await group.next() {
        found[index] = outcomes
        done += outcomes.count
        progress(name, "\(done) of \(mutants.count) mutants")
        start()
      }
    }
    return found.flatMap { $0 }
  }
}

extension Array {
  /// So many of the elements at most, at even distances.
  fileprivate func sampled(_ most: Int?) -> Array {
    guard let most, count > most else { return self }
    return (0..<most).map { self[$0 * count / most] }
  }
}

extension StepReport {
  /// Why nothing can be told of the step's mutants.
  fileprivate var reasonAgainstMutants: Trouble {
    if let trouble { return trouble }
    return Trouble(
      summary: "The step itself is not as documented, so its mutants would prove nothing:",
      details: behaviours.filter { $0.outcome != .passed }.map { behaviour in
        switch behaviour.verdict {
        case .passed: behaviour.id
        case .notChecked(let reason): "\(behaviour.id): not checked: \(reason)"
        case .failed(let failure): "\(behaviour.id): \(failure.actual)"
        }
      })
  }
}
