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

  /// Takes mutants through the runs until each is noticed or there are no more runs.
  ///
  /// - Returns: an outcome a mutant, in the same order.
  func outcomes(of candidates: [Candidate]) async throws -> [MutationReport.Mutant] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var results = candidates.map { MutationReport.Mutant($0.mutant) }
    var open = Array(candidates.indices)
    for index in plan.runs.indices where !open.isEmpty {
      let present = open.filter { candidates[$0].numbers[index] != nil }
      guard !present.isEmpty else { continue }
      let runs = present.map { place in
        SimulationRequest.Run(
          plan.runs[index], mutant: candidates[place].mutant,
          number: candidates[place].numbers[index] ?? 0)
      }
      let outcomes = try await simulator.simulate(
        app, of: step, runs: runs, in: folder.url.appending(path: "\(index)"))
      for (place, outcome) in zip(present, outcomes) {
        note(outcome, ofRun: index, in: &results[place])
        if results[place].isNoticed { open.removeAll { $0 == place } }
      }
    }
    return results
  }

  private func note(
    _ outcome: RunOutcome, ofRun index: Int, in mutant: inout MutationReport.Mutant
  ) {
    let original = outcomes[index]
    guard outcome.ending != original.ending || outcome.trace?.frames != original.trace?.frames
    else { return }
    let device = plan.runs[index].device
    let noticing = behavioursNoticing(outcome, ofRun: index, on: device)
    if !noticing.isEmpty {
      mutant.outcome = .noticed(by: noticing, on: device.name)
    } else if mutant.outcome == .changesNothing {
      mutant.outcome = .unnoticed(
        on: device.name, difference: Self.difference(from: original, to: outcome))
    }
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

  /// The first thing in which two runs of one script differ.
  private static func difference(from original: RunOutcome, to changed: RunOutcome) -> String {
    guard changed.ending == original.ending else { return changed.ending.sentence }
    guard let before = original.trace, let after = changed.trace else { return "" }
    let differences = LayoutDiff(pairs: [(before: before, after: after)]).differences
    guard let first = differences.first else {
      return "nothing by more than a pixel, or only which constraints give way"
    }
    let gesture = first.gesture.map { "\($0): " } ?? ""
    return gesture + first.description
      + (differences.count > 1 ? ", and \(differences.count - 1) more" : "")
  }
}

extension SimulationRequest.Run {
  /// A run of a plan with a mistake in it.
  fileprivate init(_ run: SimulationRequest.Run, mutant: Mutant, number: Int) {
    self = run
    mutation = ConstraintMutation(constraint: number, change: mutant.change)
  }
}

extension MutationReport.Mutant {
  fileprivate init(_ mutant: Mutant) {
    self.init(
      constraint: mutant.constraint.text, source: mutant.constraint.source, change: mutant.words,
      outcome: .changesNothing)
  }

  fileprivate var isNoticed: Bool {
    switch outcome {
    case .noticed: true
    case .unnoticed, .changesNothing: false
    }
  }
}
