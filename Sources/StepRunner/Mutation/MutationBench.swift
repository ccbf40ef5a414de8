import Checker
import Course
import Foundation
import Git
import LayoutTrace
import Reporting

/// A step that is as documented, ready to have its mutants run and held against it.
struct MutationBench: Sendable {
  /// A mutant, and the number of its constraint in each run of the plan.
  struct Candidate: Sendable {
    var mutant: Mutant
    var numbers: [Int?]

    init(_ mutant: Mutant, numbers: [Int?]) {
      self.mutant = mutant
      self.numbers = numbers
    }
  }

  let simulator: AppSimulator
  let course: Course
  let app: BuiltApp
  let step: CheckedOutStep
  let behaviours: [Behaviour]
  let plan: RunPlan
  /// Of the step as it is: an outcome a run.
  let outcomes: [RunOutcome]
  /// The lines that made the constraints, as far as they are known.
  let places: [CodeOrigin: SourceLines.Place]

  /// A mutant of which nothing has been seen yet.
  func unseen(_ mutant: Mutant) -> MutationReport.Mutant {
    let place = mutant.constraint.origin.flatMap { places[$0] }
    return MutationReport.Mutant(
      constraint: mutant.constraint.text, source: place.map { "\($0.file):\($0.line)" },
      change: mutant.words, outcome: .changesNothing)
  }

  /// Takes mutants through one of the runs.
  ///
  /// - Parameter index: of the run in the plan; each mutant's constraint has a number there.
  /// - Returns: what the run alone says of each, in the same order.
  func outcomes(
    of candidates: [Candidate], inRun index: Int
  ) async throws -> [MutationReport.Outcome] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let runs = candidates.map { candidate in
      SimulationRequest.Run(
        plan.runs[index], mutant: candidate.mutant, number: candidate.numbers[index] ?? 0)
    }
    return try await simulator.simulate(app, of: step, runs: runs, in: folder.url)
      .map { judgement(of: $0, inRun: index) }
  }

  private func judgement(of outcome: RunOutcome, inRun index: Int) -> MutationReport.Outcome {
    let original = outcomes[index]
    guard outcome.ending != original.ending || outcome.trace?.frames != original.trace?.frames
    else { return .changesNothing }
    let device = plan.runs[index].device
    let noticing = behavioursNoticing(outcome, ofRun: index, on: device)
    return noticing.isEmpty
      ? .unnoticed(on: device.name, difference: original.difference(to: outcome))
      : .noticed(by: noticing, on: device.name)
  }

  private func behavioursNoticing(
    _ outcome: RunOutcome, ofRun index: Int, on device: Device
  ) -> [String] {
    let record = outcome.trace.map { Record($0, of: course) }
    let asked = behaviours.filter {
      $0.devices.contains(device) && plan.index(of: $0, on: device) == index
    }
    return asked.filter { behaviour in
      let finding = Checker.check(behaviour, on: device, against: outcome, record: record)
      return finding.verdict != .passed
    }.map(\.id)
  }
}

extension SimulationRequest.Run {
  /// A run of a plan with a mistake in it.
  fileprivate init(_ run: SimulationRequest.Run, mutant: Mutant, number: Int) {
    self = run
    mutation = ConstraintMutation(constraint: number, change: mutant.change)
  }
}
