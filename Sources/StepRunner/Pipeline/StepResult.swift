package import Checker
package import Course
package import LayoutTrace

/// How far a step came, and what was found.
package struct StepResult: Sendable {
  /// Where the way ended.
  package enum Stage: Sendable {
    /// There is no such step, or its files cannot be read: why, as a sentence.
    case notFound(reason: String)
    /// Any outcome but `.built`.
    case notBuilt(BuildOutcome)
    /// An outcome a run of the plan, in order.
    case ran(BuiltApp, plan: RunPlan, outcomes: [RunOutcome])
  }

  package var name: String
  /// What was to be held against it.
  package var behaviours: [Behaviour]
  /// Nil when the step was not found.
  package var step: CheckedOutStep?
  package var stage: Stage
  /// For each of `behaviours` a finding a device; empty unless the app ran.
  package var findings: [[Finding]]

  init(name: String, behaviours: [Behaviour]) {
    self.name = name
    self.behaviours = behaviours
    stage = .notFound(reason: "")
    findings = []
  }
}
