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
    let places = try await workshop.lines.places(
      of: roll.entries.compactMap(\.constraint.origin), in: checkedOut, app)
    let bench = MutationBench(
      simulator: workshop.simulator.withoutCache, course: course, app: app, step: checkedOut,
      behaviours: promised, plan: plan, outcomes: outcomes, places: places)
    step.constraints = roll.entries.count
    let mutants = roll.entries.flatMap { entry in
      Mutant.all(of: entry.constraint).map { MutationBench.Candidate($0, numbers: entry.numbers) }
    }
    step.mutants = try await outcomesOf(
      mutants.sampled(sample), on: bench, width: width, of: job.name)
    return step
  }

  /// So many mutants share a process of the supervisor, which starts up once for them. Their traces
  /// together are no longer than what it may say.
  private static let batch = 8

  /// Takes mutants through one run after the other, each until it is noticed.
  private func outcomesOf(
    _ mutants: [MutationBench.Candidate], on bench: MutationBench, width: Int, of name: String
  ) async throws -> [MutationReport.Mutant] {
    var found = mutants.map { bench.unseen($0.mutant) }
    for run in bench.plan.runs.indices {
      let open = mutants.indices.filter {
        !found[$0].isNoticed && mutants[$0].numbers[run] != nil
      }
      let batches = stride(from: 0, to: open.count, by: Self.batch).map {
        open[$0...].prefix(Self.batch).map { mutants[$0] }
      }
      let tellDone = { (batches: Int) in
        let done = min(batches * Self.batch, open.count)
        progress(
          name, "run \(run + 1) of \(bench.plan.runs.count), \(done) of \(open.count) mutants")
      }
      tellDone(0)
      let outcomes = try await batches.mapped(width: width, progress: tellDone) { batch in
        try await bench.outcomes(of: batch, inRun: run)
      }
      for (mutant, outcome) in zip(open, outcomes.joined()) { found[mutant].take(outcome) }
    }
    return found
  }
}

extension MutationReport.Mutant {
  fileprivate var isNoticed: Bool {
    switch outcome {
    case .noticed: true
    case .unnoticed, .changesNothing: false
    }
  }

  /// Takes in what one more run says: that it is noticed counts whatever the others say, and where
  /// it was unnoticed, the first such run is told.
  fileprivate mutating func take(_ said: MutationReport.Outcome) {
    switch (outcome, said) {
    case (.noticed, _), (_, .changesNothing), (.unnoticed, .unnoticed): break
    case (.unnoticed, .noticed), (.changesNothing, .noticed), (.changesNothing, .unnoticed):
      outcome = said
    }
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
