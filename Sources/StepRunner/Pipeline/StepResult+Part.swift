import Checker
package import Course
import LayoutTrace

extension StepResult {
  /// The result as it would be if only the first so many of its behaviours had been asked for: what
  /// was run for the others is not in it.
  ///
  /// Runs are made in the order in which behaviours need them, so that the runs of the first
  /// behaviours are the first runs.
  package func part(ofFirst count: Int) -> StepResult {
    var part = self
    part.behaviours = Array(behaviours.prefix(count))
    part.findings = Array(findings.prefix(count))
    if case .ran(let app, _, let outcomes) = stage {
      let plan = RunPlan(for: part.behaviours)
      part.stage = .ran(app, plan: plan, outcomes: Array(outcomes.prefix(plan.runs.count)))
    }
    return part
  }

  /// How many conditions of each behaviour hold, over all its devices, and how many there are.
  ///
  /// - Returns: a share a behaviour, in order. Of one that passed all hold: it is not asked again.
  /// - Complexity: O(frames × expectations) of those that did not pass.
  package func shares(of course: Course) -> [(held: Int, asked: Int)] {
    // A record serves all behaviours of its run.
    var records: [Int: Record] = [:]
    return behaviours.indices.map { index in
      let behaviour = behaviours[index]
      let asked = behaviour.devices.reduce(0) { $0 + behaviour.expectations(on: $1).count }
      guard case .ran(_, let plan, let outcomes) = stage else { return (0, asked) }
      if verdict(at: index) == .passed { return (asked, asked) }
      let held = behaviour.devices.reduce(0) { sum, device in
        guard let run = plan.index(of: behaviour, on: device), outcomes.indices.contains(run)
        else { return sum }
        let record = records[run] ?? outcomes[run].trace.map { Record($0, of: course) }
        records[run] = record
        return sum
          + Checker.held(behaviour, on: device, against: outcomes[run], record: record)
      }
      return (held, asked)
    }
  }

  /// How many runs were ended because they came to no end.
  package var lateRuns: Int {
    guard case .ran(_, _, let outcomes) = stage else { return 0 }
    return outcomes.count {
      if case .timedOut = $0.ending { true } else { false }
    }
  }
}
