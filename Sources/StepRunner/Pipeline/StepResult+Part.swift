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

  /// How many conditions of a behaviour hold, over all its devices, and how many there are.
  ///
  /// - Complexity: O(frames × expectations).
  package func share(at index: Int, of course: Course) -> (held: Int, asked: Int) {
    let behaviour = behaviours[index]
    let asked = behaviour.devices.reduce(0) { $0 + behaviour.expectations(on: $1).count }
    guard case .ran(_, let plan, let outcomes) = stage else { return (0, asked) }
    let held = behaviour.devices.reduce(0) { sum, device in
      guard let run = plan.index(of: behaviour, on: device), outcomes.indices.contains(run)
      else { return sum }
      return sum
        + Checker.held(
          behaviour, on: device, against: outcomes[run],
          record: outcomes[run].trace.map { Record($0, of: course) })
    }
    return (held, asked)
  }

  /// How many runs were ended because they came to no end.
  package var lateRuns: Int {
    guard case .ran(_, _, let outcomes) = stage else { return 0 }
    return outcomes.count {
      if case .timedOut = $0.ending { true } else { false }
    }
  }
}
